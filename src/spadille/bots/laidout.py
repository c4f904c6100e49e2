"""The hidden cards laid out in many ways, as a seat may imagine them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from spadille.cards import CardSet
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.hidden import Hidden, World
from spadille.rules.rulebook import Rulebook


class LaidOut:
    """States that a view leaves open, each with its share; they sum to 1.

    Worlds in which the same hands are held count as one: cards out of play change nothing.
    """

    def __init__(self, hidden: Hidden, weights: Weights | None, count: int, rng: Random) -> None:
        self._hidden = hidden
        self.count = count
        worlds = Worlds(hidden, weights)
        kept: dict[tuple[int, ...], World] = {}
        times: Counter[tuple[int, ...]] = Counter()
        for _ in range(count):
            world = worlds.sample(rng)
            key = self._hands(world)
            kept.setdefault(key, world)
            times[key] += 1
        self._worlds = [(kept[key], number / count) for key, number in times.items()]

    def states(self, rulebook: Rulebook[Any], view: Any) -> Iterator[tuple[Any, float]]:
        """The truth as each world has it, with its share."""
        for world, share in self._worlds:
            yield rulebook.imagined(view, self._hidden, world), share

    def _hands(self, world: World) -> tuple[int, ...]:
        places = zip(self._hidden.places, world, strict=True)
        return tuple(CardSet(cards).bits for place, cards in places if place.kind == "hand")
