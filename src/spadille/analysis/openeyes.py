"""What each card is worth to a seat with all cards open, and how the contract ends then."""

from __future__ import annotations

from typing import Any, NamedTuple

from spadille.analysis.asked import TooEarly
from spadille.analysis.ends import Ends, ends
from spadille.bots.opencards import OpenCards
from spadille.cards import Card, Seat
from spadille.kernel.problem import LimitHit
from spadille.kernel.solvers import Side, concerning
from spadille.rules.cardplay import CardPlay
from spadille.rules.rulebook import Rulebook

#: Cards played in thought after which a position is given up: a hundredth of a second, which only a
#: nolo of four players needs.
PATIENCE = 1 << 20


class Worth(NamedTuple):
    """What a card comes to if nobody errs behind it.

    ``points`` are what it counts for the seat; ``outcome`` is how the contract ends for its
    declarer, the first where several play one each.
    """

    points: float
    outcome: str


class OpenEyes:
    """Solves positions of one deal, or of the same deal in several worlds, for one seat.

    ``state`` must be the truth each time, with the seat on turn. Of several declarers each looks to
    his own game, and whoever plays against them to the sum of all.
    """

    def __init__(self, rulebook: Rulebook[Any], seat: Seat) -> None:
        self._rulebook, self._seat = rulebook, seat
        self._open_cards = OpenCards(rulebook, seat, PATIENCE)

    def worths(self, state: Any) -> dict[Card, Worth]:
        """The worth of each card that the seat may play; raises ``TooEarly``."""
        play = self._play(state)
        try:
            sides = self._open_cards.after(state)
        except LimitHit as hit:
            raise TooEarly from hit
        first = next(iter(sides))
        told, values = self._ends(state, play, first), sides[first]
        points = dict.fromkeys(values, 0.0)
        for side, after in sides.items():
            for card, value in after.items():
                points[card] += self._share(play, side) * value
        return {card: Worth(points[card], told.get(value, "")) for card, value in values.items()}

    def at_stake(self, state: Any) -> float:
        """The points between the best end and the worst, each way of ending at its mildest.

        0 where only one way of ending is left.
        """
        play = self._play(state)
        total = 0.0
        for side in concerning(play, self._seat):
            told = sorted(self._ends(state, play, side).items())
            mildest = {outcome: points for points, outcome in told}
            gap = max(mildest.values()) - min(mildest.values())
            total += abs(self._share(play, side)) * gap
        return total

    def _share(self, play: CardPlay, side: Side) -> float:
        """What it counts for the seat that a side as a whole wins a point."""
        return self._open_cards.part(play, side) / len(side)

    def _ends(self, state: Any, play: CardPlay, side: Side) -> Ends:
        return ends(self._rulebook, state, play, side)

    def _play(self, state: Any) -> CardPlay:
        play = self._rulebook.card_play(state)
        assert play is not None
        return play
