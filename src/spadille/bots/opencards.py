"""What each card, and each side, comes to if all cards lie open and nobody errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.cards import Card, Seat
from spadille.kernel.solver import LIMIT
from spadille.kernel.solvers import Side, Solvers, concerning
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook


class OpenCards:
    """Solves one world of a deal after another, for one seat.

    Whoever is against a side loses his part of what it wins. Where several sides are settled each
    by itself, each is held to play alone against all others. Whatever takes more than ``limit``
    cards played in thought raises ``LimitHit``.
    """

    def __init__(self, rulebook: Rulebook[Any], seat: Seat, limit: int = LIMIT) -> None:
        self._rulebook, self._seat, self._limit = rulebook, seat, limit
        self._solvers = Solvers()

    @property
    def nodes(self) -> int:
        """The cards played in thought so far."""
        return self._solvers.nodes

    def worth(self, state: Any) -> Mapping[Card, float]:
        """The seat's points after each card it may play now; cards must be in play."""
        play = self._play(state)
        found: dict[Card, float] = {}
        for side in concerning(play, self._seat):
            for card, value in self._solvers.at(play, side).values(self._limit).items():
                points = points_of(self._seat, play, side, value / len(side))
                found[card] = found.get(card, 0.0) + points
        return found

    def value(self, state: Any) -> float:
        """The seat's points, whoever is on turn; cards must be in play."""
        play = self._play(state)
        return sum(
            points_of(self._seat, play, side, points)
            for side, points in self.promised(state).items()
        )

    def promised(self, state: Any) -> dict[Side, float]:
        """The points of each member of the sides whose points are also the seat's concern."""
        play = self._play(state)
        return {
            side: self._solvers.at(play, side).value(self._limit) / len(side)
            for side in concerning(play, self._seat)
        }

    def _play(self, state: Any) -> CardPlay:
        play = self._rulebook.card_play(state)
        assert play is not None
        return play


def points_of(seat: Seat, play: CardPlay, side: Side, points: float) -> float:
    """What a seat has of a side whose members come to so many points each."""
    if seat in side:
        return points
    return -points * len(side) / (len(play.players) - len(side))
