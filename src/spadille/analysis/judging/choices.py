"""A call, a choice of contract and trumps, or an exchange: tried, and played on in thought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from math import inf, sqrt
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spadille.analysis.asked import Asked, TooEarly
from spadille.analysis.handmeter import Chance, promised
from spadille.analysis.moment import Costs
from spadille.analysis.openeyes import PATIENCE
from spadille.analysis.par import usual
from spadille.analysis.thinker import thinker
from spadille.bots.before import Before
from spadille.bots.rehearsal import Rehearsal
from spadille.bots.trial import tried
from spadille.rules.action import Action
from spadille.rules.rulebook import Rulebook

#: Of the worlds in which a card is tried, the part in which it is sought what may be better, and
#: the part in which it is told by how much it is so: to lay out a world takes longer here.
_SOUGHT, _WEIGHED = 0.3, 0.6

#: The games of which it was learned what contracts promise a hand, each with a module that has
#: ``foretold`` and ``ends``; imported when a deal of it is judged.
_GAMES = {"lhombre": "spadille.analysis.lhombre.promise"}

Values = NDArray[np.float64]


def costs(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> Costs:
    """What the choice cost; raises ``TooEarly``.

    Until cards are played everybody else does as estimates tell him; from then on nobody errs. By
    what could be known that comes to as much as such deals do among players, and what the seat
    would play alone to what its hand promises, as the hand meter tells it; with open cards to what
    it comes to there.
    """
    before = thinker(rulebook, asked.view, asked.seat)
    assert before is not None
    done, actions = asked.action, _actions(before, asked, rng)
    states = before.states(max(1, round(_SOUGHT * worlds)), rng)
    rehearsal = _among_players(before)
    better = _better(rehearsal, states, actions, rng)
    if better != done:
        # What was found among many is weighed in other worlds, in which chance has not chosen it.
        states = before.states(max(1, round(_WEIGHED * worlds)), rng)
    own, other = _compared(rehearsal, states, done, better, rng)
    known = float((other - own).mean())
    if known <= 0:
        better, other, known = done, own, 0.0
    open_ = _opened(before, asked, actions, rng)
    best = max(open_.values())
    ends = [*own, *other, *open_.values(), *_ends(before, (done, better))]
    return Costs(
        better,
        done if open_[done] == best else max(open_, key=open_.__getitem__),
        known,
        _doubt(other - own),
        best - open_[done],
        open_[done] - open_[better],
        max(float(max(ends) - min(ends)), 1.0),
        tuple(tuple(hand.known for hand in state.hands) for state in states),
        _chances(asked, rulebook, done),
        _chances(asked, rulebook, better),
    )


def _chances(asked: Asked, rulebook: Rulebook[Any], action: Action) -> tuple[Chance, ...]:
    """How the contract that is bid ends with such a hand; nothing of other choices."""
    told = promised(rulebook, asked.view, asked.seat, action)
    return () if told is None else told.chances


def _actions(before: Before, asked: Asked, rng: Random) -> list[Action]:
    """What was done, and then what else is worth a thought."""
    legal = before.rulebook.legal(asked.view, asked.seat)
    near = before.near(legal, rng)
    return [asked.action, *(each for each in near if each != asked.action)]


def _among_players(before: Before) -> Rehearsal:
    """The deal played on as players come to it, who do not see all."""
    rulebook, own = before.rulebook, _own(before)
    calibrated = partial(usual, rulebook, before)
    if own is None or before.view.contract is not None:
        return before.rehearsal(calibrated, PATIENCE)
    options, seat = rulebook.profile.options, before.seat
    foretold = partial(own.foretold, before.numbers, options, seat)
    return before.rehearsal(calibrated, PATIENCE, foretold)


def _ends(before: Before, actions: Sequence[Action]) -> Values:
    """What contracts may come to at best and at worst that are bid or named, and foretold."""
    own = _own(before)
    if own is None:
        return np.array([])
    told = [own.ends(before.rulebook.profile.options, before.view, each) for each in actions]
    return np.array([end for ends in told for end in ends])


def _own(before: Before) -> Any:
    name = _GAMES.get(before.rulebook.profile.game)
    return None if name is None else import_module(name)


def _better(
    rehearsal: Rehearsal, states: Sequence[Any], actions: Sequence[Action], rng: Random
) -> Action:
    """The best of several, but the first unless another is so beyond what may be chance."""
    if len(actions) < 2:
        return actions[0]
    found = tried(rehearsal, states, actions, rng, inf)
    if not found:
        raise TooEarly
    return found[0].action


def _compared(
    rehearsal: Rehearsal, states: Sequence[Any], done: Action, better: Action, rng: Random
) -> tuple[Values, Values]:
    """What both come to in the same states, without those that are too hard to solve."""
    seeds = [rng.random() for _ in states]
    own = _values(rehearsal, states, done, seeds)
    other = own if better == done else _values(rehearsal, states, better, seeds)
    is_known = ~np.isnan(own + other)
    if not is_known.any():
        raise TooEarly
    return own[is_known], other[is_known]


def _doubt(gaps: Values) -> float:
    """The standard error of a mean."""
    return float(gaps.std(ddof=1)) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0


def _values(
    rehearsal: Rehearsal, states: Sequence[Any], action: Action, seeds: Sequence[float]
) -> Values:
    each = zip(states, seeds, strict=True)
    return np.array([rehearsal.value_after(state, action, Random(seed)) for state, seed in each])


def _opened(
    before: Before, asked: Asked, actions: Sequence[Action], rng: Random
) -> dict[Action, float]:
    """What each action comes to as the cards lay; raises ``TooEarly``."""
    rehearsal, seed = before.rehearsal(_as_open_cards, PATIENCE), [rng.random()]
    found = [_values(rehearsal, [asked.truth], action, seed)[0] for action in actions]
    if np.isnan(found).any():
        raise TooEarly
    return dict(zip(actions, map(float, found), strict=True))


def _as_open_cards(_state: Any, points: float) -> float:
    return points
