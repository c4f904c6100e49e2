"""What to bid and to declare in Spanish Solo: by estimates, and by trial."""

from __future__ import annotations

from random import Random

from spadille.bots import before
from spadille.bots.solo import appraisal, belief, bidding, hearing
from spadille.bots.solo.par import calibrated
from spadille.bots.weighing import Weighed
from spadille.games.solo.action import Declare
from spadille.games.solo.state import State
from spadille.rules.action import Action, Pass
from spadille.rules.legal import Legal

#: Of all that may be declared, so many that promise most by estimate are tried.
_DECLARATIONS = 5


class Before(before.Before):
    """A seat at Spanish Solo that acts before the play."""

    role = staticmethod(belief.role)
    kind = staticmethod(belief.kind)

    def likelihood(self, state: State) -> float:
        """How well what the others have said fits their hands in a state."""
        return hearing.likelihood(self.rulebook, state, self.seat)

    def calibrated(self, state: State, points: float) -> float:
        """What each of the declarer's side comes to in play."""
        return calibrated(self.numbers, self.rulebook.profile.options, state, points)

    def weigh(self, legal: Legal, rng: Random) -> list[Weighed]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        near = self.near(legal, rng)
        return self.tried("bidding", near, rng) or [Weighed(near[0], 0.0)]

    def near(self, legal: Legal, rng: Random) -> list[Action]:
        """To pass or to say the least, and the declarations that promise most."""
        chosen = self.estimated(rng)
        if Pass() in legal.choices:
            likely = (Pass(), bidding.lowest(legal))
            return [chosen, *(each for each in likely if each is not None and each != chosen)]
        return self._declarations(legal) if isinstance(chosen, Declare) else [chosen]

    def _declarations(self, legal: Legal) -> list[Action]:
        options = self.rulebook.profile.options
        hand, is_leading = self.view.hands[self.seat].known, self.seat == self.view.leadhand
        found = [each for each in legal.choices if isinstance(each, Declare)]
        found.sort(key=lambda each: -appraisal.points(options, each, hand, is_leading))
        return list(found[:_DECLARATIONS])
