"""The cards of L'Hombre and their orders (section 2)."""

from __future__ import annotations

from functools import cache

from spadille.cards import SPANISH_40, Card, CardSet, Suit
from spadille.rules.order import TrickOrder

PACK = SPANISH_40
SPADILLE = Card("SA")
BASTA = Card("CA")
BLACK_ACES = CardSet((SPADILLE, BASTA))

#: Suits in alternating colours, so that neighbours in a sorted hand are told apart.
_ALTERNATING = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_BLACK = "KQJ765432"
_RED = "KQJA234567"


def _suit_cards(suit: Suit, ranks: str) -> tuple[Card, ...]:
    return tuple(Card(suit.value + rank) for rank in ranks)


def plain_suit(suit: Suit) -> tuple[Card, ...]:
    """A suit that is not trump, highest first; a black one has no ace (2.1).

    >>> len(plain_suit(Suit.SPADES)), len(plain_suit(Suit.HEARTS))
    (9, 10)
    """
    return _suit_cards(suit, _BLACK if suit.is_black else _RED)


def manille(trump: Suit) -> Card:
    """The second trump: the two of a black suit, the seven of a red one (1.1)."""
    return Card(trump.value + ("2" if trump.is_black else "7"))


def matadors(trump: Suit) -> tuple[Card, Card, Card]:
    """Spadille, manille and basta, the three highest trumps."""
    return SPADILLE, manille(trump), BASTA


def trump_suit(trump: Suit) -> tuple[Card, ...]:
    """All trumps, highest first: 11 in a black suit, 12 in a red one (2.1).

    >>> " ".join(card.text for card in trump_suit(Suit.CLUBS))
    'SA C2 CA CK CQ CJ C7 C6 C5 C4 C3'
    >>> " ".join(card.text for card in trump_suit(Suit.HEARTS))
    'SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6'
    """
    rest = "KQJ76543" if trump.is_black else "AKQJ23456"
    return (*matadors(trump), *_suit_cards(trump, rest))


@cache
def trump_order(trump: Suit) -> TrickOrder:
    """The order under a contract with trumps: the trump suit, then three plain suits."""
    first = _ALTERNATING.index(trump)
    others = _ALTERNATING[first + 1 :] + _ALTERNATING[:first]
    return TrickOrder((trump_suit(trump), *(plain_suit(suit) for suit in others)))


@cache
def nolo_order() -> TrickOrder:
    """The order of a nolo: no trump; black aces and red sevens are the lowest of their suits.

    >>> nolo_order().winning((Card("S3"), Card("SA"), Card("S2")))
    Card('S3')
    """
    suits = (
        plain_suit(suit) + ((Card(suit + "A"),) if suit.is_black else ()) for suit in _ALTERNATING
    )
    return TrickOrder(((), *suits))


@cache
def grand_order() -> TrickOrder:
    """The order of a Grand: the black aces over everything, of no suit, and four plain suits."""
    return TrickOrder(((SPADILLE, BASTA), *(plain_suit(suit) for suit in _ALTERNATING)))
