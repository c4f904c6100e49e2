"""Something said during the play, or not said: compared with what could have been done instead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spadille.analysis.asked import Asked, TooEarly
from spadille.analysis.ends import chances, ends
from spadille.analysis.moment import Costs
from spadille.analysis.openeyes import PATIENCE
from spadille.analysis.outlook import drawn
from spadille.analysis.par import usual
from spadille.analysis.thinker import thinker
from spadille.bots.opencards import OpenCards
from spadille.bots.rehearsal import Calibration
from spadille.cards import Seat
from spadille.kernel.problem import LimitHit
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook

#: The games in which a card is played where something could have been said instead, each with a
#: module that has ``others`` and ``is_ending``; imported when a deal of it is judged.
_GAMES = {"lhombre": "spadille.analysis.lhombre.sayings"}

Values = NDArray[np.float64]


def others(rulebook: Rulebook[Any], view: Any, seat: Seat, done: Action) -> tuple[Action, ...]:
    """What else a seat could have done, once cards were played, where something is or was said.

    Nothing where it played a card and nothing else was to be said.
    """
    own = _own(rulebook)
    if own is not None:
        told: tuple[Action, ...] = own.others(rulebook, view, seat, done)
        return told
    if isinstance(done, Play):
        return ()
    return tuple(each for each in rulebook.legal(view, seat).choices if each != done)


def costs(rulebook: Rulebook[Any], asked: Asked, rng: Random, worlds: int) -> Costs:
    """What it cost to say something, or to play a card instead; raises ``TooEarly``.

    From here on nobody errs in the play. Where the deal could be ended now, what open cards promise
    is taken for what that comes to among players, who do not see all; with open cards it is not.
    """
    said = others(rulebook, asked.view, asked.seat, asked.action)
    cards = [Play(card) for card in rulebook.legal(asked.view, asked.seat).play]
    actions = list(dict.fromkeys((asked.action, *said, *cards)))
    states = list(drawn(rulebook, asked.view, asked.seat, rng, worlds))
    values = _Values(rulebook, asked.seat, _calibration(rulebook, asked, actions))
    found = values.known(states, actions)
    known = np.array([[end.points for end in row] for row in found])
    means = known.mean(axis=0)
    better = int(means.argmax()) if means.max() > means[0] else 0
    open_ = values.opened(asked.truth, actions)
    every = (*known.flat, *open_)
    best = int(open_.argmax()) if open_.max() > open_[0] else 0
    gaps = known[:, better] - known[:, 0]
    return Costs(
        actions[better],
        actions[best],
        float(gaps.mean()),
        float(gaps.std(ddof=1)) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0,
        float(open_[best] - open_[0]),
        float(open_[0] - open_[better]),
        max(float(max(every) - min(every)), 1.0),
        tuple(tuple(hand.known for hand in state.hands) for state in states),
        chances([row[0].outcome for row in found]),
        chances([row[better].outcome for row in found]),
    )


class _End(NamedTuple):
    """What an action comes to for the seat, and how the contract ends for its declarer."""

    points: float
    outcome: str


class _Values:
    """What actions of a seat come to in states that may be the truth."""

    def __init__(self, rulebook: Rulebook[Any], seat: Seat, calibrated: Calibration) -> None:
        self._rulebook, self._seat, self._calibrated = rulebook, seat, calibrated
        self._open_cards = OpenCards(rulebook, seat, PATIENCE)

    def known(self, states: Sequence[Any], actions: Sequence[Action]) -> list[list[_End]]:
        """By state and action, without the states that are too hard; raises ``TooEarly``."""
        found = []
        for state in states:
            try:
                found.append(self._of(state, actions, self._calibrated))
            except LimitHit:
                continue
        if not found:
            raise TooEarly
        return found

    def opened(self, truth: Any, actions: Sequence[Action]) -> Values:
        """By action, as the cards lay; raises ``TooEarly``."""
        try:
            return np.array([end.points for end in self._of(truth, actions, _as_open_cards)])
        except LimitHit as hit:
            raise TooEarly from hit

    def _of(self, state: Any, actions: Sequence[Action], calibrated: Calibration) -> list[_End]:
        return [self._after(state, action, calibrated) for action in actions]

    def _after(self, state: Any, action: Action, calibrated: Calibration) -> _End:
        for event in self._rulebook.decide(state, self._seat, action):
            state = self._rulebook.evolve(state, event)
        if self._rulebook.is_over(state):
            return _End(float(state.settled.scores[self._seat]), state.settled.outcome)
        play, promised = self._open_cards.play(state), self._open_cards.promised(state)
        worth = self._open_cards.counted(state, promised)
        side, own = next(iter(promised.items()))
        told = ends(self._rulebook, state, play, side)
        return _End(calibrated(state, worth), told.get(round(own * len(side)), ""))


def _calibration(rulebook: Rulebook[Any], asked: Asked, actions: Sequence[Action]) -> Calibration:
    """What players come to, where the deal could be over at once."""
    before, own = thinker(rulebook, asked.view, asked.seat), _own(rulebook)
    is_ending = own is not None and any(map(own.is_ending, actions))
    if before is None or not is_ending:
        return _as_open_cards
    return partial(usual, rulebook, before)


def _own(rulebook: Rulebook[Any]) -> Any:
    name = _GAMES.get(rulebook.profile.game)
    return None if name is None else import_module(name)


def _as_open_cards(_state: Any, points: float) -> float:
    return points
