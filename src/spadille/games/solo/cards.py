"""The cards of Spanish Solo and their orders (section 2)."""

from __future__ import annotations

from functools import cache

from spadille.cards import PIQUET_32, Card, CardSet, Suit
from spadille.rules.order import TrickOrder

PACK = PIQUET_32
SPADILLE = Card("CQ")
BASTA = Card("SQ")
BLACK_QUEENS = CardSet((SPADILLE, BASTA))

#: Suits in alternating colours, so that neighbours in a sorted hand are told apart.
_ALTERNATING = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_BLACK = "AKJT987"
_RED = "AKQJT987"


def plain_suit(suit: Suit) -> tuple[Card, ...]:
    """A suit that is not trump, highest first; a black one has no queen.

    >>> len(plain_suit(Suit.SPADES)), len(plain_suit(Suit.HEARTS))
    (7, 8)
    """
    ranks = _BLACK if suit.is_black else _RED
    return tuple(Card(suit.value + rank) for rank in ranks)


def manilla(trump: Suit) -> Card:
    """The second trump: the seven of the trump suit."""
    return Card(trump.value + "7")


def trump_suit(trump: Suit) -> tuple[Card, ...]:
    """All trumps, highest first: nine in a black suit, ten in a red one.

    >>> " ".join(card.text for card in trump_suit(Suit.CLUBS))
    'CQ C7 SQ CA CK CJ CT C9 C8'
    >>> " ".join(card.text for card in trump_suit(Suit.HEARTS))
    'CQ H7 SQ HA HK HQ HJ HT H9 H8'
    """
    *rest, _ = plain_suit(trump)
    return (SPADILLE, manilla(trump), BASTA, *rest)


@cache
def trump_order(trump: Suit) -> TrickOrder:
    """The order once trumps are known: the trump suit, then three plain suits."""
    first = _ALTERNATING.index(trump)
    others = _ALTERNATING[first + 1 :] + _ALTERNATING[:first]
    return TrickOrder((trump_suit(trump), *(plain_suit(suit) for suit in others)))


@cache
def order_before_trumps() -> TrickOrder:
    """The order in which to hold a hand until trumps are known: black queens, then plain suits."""
    return TrickOrder(((SPADILLE, BASTA), *(plain_suit(suit) for suit in _ALTERNATING)))
