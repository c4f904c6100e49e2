"""What each card, and each side, comes to if all cards lie open and nobody errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spadille.cards import Card, Seat
from spadille.kernel.problem import LIMIT
from spadille.kernel.solvers import Side, Solvers, concerning
from spadille.rules.cardplay import CardPlay, is_paid
from spadille.rules.rulebook import Rulebook


class OpenCards:
    """Solves one world of a deal after another, for one seat.

    What a side wins counts for others as ``part`` says. Where several sides are settled each by
    itself, each is held to play alone against all others. Whatever takes more than ``limit`` cards
    played in thought raises ``LimitHit``.
    """

    def __init__(self, rulebook: Rulebook[Any], seat: Seat, limit: int = LIMIT) -> None:
        self._rulebook, self._seat, self._limit = rulebook, seat, limit
        self._solvers = Solvers()
        self._parts: dict[object, float] = {}

    @property
    def nodes(self) -> int:
        """The cards played in thought so far."""
        return self._solvers.nodes

    def worth(self, state: Any) -> Mapping[Card, float]:
        """What each card that the seat may play now counts for it; cards must be in play."""
        return self.worth_in(self.play(state))

    def worth_in(self, play: CardPlay) -> Mapping[Card, float]:
        """What each card that may be played now, by whomever, counts for the seat."""
        found: dict[Card, float] = {}
        for side, values in self._after(play).items():
            own = self.part(play, side) / len(side)
            for card, value in values.items():
                found[card] = found.get(card, 0.0) + own * value
        return found

    def after(self, state: Any) -> dict[Side, Mapping[Card, int]]:
        """What each side of the seat's concern comes to after each card it may play now."""
        return self._after(self.play(state))

    def _after(self, play: CardPlay) -> dict[Side, Mapping[Card, int]]:
        return {
            side: self._solvers.at(play, side).values(self._limit)
            for side in concerning(play, self._seat)
        }

    def value(self, state: Any) -> float:
        """What the play counts for the seat, whoever is on turn; cards must be in play."""
        return self.counted(state, self.promised(state))

    def counted(self, state: Any, promised: Mapping[Side, float]) -> float:
        """What it counts for the seat that the members of sides come to so many points each."""
        play = self.play(state)
        return sum(self.part(play, side) * points for side, points in promised.items())

    def promised(self, state: Any) -> dict[Side, float]:
        """The points of each member of the sides whose points are also the seat's concern."""
        play = self.play(state)
        return {
            side: self._solvers.at(play, side).value(self._limit) / len(side)
            for side in concerning(play, self._seat)
        }

    def part(self, play: CardPlay, side: Side) -> float:
        """What it counts for the seat that each of a side wins a point."""
        key = (play.stakes, play.players, side)
        if key not in self._parts:
            self._parts[key] = part(self._seat, play, side)
        return self._parts[key]

    def play(self, state: Any) -> CardPlay:
        """The play of the cards in a state; cards must be in play."""
        play = self._rulebook.card_play(state)
        assert play is not None
        return play


def part(seat: Seat, play: CardPlay, side: Side) -> float:
    """What it counts for a seat that each of a side wins a point.

    Who pays for it loses his part of it. Where nobody does, and only the account of the side
    changes, all others fall behind it by equal parts.
    """
    if seat in side:
        return 1.0
    if not is_paid(play):
        return -len(side) / (play.seats - 1)
    against = [each for each in play.players if each not in side]
    return -len(side) / len(against) if seat in against else 0.0
