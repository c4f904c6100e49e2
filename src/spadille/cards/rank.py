"""The thirteen ranks, in the order of their faces; what beats what is for a game to say."""

from enum import StrEnum


class Rank(StrEnum):
    """The face of a card without its suit; the ten is written ``T``.

    >>> [rank.value for rank in Rank]
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
    """

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
