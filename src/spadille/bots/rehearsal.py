"""A deal played on in thought to where the cards decide: everybody acts by estimates until then."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.opencards import OpenCards
from spadille.bots.player import Player
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.rulebook import Rulebook, awaited


class Rehearsal:
    """What becomes of a deal for one seat, all cards being known and nobody erring in the play.

    ``estimates`` acts for everybody before the play; it must look at nothing there but the hand of
    the seat it acts for. ``understated`` are the points that declarers win beyond what open cards
    promise, since the others do not see their hands.
    """

    def __init__(
        self, rulebook: Rulebook[Any], seat: Seat, estimates: Player, understated: float
    ) -> None:
        self._rulebook, self._seat = rulebook, seat
        self._estimates, self._understated = estimates, understated
        self._open_cards = OpenCards(rulebook, seat)

    def value(self, state: Any, action: Action, rng: Random) -> float:
        """The seat's points if it acts so; ``state`` is the truth as it is imagined."""
        state = self._after(state, self._seat, action)
        rulebook = self._rulebook
        while not rulebook.is_over(state):
            play = rulebook.card_play(state)
            if play is not None:
                side = next((each for each in play.sides if self._seat in each), None)
                return self._open_cards.value(state) + self._more(play, side)
            seat = min(awaited(rulebook, state))
            state = self._after(state, seat, self._estimates.choose(rulebook, state, seat, rng))
        return float(state.settled.scores[self._seat])

    def _more(self, play: Any, side: tuple[Seat, ...] | None) -> float:
        if side is not None:
            return self._understated / len(side)
        against = len(play.players) - sum(map(len, play.sides))
        return -self._understated / against

    def _after(self, state: Any, seat: Seat, action: Action) -> Any:
        for event in self._rulebook.decide(state, seat, action):
            state = self._rulebook.evolve(state, event)
        return state
