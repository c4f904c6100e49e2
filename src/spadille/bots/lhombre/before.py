"""What to bid, name and throw away in L'Hombre: by estimates, and where in doubt by trial."""

from __future__ import annotations

from random import Random

from spadille.bots import before
from spadille.bots.lhombre import belief, bidding, exchange, hearing
from spadille.bots.lhombre.par import calibrated
from spadille.bots.weighing import Weighed
from spadille.games.lhombre.action import NameTrump
from spadille.games.lhombre.state import State
from spadille.rules.action import Exchange, Pass
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
            return self._calls(legal, rng)
        chosen = self.estimated(rng)
        untried = [Weighed(chosen, 0.0)]
        if isinstance(chosen, NameTrump):
            others = [each for each in legal.choices if each != chosen]
            return self.tried("bidding", [chosen, *others], rng) or untried
        if isinstance(chosen, Exchange) and legal.exchange is not None and not legal.choices:
            order = self.rulebook.order(self.view)
            variants = exchange.variants(chosen, order, legal.exchange)
            return self.tried("exchange", variants, rng) or untried
        return untried

    def _calls(self, legal: Legal, rng: Random) -> list[Weighed]:
        weighed = bidding.weigh(self.rulebook.profile.options, legal, self.view, self.seat)
        close = [each.action for each in weighed if each.points > weighed[0].points - _CLOSE]
        close = close[:_MOST_CALLS]
        if len(close) == 1:
            return weighed
        if Pass() not in close:
            close.append(Pass())
        return self.tried("bidding", close, rng) or weighed
