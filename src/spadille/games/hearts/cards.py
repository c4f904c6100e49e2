"""The cards of Hearts and their order (section 2)."""

from __future__ import annotations

from spadille.cards import FRENCH_52, Card, CardSet, Suit
from spadille.rules.order import TrickOrder

PACK = FRENCH_52
EVERY_CARD = CardSet(PACK)
TWO_OF_CLUBS = Card("C2")
QUEEN = Card("SQ")

_FROM_THE_TOP = "AKQJT98765432"
#: As most players hold them; neighbouring suits differ in colour.
_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)


def suit_cards(suit: Suit) -> tuple[Card, ...]:
    """A suit from the ace down to the two.

    >>> " ".join(card.text for card in suit_cards(Suit.HEARTS))
    'HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2'
    """
    return tuple(Card(suit.value + rank) for rank in _FROM_THE_TOP)


#: Four suits and no trump.
ORDER = TrickOrder(((), *(suit_cards(suit) for suit in _SUITS)))

CLUBS = CardSet(suit_cards(Suit.CLUBS))
HEARTS = CardSet(suit_cards(Suit.HEARTS))
THE_QUEEN = CardSet((QUEEN,))
#: What counts against whoever takes it.
POINT_CARDS = HEARTS | THE_QUEEN
#: What may not be passed where high spades are kept (3.2).
HIGH_SPADES = CardSet.read("SA SK SQ")
#: What can be worth anything in some rule set: the point cards, and the cards of a bonus (5.4).
COUNTING = POINT_CARDS | CardSet.read("DJ DT")

#: What each heart counts where it counts its spots: an ace 14, a king 13 and so on (5.1).
SPOTS = {card: 14 - ORDER.place(card) for card in HEARTS}
