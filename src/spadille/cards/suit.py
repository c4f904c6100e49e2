"""The four suits."""

from enum import StrEnum


class Suit(StrEnum):
    """One of the four suits, written by its English letter.

    >>> Suit("H")
    <Suit.HEARTS: 'H'>
    >>> Suit.SPADES.is_black, Suit.DIAMONDS.is_black
    (True, False)
    """

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def is_black(self) -> bool:
        """Whether the suit is spades or clubs."""
        return self in (Suit.SPADES, Suit.CLUBS)
