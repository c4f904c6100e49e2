"""What a call promises beyond a pass, as was learned from what became of such calls."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from spadille.bots.lhombre import features, payoff
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.model import Numbers
from spadille.bots.weighing import Weighed
from spadille.cards import CardSet, Seat
from spadille.games.lhombre import settlement
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.event import Outcome
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Bid, Pass

_TRUMPS = (
    "spadille",
    "manille",
    "basta",
    "high trumps",
    "low trumps",
    "kings",
    "king and queen",
    "guarded queens",
    "voids",
    "singletons",
)
_GRAND = (
    "spadille",
    "basta",
    "kings",
    "king and queen",
    "running cards",
    "three sure cards",
    "four sure cards",
)
#: A bid that estimates hold for worse than a pass by so many stakes is not weighed again.
REACH = 0.5
_ENDS: tuple[Outcome, Outcome] = ("win", "bet")


def name_of(contract: Contract) -> str:
    """The name of what was learned of contracts that are alike."""
    game = "turned" if contract.trump == "turned" else contract.family
    opened = "open" if contract.is_open else "closed"
    return f"lhombre/call/{game}/{contract.exchange}/{opened}"


def corrected(
    numbers: Numbers, options: Options, view: State, seat: Seat, weighed: Sequence[Weighed]
) -> list[Weighed]:
    """Calls as estimates weigh them, the best first, and if that is a bid, weighed again.

    A call of which nothing was learned stays where it is beside the pass, and so does one that is
    out of reach. What was learned makes no bid of a pass, and no more of a nolo than estimates do:
    played out against those who see no cards, such calls came to less than they promised.
    """
    if isinstance(weighed[0].action, Pass):
        return list(weighed)
    passed = next(each.points for each in weighed if isinstance(each.action, Pass))

    def points(each: Weighed) -> float:
        more = advantage(numbers, options, view, seat, each.action, each.points - passed)
        return each.points if more is None else passed + more

    found = [Weighed(each.action, points(each), each.worlds) for each in weighed]
    return sorted(found, key=lambda each: -each.points)


def advantage(
    numbers: Numbers, options: Options, view: State, seat: Seat, call: Action, promised: float
) -> float | None:
    """The points of a bid beyond those of a pass, if estimates promise so many.

    Nothing where nothing was learned of it.
    """
    if not isinstance(call, Bid):
        return None
    learned = numbers.get(name_of(CONTRACTS[call.contract]))
    stake = at_stake(options, view, call.contract)
    if learned is None or promised < -REACH * stake:
        return None
    more = stake * float(learned @ counted(options, view, seat, call.contract, promised / stake))
    return min(more, promised) if CONTRACTS[call.contract].family == "nolo" else more


def at_stake(options: Options, view: State, contract: str) -> float:
    """Half of what lies between a deal won and a bet, by which contracts are compared."""
    valued = settlement.valued_as(options, CONTRACTS[contract].name, None)
    won, bet = (settlement.points(options, valued, end, 0, "none") for end in _ENDS)
    return payoff.times(options, len(view.players) - 1) * max(1.0, (won - bet) / 2)


def counted(
    options: Options, view: State, seat: Seat, contract: str, promised: float
) -> NDArray[np.float64]:
    """What a bid is judged by: what estimates promise, where the auction stands, and the hand.

    ``promised`` is beyond a pass, and in parts of what is at stake.
    """
    auction = view.auction
    is_leading = seat == view.forehand
    situation = (
        1.0,
        promised,
        max(0.0, promised),
        auction.standing is None,
        len(auction.alive) > 2,
        is_leading,
    )
    hand = counted_hand(options, CONTRACTS[contract], view.hands[seat].known, is_leading)
    return np.array([*situation, *hand], dtype=np.float64)


def counted_hand(
    options: Options, contract: Contract, hand: CardSet, is_leading: bool
) -> list[float]:
    """What is counted in a hand for such a contract, with the trumps that suit it best."""
    if contract.family == "nolo":
        return _picked(features.of_nolo(hand, is_leading), features.NOLO_SUIT)
    if contract.family == "grand" or contract.trump == "turned":
        return _picked(features.of_grand(hand, is_leading), _GRAND)
    trump = Appraisal(options, hand, is_leading).best_trump(contract.name)
    return _picked(features.of_trumps(hand, trump, is_leading), _TRUMPS)


def _picked(found: features.Features, names: Sequence[str]) -> list[float]:
    return [float(found[name]) for name in names]
