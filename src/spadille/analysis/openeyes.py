"""What each card is worth to a seat with all cards open, in one deal after the other."""

from __future__ import annotations

from typing import Any, NamedTuple

from spadille.analysis.asked import TooEarly
from spadille.analysis.ends import ends
from spadille.cards import Card, Seat
from spadille.kernel.solver import LimitHit
from spadille.kernel.solvers import Solvers, concerning
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook

#: Cards played in thought after which a position is given up: a hundredth of a second, which only a
#: nolo of four players needs.
PATIENCE = 1 << 20


class Worth(NamedTuple):
    """What a card comes to if nobody errs behind it.

    ``points`` are the declarer's, for and against: the more, the better for the seat; ``outcome``
    is how the contract ends for its declarer.
    """

    points: float
    outcome: str


class OpenEyes:
    """Solves positions of one deal, or of the same deal in several worlds."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self._rulebook = rulebook
        self._solvers = Solvers()

    def worths(self, state: Any, seat: Seat) -> dict[Card, Worth]:
        """The worth of each card that the seat, which is on turn, may play; raises ``TooEarly``.

        ``state`` must be the truth. Of several declarers each looks to his own game, and whoever
        plays against them to the sum of all.
        """
        play = self._rulebook.card_play(state)
        assert play is not None
        is_own = any(seat in side for side in play.sides)
        found: dict[Card, Worth] = {}
        for side in concerning(play, seat):
            told = ends(self._rulebook, state, play, side)
            for card, points in self._solved(play, side).items():
                before = found[card].points if card in found else 0.0
                worth = (points if is_own else -points) / len(side)
                outcome = found[card].outcome if card in found else told.get(points, "")
                found[card] = Worth(before + worth, outcome)
        return found

    def at_stake(self, state: Any, seat: Seat) -> float:
        """The points between the best end and the worst, each way of ending at its mildest.

        0 where only one way of ending is left.
        """
        play = self._rulebook.card_play(state)
        assert play is not None
        total = 0.0
        for side in concerning(play, seat):
            mildest = {outcome: points for points, outcome in self._ends(state, play, side)}
            total += (max(mildest.values()) - min(mildest.values())) / len(side)
        return total

    def _ends(self, state: Any, play: CardPlay, side: tuple[Seat, ...]) -> list[tuple[int, str]]:
        """The ends a side can come to, the worst first."""
        return sorted(ends(self._rulebook, state, play, side).items())

    def _solved(self, play: CardPlay, side: tuple[Seat, ...]) -> dict[Card, int]:
        try:
            return self._solvers.at(play, side).values(PATIENCE)
        except LimitHit as hit:
            raise TooEarly from hit
