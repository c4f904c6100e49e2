"""Which card a player tries first: the same for a search and for a play-out.

Only ints and arrays cross into this module. Whoever is keen likes a trick better with himself than
with the other side.
"""

from __future__ import annotations

from array import array

from spadille.kernel.bits import highest, lowest, size


def unbeaten(moves: int, others: int, beats: array[int]) -> int:
    """Those of the moves that none of the other cards can beat.

    >>> bin(unbeaten(0b0101, 0b0010, array("Q", [0b1110, 0b1100, 0b1000, 0])))
    '0b100'
    """
    sure = 0
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        if not beats[card] & others:
            sure |= 1 << card
    return sure


def leading(sure: int, moves: int, trumps: int) -> int:
    """The card of a player who is keen: what nobody beats, then high cards of plain suits.

    ``sure`` are the moves that nobody beats, ``moves`` all others; one of them is not empty.

    >>> leading(0b0000, 0b1101, trumps=0b1000)
    2
    """
    if sure:
        return lowest(sure)
    plain = moves & ~trumps
    return highest(plain or moves)


def safest(moves: int, others: int, beats: array[int]) -> int:
    """The one of the moves that most of the other cards beat, the lowest of several.

    >>> safest(0b0110, 0b1001, array("Q", [0b1110, 0b1100, 0b1000, 0]))
    1
    """
    found, most = 0, -1
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        over = size(beats[card] & others)
        if over > most:
            found, most = card, over
    return found


def following(takers: int, leavers: int, is_taking: int, is_keen: int) -> int:
    """The card to add: the lowest that takes the trick, or the one to leave it with.

    ``takers`` are not empty where he takes it, ``leavers`` not where he leaves it. Whether he takes
    it, and is keen, is told by other ints than 0.

    >>> following(0b1100, 0b0011, is_taking=1, is_keen=1)
    2
    >>> following(0b1100, 0b0011, is_taking=0, is_keen=0)
    1
    """
    if is_taking:
        return lowest(takers)
    return lowest(leavers) if is_keen else highest(leavers)
