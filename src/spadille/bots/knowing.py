"""The hidden cards laid out by all that was learned of where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

from spadille.bots.effort import Effort
from spadille.bots.habit import weights
from spadille.bots.laidout import LaidOut
from spadille.bots.model import Numbers
from spadille.bots.reading import Reading, read
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

    def readings(self, view: Any, /) -> Iterator[Reading]:
        """What each card that was played is, and of whom it tells."""
        ...


class Knowledge:
    """What a player makes of what he has learned, with so much effort."""

    def __init__(self, belief: Belief, effort: Effort, numbers: Numbers) -> None:
        self._belief = belief
        self._numbers = {} if "belief" in effort.without else numbers
        self._power = effort.plays / 100

    def laid_out(self, rulebook: Rulebook[Any], view: Any, count: int, rng: Random) -> LaidOut:
        """So many ways in which the cards may lie that a view does not show."""
        hidden, belief = rulebook.hidden(view), self._belief
        readiness = weights(self._numbers, view, hidden, belief.role, belief.kind)
        if self._power and self._numbers:
            told = belief.readings(view)
            readiness = read(hidden, self._numbers, told, readiness, self._power)
        return LaidOut(hidden, readiness, count, rng)
