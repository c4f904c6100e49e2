"""A play of the cards in the bits of its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spadille.cards import CardSet
from spadille.kernel.placed import Placed
from spadille.kernel.tables import Tables
from spadille.rules.cardplay import CardPlay


def bits_of(tables: Tables, play: CardPlay) -> Placed:
    """Each card at the bit that the tables give it."""
    return _placed(play, tables.bits, dict(enumerate(tables.cards)))


def squeezed(tables: Tables, play: CardPlay) -> Placed:
    """Cards that are alike moved down together, over those that have left the play."""
    held = CardSet(play.trick)
    for hand in play.hands:
        held |= hand
    places: dict[int, int] = {}
    free = 0
    for bit, index in enumerate(tables.cards):
        if not tables.twins >> bit & 1:
            free = bit
        if held.bits >> index & 1:
            places[index] = free
            free += 1
    return _placed(play, places, {place: index for index, place in places.items()})


def _placed(
    play: CardPlay, places: Mapping[int, int] | Sequence[int], cards: dict[int, int]
) -> Placed:
    return Placed(
        hands=tuple(sum(1 << places[card.index] for card in hand) for hand in play.hands),
        trick=tuple(places[card.index] for card in play.trick),
        situation=(2 if play.is_latched else 0) + (1 if play.is_first_trick else 0),
        leader=play.leader,
        taken=play.taken,
        cards=cards,
    )
