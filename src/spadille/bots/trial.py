"""Choices before the play, tried out in many ways in which the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from spadille.bots.rehearsal import Rehearsal
from spadille.bots.weighing import Weighed
from spadille.rules.action import Action

#: How many times as many worlds are drawn as are tried, where what was said makes some likelier.
DRAWN = 4


def tried(
    rehearsal: Rehearsal, states: Sequence[Any], actions: Sequence[Action], rng: Random
) -> list[Weighed]:
    """What each action promises over the same states, the best first."""
    found = []
    seeds = [rng.random() for _ in states]
    for action in actions:
        total = sum(
            rehearsal.value(state, action, Random(seed))
            for state, seed in zip(states, seeds, strict=True)
        )
        found.append(Weighed(action, total / len(states), len(states)))
    return sorted(found, key=lambda each: -each.points)


def likely(
    draw: Callable[[], Any], likelihood: Callable[[Any], float], count: int, rng: Random
) -> list[Any]:
    """So many states, the likelier the more often: drawn anew from more that were drawn."""
    states = [draw() for _ in range(DRAWN * count)]
    return rng.choices(states, [likelihood(state) for state in states], k=count)
