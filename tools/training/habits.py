"""Fitting where players are wont to have their cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from multiprocessing.pool import Pool
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from tools.training.sighting import Sighting

#: After so many rounds the numbers hardly change.
ROUNDS = 8
#: Cards, expected and seen alike, that are thought of beside those seen, so that rare ones stay
#: near to what is known of all.
PRIOR = 3.0

T = TypeVar("T")
Found = dict[str, NDArray[np.float64]]


def fit(sightings: Sequence[Sighting], kinds: int, pool: Pool) -> Found:
    """The numbers under which what was seen is likeliest, the talon taking every card alike.

    Each round makes a number larger by as much as more cards lay there than it foretold.
    """
    seen = summed(_seen(each, kinds) for each in sightings)
    numbers = {role: np.ones(kinds) for role in seen}
    for _ in range(ROUNDS):
        parts = pool.starmap(_expected, [(each, numbers, kinds) for each in shared(sightings)])
        foretold = summed(parts)
        for role, lay in seen.items():
            numbers[role] = numbers[role] * (lay + PRIOR) / (foretold[role] + PRIOR)
    return {role: _levelled(each) for role, each in sorted(numbers.items())}


def bits(sightings: Sequence[Sighting], numbers: Found, pool: Pool) -> float:
    """How many bits likelier on the mean the truth is by these numbers than by none."""
    parts = pool.starmap(_bits, [(each, numbers) for each in shared(sightings)])
    return sum(parts) / len(sightings)


def shared(sightings: Sequence[T], size: int = 100) -> list[Sequence[T]]:
    """All that was seen, in parts for several to work at."""
    return [sightings[start : start + size] for start in range(0, len(sightings), size)]


def _bits(sightings: Sequence[Sighting], numbers: Found) -> float:
    return sum(each.bits(numbers) for each in sightings)


def _seen(sighting: Sighting, kinds: int) -> Found:
    found: Found = {}
    for role, cards in zip(sighting.roles, sighting.truth, strict=True):
        if role is not None:
            row = found.setdefault(role, np.zeros(kinds))
            for card in cards:
                row[sighting.kinds[card]] += 1
    return found


def _expected(sightings: Sequence[Sighting], numbers: Found, kinds: int) -> Found:
    found: Found = {}
    for sighting in sightings:
        for card, row in sighting.worlds(numbers).chances().items():
            for role, chance in zip(sighting.roles, row, strict=True):
                if role is not None:
                    found.setdefault(role, np.zeros(kinds))[sighting.kinds[card]] += chance
    return found


def summed(parts: Iterable[Found]) -> Found:
    """The numbers of the parts added up, by name."""
    found: Found = {}
    for part in parts:
        for role, row in part.items():
            found[role] = found[role] + row if role in found else row
    return found


def _levelled(row: NDArray[np.float64]) -> NDArray[np.float64]:
    """No card is ever impossible for want of having been seen, nor certain."""
    return np.clip(row, 0.002, 50.0).round(4)
