"""A deal played on in thought to where the cards decide: everybody acts by estimates until then."""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from random import Random
from typing import Any

from spadille.bots.opencards import OpenCards
from spadille.bots.player import Player
from spadille.cards import Seat
from spadille.kernel.problem import LimitHit
from spadille.rules.action import Action
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook, awaited

#: What each of a side comes to in a state, if open cards promise him so many points.
Calibration = Callable[[Any, float], float]
#: What the seat comes to in a state; nothing where that is to be played out.
Foretelling = Callable[[Any], float | None]


#: Cards played in thought for one way, at most, where a player waits for it.
NODES = 300_000


def nothing(_state: Any) -> None:
    """What is foretold by whoever plays every deal out."""


class Rehearsal:
    """What becomes of a deal for one seat, nobody erring in the play.

    ``estimates`` acts for everybody before the play; it must look at nothing there but the hand of
    the seat it acts for. What is ``foretold`` of a state is not played out.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        seat: Seat,
        estimates: Player,
        calibrated: Calibration,
        nodes: int = NODES,
        foretold: Foretelling = nothing,
    ) -> None:
        self._rulebook, self._seat = rulebook, seat
        self._estimates, self._calibrated, self._foretold = estimates, calibrated, foretold
        self._open_cards = OpenCards(rulebook, seat, nodes)

    def value_after(self, state: Any, action: Action, rng: Random) -> float:
        """The seat's points if it acts so; ``state`` is the truth as it is imagined."""
        return self.value(self._after(state, self._seat, action), rng)

    def value(self, state: Any, rng: Random) -> float:
        """The seat's points from here on; not a number where the play is too hard to solve."""
        rulebook = self._rulebook
        while not rulebook.is_over(state):
            foretold = self._foretold(state)
            if foretold is not None:
                return foretold
            play = rulebook.card_play(state)
            if play is not None:
                return self._in_play(state, play)
            seat = min(awaited(rulebook, state))
            chosen = self._estimates.choose(rulebook, state, seat, rng)
            state = self._after(state, seat, chosen)
        return float(state.settled.scores[self._seat])

    def _in_play(self, state: Any, play: CardPlay) -> float:
        try:
            promised = self._open_cards.promised(state)
        except LimitHit:
            return nan
        return sum(
            self._open_cards.part(play, side) * self._calibrated(state, points)
            for side, points in promised.items()
        )

    def _after(self, state: Any, seat: Seat, action: Action) -> Any:
        for event in self._rulebook.decide(state, seat, action):
            state = self._rulebook.evolve(state, event)
        return state
