"""The order of the cards, looked up: these questions are asked many thousand times a deal."""

from __future__ import annotations

from functools import lru_cache

from spadille.cards import Card, CardSet
from spadille.games.hearts.cards import ORDER, PACK

#: All cards of a card's suit, those it outranks, and those that outrank it.
SUIT = {card: ORDER.mates(card) for card in PACK}
BELOW = {card: ORDER.below(card) for card in PACK}
ABOVE = {card: SUIT[card] - BELOW[card] - CardSet((card,)) for card in PACK}


@lru_cache(maxsize=40_000)
def upward(cards: CardSet) -> tuple[Card, ...]:
    """The cards of one suit from the lowest up."""
    return ORDER.sort(cards)[::-1]
