"""What to bid and to declare: by estimates, and where these are close by trial."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spadille.bots.effort import Effort
from spadille.bots.habit import weights
from spadille.bots.model import Numbers
from spadille.bots.player import Player
from spadille.bots.rehearsal import Rehearsal
from spadille.bots.solo import appraisal, belief, bidding, hearing
from spadille.bots.solo.par import calibrated
from spadille.bots.trial import Trial, tried
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.games.solo.action import Declare
from spadille.games.solo.state import State
from spadille.rules.action import Action, Pass
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook

#: Of all that may be declared, so many that promise most by estimate are tried.
_DECLARATIONS = 5


class Before:
    """A seat that acts before the play, with so much effort."""

    def __init__(
        self,
        effort: Effort,
        numbers: Numbers,
        estimates: Player,
        rulebook: Rulebook[Any],
        view: State,
        seat: Seat,
    ) -> None:
        self._effort, self._numbers = effort, numbers
        self._estimates, self._rulebook = estimates, rulebook
        self._view, self._seat = view, seat

    def weigh(self, legal: Legal, rng: Random) -> list[Weighed]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        chosen = self._estimates.choose(self._rulebook, self._view, self._seat, rng)
        near: Sequence[Action] = (chosen,)
        if Pass() in legal.choices:
            call = bidding.lowest(legal)
            others = {Pass(), call or Pass()} - {chosen}
            near = (chosen, *others)
        elif isinstance(chosen, Declare):
            near = self._declarations(legal)
        return self._tried(near, rng) or [Weighed(chosen, 0.0)]

    def _declarations(self, legal: Legal) -> list[Declare]:
        options = self._rulebook.profile.options
        hand, is_leading = self._view.hands[self._seat].known, self._seat == self._view.leadhand
        found = [each for each in legal.choices if isinstance(each, Declare)]
        found.sort(key=lambda each: -appraisal.points(options, each, hand, is_leading))
        return found[:_DECLARATIONS]

    def _tried(self, actions: Sequence[Action], rng: Random) -> list[Weighed]:
        """The actions tried, the best first; nothing where no effort is to be made."""
        effort = self._effort
        if not effort.trials or "bidding" in effort.without or len(actions) < 2:
            return []
        rulebook, view = self._rulebook, self._view
        hidden = rulebook.hidden(view)
        trial = Trial(
            rulebook,
            view,
            hidden,
            weights(self._numbers, view, hidden, belief.role, belief.kind),
            lambda state: hearing.likelihood(rulebook, state, self._seat),
        )
        states = trial.states(effort.trials, rng)
        rehearsal = Rehearsal(rulebook, self._seat, self._estimates, self._calibrated)
        return tried(rehearsal, states, actions, rng)

    def _calibrated(self, state: State, points: float) -> float:
        return calibrated(self._numbers, self._rulebook.profile.options, state, points)
