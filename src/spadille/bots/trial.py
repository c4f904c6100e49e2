"""Choices before the play, tried out in many ways in which the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from time import thread_time
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
#: No trial of a player begins another stage after so much time of a processor.
SECONDS = 0.4
#: So few actions are tried in all states.
_FEW = 4
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
    rehearsal: Rehearsal,
    states: Sequence[Any],
    actions: Sequence[Action],
    rng: Random,
    seconds: float = SECONDS,
) -> list[Weighed]:
    """What each action promises over the same states, the best first.

    The first action is what estimates would do: another comes before it only where it promises
    more by as much as may be chance. Of many actions the worse half falls out, again and again, as
    more states are tried. Only where the machine is so slow that the ``seconds`` are up are some
    left out. Nothing where all states were too hard.
    """
    begun = thread_time()
    seeds = [rng.random() for _ in states]
    left, promised = list(actions), np.zeros((len(actions), 0))
    fallen: list[Weighed] = []
    for begin, end in pairwise(_stages(len(states))):
        if begin and thread_time() - begun > seconds:
            break
        more = [
            [
                rehearsal.value_after(state, action, Random(seed))
                for state, seed in zip(states[begin:end], seeds[begin:end], strict=True)
            ]
            for action in left
        ]
        promised = np.hstack((promised, _comparable(np.array(more))))
        if not promised.shape[1]:
            return []
        order = _ranked(promised)
        if end < len(states) and len(left) > _FEW:
            staying = sorted({0, *order[: max(_FEW, len(left) // 2)]})
            fallen = [_weighed(left, promised, at) for at in order if at not in staying] + fallen
            left, promised = [left[at] for at in staying], promised[staying]
    return [_weighed(left, promised, at) for at in _ranked(promised)] + fallen


def _comparable(promised: NDArray[np.float64]) -> NDArray[np.float64]:
    """The columns without a state that was too hard for one of the actions."""
    return promised[:, ~np.isnan(promised).any(axis=0)]


def _stages(count: int) -> list[int]:
    """After how many states the worse half falls out."""
    return [0, *sorted({max(1, count // 4), max(1, count // 2), count})]


def _ranked(promised: NDArray[np.float64]) -> list[int]:
    """The rows, the best first; to be better than the first is to be so beyond its standard error.

    Rows are by action, columns by state.
    """
    more = promised - promised[0]
    doubts = more.std(axis=1) / np.sqrt(more.shape[1])
    return [int(at) for at in np.argsort(doubts - promised.mean(axis=1), kind="stable")]


def _weighed(actions: Sequence[Action], promised: NDArray[np.float64], at: int) -> Weighed:
    return Weighed(actions[at], float(promised[at].mean()), promised.shape[1])
