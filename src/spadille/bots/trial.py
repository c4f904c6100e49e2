"""Choices before the play, tried out in many ways in which the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spadille.bots.rehearsal import Rehearsal
from spadille.bots.weighing import Weighed
from spadille.inference.worlds import Weights, Worlds
from spadille.rules.action import Action
from spadille.rules.hidden import Hidden
from spadille.rules.rulebook import Rulebook

#: How many times as many worlds are drawn as are tried, where what was said makes some likelier.
_DRAWN = 4
#: The least share of worlds that count in effect.
_EFFECTIVE = 0.3


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
        likelihoods = softened([self.likelihood(state) for state in drawn])
        return rng.choices(drawn, likelihoods, k=count)


def softened(likelihoods: Sequence[float]) -> list[float]:
    """The same, made less unlike until no few of them outweigh all others.

    As many as ``_EFFECTIVE`` of them count in effect, by the square of their sum over the sum of
    their squares.

    >>> softened([1.0, 1.0, 0.5]), [round(each, 2) for each in softened([1.0] + 9 * [0.01])]
    ([1.0, 1.0, 0.5], [1.0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])
    """
    found = np.array(likelihoods)
    while found.sum() ** 2 < _EFFECTIVE * len(found) * (found**2).sum():
        found = np.sqrt(found)
    return [float(each) for each in found]


def tried(
    rehearsal: Rehearsal, states: Sequence[Any], actions: Sequence[Action], rng: Random
) -> list[Weighed]:
    """What each action promises over the same states, the best first.

    The first action is what estimates would do: another comes before it only where it promises
    more by as much as may be chance.
    """
    seeds = [rng.random() for _ in states]
    promised = np.array(
        [
            [
                rehearsal.value_after(state, action, Random(seed))
                for state, seed in zip(states, seeds, strict=True)
            ]
            for action in actions
        ]
    )
    means, doubts = promised.mean(axis=1), _doubts(promised)
    order = sorted(range(len(actions)), key=lambda place: doubts[place] - means[place])
    return [Weighed(actions[place], float(means[place]), len(states)) for place in order]


def _doubts(promised: NDArray[np.float64]) -> NDArray[np.float64]:
    """The standard error of each row's mean against that of the first."""
    more = promised - promised[0]
    return np.asarray(more.std(axis=1) / np.sqrt(more.shape[1]))
