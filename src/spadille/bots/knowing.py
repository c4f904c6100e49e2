"""The hidden cards laid out by all that was learned of where they lie."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from spadille.bots.effort import Effort
from spadille.bots.habit import weights
from spadille.bots.laidout import LaidOut
from spadille.bots.model import Numbers
from spadille.cards import Card
from spadille.rules.hidden import Place
from spadille.rules.rulebook import Rulebook


class Belief(Protocol):
    """What a game tells of where hidden cards lie, each game in a file of its own."""

    def role(self, view: Any, place: Place, /) -> str | None:
        """The habit that a place shows, by name."""
        ...

    def kind(self, view: Any, card: Card, /) -> int:
        """Which number of a habit is a card's."""
        ...


class Knowledge:
    """What a player makes of what he has learned, with so much effort."""

    def __init__(self, belief: Belief, effort: Effort, numbers: Numbers) -> None:
        self._belief = belief
        self._numbers = {} if "belief" in effort.without else numbers

    def laid_out(self, rulebook: Rulebook[Any], view: Any, count: int, rng: Random) -> LaidOut:
        """So many ways in which the cards may lie that a view does not show."""
        hidden, belief = rulebook.hidden(view), self._belief
        readiness = weights(self._numbers, view, hidden, belief.role, belief.kind)
        return LaidOut(hidden, readiness, count, rng)
