"""The duties of a situation: what a hand may play, the first that binds it deciding."""

from __future__ import annotations

from array import array


def situation_number(width: int, situation: int, led: int, winning: int) -> int:
    """Where the tables have a situation, ``width`` being one more than there are cards.

    >>> situation_number(41, 0, 2, 3)
    85
    """
    return (situation * width + led) * width + winning


def allowed(hand: int, rungs: array[int], rung: int) -> int:
    """The cards of a hand that the ladder from this rung on lets it play.

    >>> follow_suit_then_anything = array("Q", [0b0011, 0b0011, 0, 0b1111])
    >>> [bin(allowed(hand, follow_suit_then_anything, 0)) for hand in (0b0110, 0b1100)]
    ['0b10', '0b1100']
    """
    while rungs[rung] and not hand & rungs[rung]:
        rung += 2
    return hand & rungs[rung + 1]
