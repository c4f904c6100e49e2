"""What to bid, name and throw away: by estimates, and where these are close by trial."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spadille.bots.effort import Effort
from spadille.bots.habit import weights
from spadille.bots.lhombre import belief, bidding, exchange, hearing
from spadille.bots.lhombre.par import calibrated
from spadille.bots.model import Numbers
from spadille.bots.player import Player
from spadille.bots.rehearsal import Rehearsal
from spadille.bots.trial import Trial, tried
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.games.lhombre.action import NameTrump
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Exchange, Pass
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook

#: Calls that promise so many points less than the best are not tried, and no more than so many are.
_CLOSE = 1.5
_MOST_CALLS = 4


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
        if Pass() in legal.choices:
            return self._calls(legal, rng)
        chosen = self._estimates.choose(self._rulebook, self._view, self._seat, rng)
        if isinstance(chosen, NameTrump):
            others = [each for each in legal.choices if each != chosen]
            return self._tried("bidding", [chosen, *others], rng) or [Weighed(chosen, 0.0)]
        if isinstance(chosen, Exchange) and legal.exchange is not None and not legal.choices:
            order = self._rulebook.order(self._view)
            near = exchange.variants(chosen, order, legal.exchange)
            return self._tried("exchange", near, rng) or [Weighed(chosen, 0.0)]
        return [Weighed(chosen, 0.0)]

    def _calls(self, legal: Legal, rng: Random) -> list[Weighed]:
        weighed = bidding.weigh(self._rulebook.profile.options, legal, self._view, self._seat)
        close = [each.action for each in weighed if each.points > weighed[0].points - _CLOSE]
        close = close[:_MOST_CALLS]
        if len(close) == 1:
            return weighed
        if Pass() not in close:
            close.append(Pass())
        return self._tried("bidding", close, rng) or weighed

    def _tried(self, part: str, actions: Sequence[Action], rng: Random) -> list[Weighed]:
        """The actions tried, the best first; nothing where no effort is to be made."""
        if not self._effort.trials or part in self._effort.without or len(actions) < 2:
            return []
        rulebook, view = self._rulebook, self._view
        hidden = rulebook.hidden(view)
        numbers = {} if "belief" in self._effort.without else self._numbers
        trial = Trial(
            rulebook,
            view,
            hidden,
            weights(numbers, view, hidden, belief.role, belief.kind),
            lambda state: hearing.likelihood(rulebook, state, self._seat),
        )
        states = trial.states(self._effort.trials, rng)
        rehearsal = Rehearsal(rulebook, self._seat, self._estimates, self._calibrated)
        return tried(rehearsal, states, actions, rng)

    def _calibrated(self, state: State, points: float) -> float:
        return calibrated(self._numbers, self._rulebook.profile.options, state, points)
