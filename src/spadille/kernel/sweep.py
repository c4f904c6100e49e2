"""What a player has at the end of a play whose points are stakes: a sweep counts otherwise."""

from __future__ import annotations

from array import array


def ended(
    points: int,
    player: int,
    players: int,
    holders: int,
    taken: int,
    swept: array[int],
    sweep_total: int,
    idle: int,
) -> int:
    """The points of a player at the end, from those of the cards that he has captured.

    ``holders`` has a bit for each who has some of the sweep, ``taken`` for each with a trick; the
    rest is as in ``Stakes``.

    >>> swept = array("i", [0, 26, 26, 26] * 8)
    >>> [ended(own, player, 4, 0b0001, 0b1111, swept, 26, 0) for player, own in ((0, 26), (1, 0))]
    [0, 26]
    >>> ended(5, 1, 4, 0b0110, 0b1111, swept, 26, 0), ended(0, 3, 4, 0b0110, 0b0111, swept, 26, -5)
    (5, -5)
    """
    if holders and not holders & (holders - 1):
        sweeper = holders.bit_length() - 1
        has_all = 0 if taken & (taken - 1) else 1
        points += swept[(sweeper * 2 + has_all) * players + player]
        return points - sweep_total if player == sweeper else points
    return points if taken >> player & 1 else points + idle
