"""What a trick is worth to the declarer, from the tricks already taken."""

from __future__ import annotations

from functools import cache

from spadille.cards import Seat
from spadille.games.lhombre import settlement
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import Tout
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import TRICKS, State

Tricks = tuple[int, int, int]


class Prospects:
    """The declarer's expected points when each trick to come falls to a seat by fixed shares.

    It is no forecast: it tells one trick from another. So it knows that the declarer's fifth trick
    decides, and that a defender's third is worth more in the hand that has two.
    """

    def __init__(self, options: Options, view: State, share: float) -> None:
        contract, declarer = view.contract, view.declarer
        assert contract is not None
        name, is_tout = CONTRACTS[contract.name].name, view.is_tout
        shares = [share if seat == declarer else (1 - share) / 2 for seat in range(3)]

        @cache
        def worth(tricks: Tricks) -> float:
            if sum(tricks) == TRICKS:
                outcome = settlement.outcome(name, declarer, tricks)
                own = tricks[declarer]
                tout: Tout = "none" if not is_tout else "made" if own == TRICKS else "failed"
                return float(settlement.points(options, name, outcome, own, tout))
            return sum(
                shares[seat] * worth(_after(tricks, Seat(seat))) for seat in range(len(tricks))
            )

        now = view.tricks_by_seat
        self._now: Tricks = (now[0], now[1], now[2])
        self._worth = worth

    def after(self, winner: Seat) -> float:
        """The declarer's expected points once ``winner`` has taken the present trick."""
        return self._worth(_after(self._now, winner))


def _after(tricks: Tricks, winner: Seat) -> Tricks:
    first, second, third = (count + (seat == winner) for seat, count in enumerate(tricks))
    return (first, second, third)
