"""A play of the cards in the bits of its tables."""

from __future__ import annotations

import msgspec

from spadille.cards import Card, CardSet
from spadille.kernel.tabulate import Tables
from spadille.rules.cardplay import CardPlay


class Placed(msgspec.Struct, frozen=True):
    """The hands, by player, and the trick in bits; ``cards`` tells which card a bit stands for.

    ``situation`` is 1 on the first trick, plus 2 where the latch is true.
    """

    hands: tuple[int, ...]
    trick: tuple[int, ...]
    situation: int
    cards: dict[int, Card]


def bits_of(tables: Tables, play: CardPlay) -> Placed:
    """Each card at the bit that the tables give it."""
    return _placed(play, tables.bits)


def squeezed(tables: Tables, play: CardPlay) -> Placed:
    """Cards that are alike moved down together, over those that have left the play."""
    held = CardSet(card for hand in play.hands for card in hand)
    alive = tables.mask(held) | tables.mask(CardSet(play.trick))
    places: dict[Card, int] = {}
    free = 0
    for bit, card in enumerate(tables.cards):
        if not tables.twins >> bit & 1:
            free = bit
        if alive >> bit & 1:
            places[card] = free
            free += 1
    return _placed(play, places)


def _placed(play: CardPlay, places: dict[Card, int]) -> Placed:
    return Placed(
        hands=tuple(sum(1 << places[card] for card in hand) for hand in play.hands),
        trick=tuple(places[card] for card in play.trick),
        situation=play.is_latched * 2 + play.is_first_trick,
        cards={place: card for card, place in places.items()},
    )
