"""The easy tier: readable rules, and chance where choices are close."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Any, TypeVar

from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.weighing import Weighed
from spadille.cards import Card, CardSet, Seat
from spadille.rules.action import Action, Pass, Play
from spadille.rules.rulebook import Rulebook

T = TypeVar("T")

#: By game, what so much less merit makes a card rarer by a factor of e: points, or chances to win.
_WARMTH = {"lhombre": 0.15, "hearts": 0.4, "solo": 0.03}
#: The same of what is said in an auction, in points.
_WARMTH_OF_CALLS = {"lhombre": 0.7, "solo": 1.5}
#: Choices so many times as much worse are not played.
_CLOSE = 2.0


class EasyPlayer:
    """Plays by estimates, and now and then does what seems second best by little."""

    def __init__(self) -> None:
        self._estimates = HeuristicPlayer()

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the seat does now; raises ``FaultyGame`` at a game this player does not know."""
        legal = rulebook.legal(view, seat)
        if Pass() in legal.choices:
            return self._call(rulebook, view, seat, rng)
        chosen = self._estimates.choose(rulebook, view, seat, rng)
        if not isinstance(chosen, Play) or len(legal.play) == 1:
            return chosen
        return Play(self._card(rulebook, view, seat, legal.play, rng))

    def weigh(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """Only what the seat does now, whose points are not known."""
        return (Weighed(self.choose(rulebook, view, seat, rng), 0.0),)

    def _call(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        calls = self._estimates.calls(rulebook, view, seat)
        return _drawn(calls, _WARMTH_OF_CALLS[rulebook.profile.game], rng)

    def _card(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, cards: CardSet, rng: Random
    ) -> Card:
        merits = self._estimates.merits(rulebook, view, seat, cards)
        return _drawn(merits, _WARMTH[rulebook.profile.game], rng)


def _drawn(merits: Mapping[T, float], warmth: float, rng: Random) -> T:
    """One of the choices that are close to the best, the better the more often."""
    best = max(merits.values())
    close = {
        choice: exp((merit - best) / warmth)
        for choice, merit in merits.items()
        if best - merit <= _CLOSE * warmth
    }
    return rng.choices(list(close), list(close.values()))[0]
