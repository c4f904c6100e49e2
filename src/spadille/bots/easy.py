"""The easy tier: readable rules, and chance where choices are close."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.weighing import Weighed
from spadille.cards import Card, CardSet, Seat
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook

#: By game, what so much less merit makes a card rarer by a factor of e: points, or chances to win.
_WARMTH = {"lhombre": 0.15, "hearts": 0.4, "solo": 0.03}
#: Cards so many times as much worse are not played.
_CLOSE = 2.0


class EasyPlayer:
    """Plays by estimates, and now and then the card that seems second best by little."""

    def __init__(self) -> None:
        self._estimates = HeuristicPlayer()

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the seat does now; raises ``FaultyGame`` at a game this player does not know."""
        chosen = self._estimates.choose(rulebook, view, seat, rng)
        cards = rulebook.legal(view, seat).play
        if not isinstance(chosen, Play) or len(cards) == 1:
            return chosen
        return Play(self._card(rulebook, view, seat, cards, rng))

    def weigh(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """Only what the seat does now, whose points are not known."""
        return (Weighed(self.choose(rulebook, view, seat, rng), 0.0),)

    def _card(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, cards: CardSet, rng: Random
    ) -> Card:
        merits = self._estimates.merits(rulebook, view, seat, cards)
        warmth, best = _WARMTH[rulebook.profile.game], max(merits.values())
        close = {
            card: exp((merit - best) / warmth)
            for card, merit in merits.items()
            if best - merit <= _CLOSE * warmth
        }
        return rng.choices(list(close), list(close.values()))[0]
