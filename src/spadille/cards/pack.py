"""The packs games are played with."""

from collections.abc import Iterable
from typing import NewType

from spadille.cards.card import Card
from spadille.cards.rank import Rank
from spadille.cards.suit import Suit

#: All cards of a game once, in the order of their index.
Pack = NewType("Pack", tuple[Card, ...])


def pack_of(ranks: Iterable[Rank]) -> Pack:
    """The pack that has these ranks in all four suits."""
    chosen = set(ranks)
    return Pack(tuple(Card.of(suit, rank) for suit in Suit for rank in Rank if rank in chosen))


FRENCH_52 = pack_of(Rank)
#: Without eights, nines and tens: the pack of L'Hombre (rules/lhombre 2).
SPANISH_40 = pack_of(set(Rank) - {Rank.EIGHT, Rank.NINE, Rank.TEN})
#: From seven to ace: the pack of Spanish Solo.
PIQUET_32 = pack_of(
    {Rank.ACE, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING}
)
