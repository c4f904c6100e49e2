"""Choices before the play, tried out in many ways in which the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spadille.bots.rehearsal import Rehearsal
from spadille.bots.weighing import Weighed
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.action import Action
from spadille.rules.hidden import Hidden
from spadille.rules.rulebook import Rulebook

#: How many times as many worlds are drawn as are tried, where what was said makes some likelier.
_DRAWN = 4


@dataclass(frozen=True, slots=True)
class Trial:
    """The ways in which the cards may lie for a view, as likely as what was said makes them."""

    rulebook: Rulebook[Any]
    view: Any
    hidden: Hidden
    readiness: Weights
    likelihood: Callable[[Any], float]

    def states(self, count: int, rng: Random) -> list[Any]:
        """So many states, the likelier the more often: drawn anew from more that were drawn."""
        worlds = Worlds(self.hidden, self.readiness)
        drawn = [
            self.rulebook.imagined(self.view, self.hidden, worlds.sample(rng))
            for _ in range(_DRAWN * count)
        ]
        return rng.choices(drawn, list(map(self.likelihood, drawn)), k=count)


def tried(
    rehearsal: Rehearsal, states: Sequence[Any], actions: Sequence[Action], rng: Random
) -> list[Weighed]:
    """What each action promises over the same states, the best first."""
    found = []
    seeds = [rng.random() for _ in states]
    for action in actions:
        total = sum(
            rehearsal.value_after(state, action, Random(seed))
            for state, seed in zip(states, seeds, strict=True)
        )
        found.append(Weighed(action, total / len(states), len(states)))
    return sorted(found, key=lambda each: -each.points)
