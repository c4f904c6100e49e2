"""The ways in which hidden cards may lie: counted, listed and drawn by chance."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from random import Random

import numpy as np
from numpy.typing import NDArray

from spadille.cards import Card
from spadille.rules.hidden import Hidden, World

#: How readily each place takes a card, by place: 1 where nothing is said, 0 where it never lies.
Weights = Sequence[Mapping[Card, float]]


class NoWorld(ValueError):
    """There is no way in which the hidden cards can lie."""


class Worlds:
    """All consistent worlds of what lies hidden, each as likely as the product of its weights.

    Without weights all are equally likely. The order within a place is by chance, and is not
    counted. Raises ``NoWorld`` where there is none.

    >>> from spadille.cards import CardSet, Seat
    >>> from spadille.rules.hidden import Hidden, Place
    >>> cards = CardSet.read("SA HK D2")
    >>> one = Place("hand", Seat(1), 2, cards - CardSet.read("SA"))
    >>> two = Place("hand", Seat(2), 1, cards)
    >>> worlds = Worlds(Hidden(cards, (one, two)))
    >>> worlds.count, list(worlds.every())
    (1, [((Card('HK'), Card('D2')), (Card('SA'),))])
    """

    def __init__(self, hidden: Hidden, weights: Weights | None = None) -> None:
        self.hidden = hidden
        places = hidden.places
        # The most constrained cards first: then few ways of filling the places come about at all.
        self._cards = sorted(
            hidden.cards, key=lambda card: sum(card in place.cards for place in places)
        )
        self._readiness = _readiness(hidden, self._cards, weights)
        self._sizes = tuple(place.size for place in places)
        self._steps = _steps(self._sizes)
        self._ways = self._fill()
        if not self.weight > 0:
            raise NoWorld("there is no way in which the hidden cards can lie")

    @property
    def weight(self) -> float:
        """The sum of the weights of all worlds; their number where no weights were given."""
        return float(self._ways[0][-1])

    @property
    def count(self) -> int:
        """How many worlds there are, where no weights were given; exact below 2**53."""
        return round(self.weight)

    def sample(self, rng: Random) -> World:
        """A world drawn by its weight."""
        lying: list[list[Card]] = [[] for _ in self._sizes]
        place_of = len(self._ways[0]) - 1
        for number, card in enumerate(self._cards):
            after = self._ways[number + 1]
            chances = [
                ready * after[place_of - step] if len(heap) < size else 0.0
                for ready, step, size, heap in zip(
                    self._readiness[number], self._steps, self._sizes, lying, strict=True
                )
            ]
            chosen = _drawn(chances, rng)
            lying[chosen].append(card)
            place_of -= self._steps[chosen]
        for heap in lying:
            rng.shuffle(heap)
        return tuple(map(tuple, lying))

    def every(self) -> Iterator[World]:
        """Every world once, each place in the order of the cards; ask how many there are first."""
        lying: list[list[Card]] = [[] for _ in self._sizes]
        yield from self._every(0, lying)

    def chances(self) -> dict[Card, tuple[float, ...]]:
        """How likely it is that each card lies in each place."""
        shape = tuple(size + 1 for size in self._sizes)
        come = np.zeros(shape)
        come.flat[-1] = 1.0
        found = {}
        for number, card in enumerate(self._cards):
            after = self._ways[number + 1].reshape(shape)
            gone, row = np.zeros(shape), []
            for axis, weight in enumerate(self._readiness[number]):
                taken = weight * _shifted(come, axis)
                row.append(float((taken * after).sum() / self.weight))
                gone += taken
            found[card] = tuple(row)
            come = gone
        return found

    def _every(self, number: int, lying: list[list[Card]]) -> Iterator[World]:
        if number == len(self._cards):
            yield tuple(tuple(sorted(heap, key=_index)) for heap in lying)
            return
        for ready, size, heap in zip(self._readiness[number], self._sizes, lying, strict=True):
            if ready > 0 and len(heap) < size:
                heap.append(self._cards[number])
                yield from self._every(number + 1, lying)
                heap.pop()

    def _fill(self) -> list[NDArray[np.float64]]:
        """By number of cards that lie: the weight of all ways to lay the others.

        Each array has one number for every way of having so much room left in the places.
        """
        shape = tuple(size + 1 for size in self._sizes)
        ways = np.zeros(shape)
        ways.flat[0] = 1.0
        found = [ways.ravel()]
        for ready in reversed(self._readiness):
            more = np.zeros(shape)
            for axis, weight in enumerate(ready):
                if weight:
                    into, source = _neighbours(len(shape), axis)
                    more[into] += weight * ways[source]
            ways = more
            found.append(ways.ravel())
        return found[::-1]


def _readiness(
    hidden: Hidden, cards: Sequence[Card], weights: Weights | None
) -> list[tuple[float, ...]]:
    """How readily each place takes each card."""
    given: Weights = [{} for _ in hidden.places] if weights is None else weights
    return [
        tuple(
            float(told.get(card, 1.0)) if card in place.cards else 0.0
            for place, told in zip(hidden.places, given, strict=True)
        )
        for card in cards
    ]


def _steps(sizes: Sequence[int]) -> tuple[int, ...]:
    """How far apart in a flat array ways are that differ by one card of room in a place."""
    steps, unit = [], 1
    for size in reversed(sizes):
        steps.append(unit)
        unit *= size + 1
    return tuple(reversed(steps))


def _neighbours(axes: int, axis: int) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """All ways with room for a card more in a place, and those that are left once it lies there."""
    more, fewer = [slice(None)] * axes, [slice(None)] * axes
    more[axis], fewer[axis] = slice(1, None), slice(None, -1)
    return tuple(more), tuple(fewer)


def _shifted(ways: NDArray[np.float64], axis: int) -> NDArray[np.float64]:
    """The ways after one more card has been laid in a place."""
    more, fewer = _neighbours(ways.ndim, axis)
    shifted = np.zeros(ways.shape)
    shifted[fewer] = ways[more]
    return shifted


def _drawn(chances: Sequence[float], rng: Random) -> int:
    heights = list(accumulate(chances))
    # Rounding must not choose a last place without any chance.
    last = heights.index(heights[-1])
    return bisect(heights, rng.random() * heights[-1], 0, last)


def _index(card: Card) -> int:
    return card.index
