"""What each card is worth to a seat if all cards lie open and nobody errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.cards import Card, Seat
from spadille.kernel.solver import Solver
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook


class OpenCards:
    """Solves one world of a deal after another, for one seat.

    Whoever is against a side loses his part of what it wins. Where several sides are settled each
    by itself, each is held to play alone against all others.
    """

    def __init__(self, rulebook: Rulebook[Any], seat: Seat) -> None:
        self._rulebook, self._seat = rulebook, seat
        self._solvers: dict[object, Solver] = {}

    def worth(self, state: Any) -> Mapping[Card, float]:
        """The seat's points after each card it may play now; cards must be in play."""
        play = self._rulebook.card_play(state)
        assert play is not None
        own = [side for side in play.sides if self._seat in side]
        if own:
            values = self._solver(play, own[0]).values()
            return {card: value / len(own[0]) for card, value in values.items()}
        found: dict[Card, float] = {}
        for side in play.sides:
            against = len(play.players) - len(side)
            for card, value in self._solver(play, side).values().items():
                found[card] = found.get(card, 0.0) - value / against
        return found

    def value(self, state: Any) -> float:
        """The seat's points, whoever is on turn."""
        play = self._rulebook.card_play(state)
        assert play is not None
        own = [side for side in play.sides if self._seat in side]
        if own:
            return self._solver(play, own[0]).value() / len(own[0])
        return -sum(
            self._solver(play, side).value() / (len(play.players) - len(side))
            for side in play.sides
        )

    def _solver(self, play: CardPlay, side: tuple[Seat, ...]) -> Solver:
        key = (play.players, play.stakes, side)
        solver = self._solvers.get(key)
        if solver is None:
            solver = self._solvers[key] = Solver(play, side)
        else:
            solver.move(play)
        return solver
