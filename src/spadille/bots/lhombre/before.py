"""What to bid, name and throw away in L'Hombre: by estimates, and where in doubt by trial."""

from __future__ import annotations

from random import Random

from spadille.bots import before
from spadille.bots.effort import Trying
from spadille.bots.lhombre import belief, bidding, calling, exchange, hearing
from spadille.bots.lhombre.par import calibrated
from spadille.bots.weighing import Weighed
from spadille.games.lhombre.action import NameTrump
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Exchange, Pass
from spadille.rules.legal import Legal

#: Calls that promise so many points less than the best are not tried, and no more than so many are.
_CLOSE = 1.5
_MOST_CALLS = 4


class Before(before.Before):
    """A seat at L'Hombre that acts before the play."""

    role = staticmethod(belief.role)
    kind = staticmethod(belief.kind)

    def likelihood(self, state: State) -> float:
        """How well what the others have said fits their hands in a state."""
        return hearing.likelihood(self.rulebook, state, self.seat)

    def calibrated(self, state: State, points: float) -> float:
        """What a declarer comes to in play."""
        return calibrated(self.numbers, self.rulebook.profile.options, state, points)

    def weigh(self, legal: Legal, rng: Random) -> list[Weighed]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        if Pass() in legal.choices:
            calls = self._calls(legal)
            return self.tried("bidding", self._close(calls), rng) or calls
        near = self.near(legal, rng)
        part: Trying = "exchange" if isinstance(near[0], Exchange) else "bidding"
        return self.tried(part, near, rng) or [Weighed(near[0], 0.0)]

    def near(self, legal: Legal, rng: Random) -> list[Action]:
        """Calls that promise nearly as much, other trumps, and exchanges that are alike."""
        if Pass() in legal.choices:
            return self._close(self._calls(legal))
        chosen = self.estimated(rng)
        if isinstance(chosen, NameTrump):
            return [chosen, *(each for each in legal.choices if each != chosen)]
        if isinstance(chosen, Exchange) and legal.exchange is not None and not legal.choices:
            order = self.rulebook.order(self.view)
            return [*exchange.variants(chosen, order, legal.exchange)]
        return [chosen]

    def _close(self, weighed: list[Weighed]) -> list[Action]:
        close = [each.action for each in weighed if each.points > weighed[0].points - _CLOSE]
        close = close[:_MOST_CALLS]
        is_in_doubt = len(close) > 1 and Pass() not in close
        return [*close, Pass()] if is_in_doubt else close

    def _calls(self, legal: Legal) -> list[Weighed]:
        options = self.rulebook.profile.options
        weighed = bidding.weigh(options, legal, self.view, self.seat)
        if "calls" in self.effort.without:
            return weighed
        return calling.corrected(self.numbers, options, self.view, self.seat, weighed)
