"""What to bid."""

from __future__ import annotations

from spadille.bots.lhombre import appraisal
from spadille.cards import Seat
from spadille.games.lhombre import auction
from spadille.games.lhombre.action import NameContract
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import PLAYERS, State
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.legal import Legal

#: The part of a contract's stake that counts against it: estimates err, and higher stakes err more.
_CAUTION = 0.2
#: The points a bid must promise then: a little less than nothing, for to pass lets others win.
_ENOUGH = -0.2
#: The part of the stake that counts for a bid when both others have passed, and against it when
#: none has: who has passed is weak.
_PASSED = 0.15
#: What a step up in the auction is worth beside equal points: nobody takes the deal away.
_STEP = 0.01


def name(options: Options, legal: Legal, view: State, seat: Seat) -> Action:
    """Which bought game the seat plays, having won with the bid that stands for all of them."""
    hand, is_leading = view.hands[seat].known, seat == view.forehand

    def promised(choice: Action) -> float:
        assert isinstance(choice, NameContract)
        return appraisal.points(options, choice.contract, hand, is_leading)

    return max(legal.choices, key=promised)


def choose(options: Options, legal: Legal, view: State, seat: Seat) -> Action:
    """The contract that promises most, or a pass."""
    hand, is_leading = view.hands[seat].known, seat == view.forehand
    to_speak = len(view.auction.alive) - 1
    passed = PLAYERS - 1 - to_speak
    margin = _PASSED * (passed - to_speak) / 2 - _CAUTION

    def merit(bid: Bid) -> float:
        height = auction.rank(options, bid.contract)
        stake = options.values[CONTRACTS[bid.contract].name].bet
        promised = appraisal.points(options, bid.contract, hand, is_leading)
        return promised + margin * stake + _STEP * height

    bids = [choice for choice in legal.choices if isinstance(choice, Bid)]
    best = max(bids, key=merit, default=None)
    return best if best is not None and merit(best) > _ENOUGH else Pass()
