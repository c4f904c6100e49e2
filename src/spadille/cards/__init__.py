"""The things on the table: suits, ranks, cards, packs, hands, the talon, tricks and seats."""

from spadille.cards.card import Card
from spadille.cards.cardset import NO_CARDS, CardSet
from spadille.cards.hand import Hand
from spadille.cards.pack import FRENCH_52, PIQUET_32, SPANISH_40, Pack
from spadille.cards.rank import Rank
from spadille.cards.seat import PUBLIC, Seat, Viewer, seats_from
from spadille.cards.suit import Suit
from spadille.cards.talon import Talon
from spadille.cards.trick import Trick

__all__ = [
    "FRENCH_52",
    "NO_CARDS",
    "PIQUET_32",
    "PUBLIC",
    "SPANISH_40",
    "Card",
    "CardSet",
    "Hand",
    "Pack",
    "Rank",
    "Seat",
    "Suit",
    "Talon",
    "Trick",
    "Viewer",
    "seats_from",
]
