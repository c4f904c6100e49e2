"""What a trick is worth to the declarer, from the tricks already taken."""

from __future__ import annotations

from spadille.cards import Seat
from spadille.games.lhombre import settlement
from spadille.games.lhombre.event import Tout
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import TRICKS, State, from_seat


class Prospects:
    """The declarer's expected points when each trick to come falls to a seat by fixed shares.

    It is no forecast: it tells one trick from another. So it knows that the declarer's fifth trick
    decides, and that a defender's third is worth more in the hand that has two.
    """

    def __init__(self, options: Options, view: State, share: float) -> None:
        contract = view.contract
        assert contract is not None
        self._options, self._is_tout = options, view.is_tout
        self._name = settlement.valued_as(options, contract.name, view.trump)
        self._share, self._declarer = share, view.declarer
        self._now = view.tricks_by_seat
        self._players = from_seat(view.players, view.declarer)
        self._known: dict[tuple[int, int, int], float] = {}

    def after(self, winner: Seat) -> float:
        """The declarer's expected points once ``winner`` has taken the present trick."""
        own, *others = (self._now[seat] + (seat == winner) for seat in self._players)
        return self._worth(own, others[0], others[1])

    def _worth(self, own: int, first: int, second: int) -> float:
        # The two defenders are alike, so one order of theirs is enough.
        key = (own, first, second) if first > second else (own, second, first)
        if key not in self._known:
            is_over = own + first + second == TRICKS
            self._known[key] = self._points(key) if is_over else self._mean(*key)
        return self._known[key]

    def _mean(self, own: int, first: int, second: int) -> float:
        theirs = self._worth(own, first + 1, second) + self._worth(own, first, second + 1)
        mine = self._worth(own + 1, first, second)
        return self._share * mine + (1.0 - self._share) / 2 * theirs

    def _points(self, tricks: tuple[int, int, int]) -> float:
        own = tricks[0]
        outcome = settlement.outcome(self._name, own, max(tricks[1:]))
        tout: Tout = "none" if not self._is_tout else "made" if own == TRICKS else "failed"
        return float(settlement.points(self._options, self._name, outcome, own, tout))
