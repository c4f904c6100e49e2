"""What to do before the play: by estimates, and where these leave a doubt by trial."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spadille.bots.effort import Effort, Trying
from spadille.bots.habit import Kind, Role, weights
from spadille.bots.model import Numbers
from spadille.bots.player import Player
from spadille.bots.rehearsal import NODES, Calibration, Foretelling, Rehearsal, nothing
from spadille.bots.trial import Trial, tried
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.inference.worlds import Weights
from spadille.rules.action import Action
from spadille.rules.hidden import Hidden
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook


class Before:
    """A seat that acts before the play, with so much effort; each game has its own.

    ``estimates`` tell what to do without trial, and act for everybody in thought.
    """

    #: The habits by which hidden cards are laid out, each a static method.
    role: Role
    kind: Kind

    def __init__(
        self,
        effort: Effort,
        numbers: Numbers,
        estimates: Player,
        rulebook: Rulebook[Any],
        view: Any,
        seat: Seat,
    ) -> None:
        self.effort, self.numbers = effort, numbers
        self.estimates, self.rulebook = estimates, rulebook
        self.view, self.seat = view, seat

    def near(self, legal: Legal, rng: Random) -> Sequence[Action]:
        """What is worth a trial, the first of it what estimates would do."""
        raise NotImplementedError

    def likelihood(self, state: Any) -> float:
        """How well what the others have said fits a state that may be the truth."""
        raise NotImplementedError

    def calibrated(self, state: Any, points: float) -> float:
        """What each of a side comes to in play, if open cards promise him so many points."""
        raise NotImplementedError

    def estimated(self, rng: Random) -> Action:
        """What estimates would do."""
        return self.estimates.choose(self.rulebook, self.view, self.seat, rng)

    def tried(self, part: Trying, actions: Sequence[Action], rng: Random) -> list[Weighed]:
        """The actions tried, the best first, where the first is what estimates would do.

        Nothing where there is nothing to try, or the effort is not to be made.
        """
        effort = self.effort
        if not effort.trials or part not in effort.tries or len(actions) < 2:
            return []
        states = self.states(effort.trials, rng)
        return tried(self.rehearsal(self.calibrated), states, actions, rng)

    def states(self, count: int, rng: Random) -> list[Any]:
        """So many states that the view leaves open, as likely as what was said makes them."""
        rulebook, view = self.rulebook, self.view
        hidden = rulebook.hidden(view)
        readiness = self.readiness(hidden)
        return Trial(rulebook, view, hidden, readiness, self.likelihood).states(count, rng)

    def readiness(self, hidden: Hidden) -> Weights:
        """How readily each place of what lies hidden takes each card."""
        numbers = {} if "belief" in self.effort.without else self.numbers
        return weights(numbers, self.view, hidden, self.role, self.kind)

    def rehearsal(
        self, calibrated: Calibration, nodes: int = NODES, foretold: Foretelling = nothing
    ) -> Rehearsal:
        """The deal played on in thought for the seat, with so many cards for one way at most."""
        return Rehearsal(self.rulebook, self.seat, self.estimates, calibrated, nodes, foretold)
