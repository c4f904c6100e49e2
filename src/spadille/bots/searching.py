"""What players have in common who lay the hidden cards out and solve each way."""

from __future__ import annotations

from random import Random
from typing import Any

from spadille.bots.effort import Effort
from spadille.bots.model import Numbers
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.rules.action import Action, Play
from spadille.rules.rulebook import Rulebook


class Searching:
    """Does what it weighs highest, with so much effort; a single card is played at once."""

    #: Needs the numbers of a model.
    has_learned = True

    def __init__(self, effort: Effort, numbers: Numbers) -> None:
        self.effort, self.numbers = effort, numbers

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the seat does now."""
        legal = rulebook.legal(view, seat)
        if len(legal.play) == 1 and not legal.choices:
            return Play(next(iter(legal.play)))
        return self.weigh(rulebook, view, seat, rng)[0].action

    def weigh(
        self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random
    ) -> tuple[Weighed, ...]:
        """What the seat may do, the best first; only that where it goes by estimates."""
        raise NotImplementedError
