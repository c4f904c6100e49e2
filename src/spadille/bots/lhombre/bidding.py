"""What to bid."""

from __future__ import annotations

from spadille.bots.lhombre import payoff
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.lhombre.odds import Odds
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.games.lhombre import auction
from spadille.games.lhombre.action import Join, NameContract
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.legal import Legal

#: What lies between an estimate and what comes of it, in log-odds: the best of several estimates is
#: mostly too high, and whoever bids against us holds cards that we miss.
_CAUTION = -0.1
_HAS_BID = -0.15
#: How contracts go for those who bid them.
_BOUGHT = Odds(0.66, 0.12, 0.22)
_BORN = Odds(0.8, 0.14, 0.06)
#: How often a seat that has still to speak will play, and what.
_WILL_PLAY = 0.35
_USUAL = "game"
#: How much of what another would win is prevented by bidding.
_PREVENTED = 0.8
#: What a step up in the auction is worth beside equal points: nobody takes the deal away.
_STEP = 0.01


def name(options: Options, legal: Legal, view: State, seat: Seat) -> Action:
    """Which bought game the seat plays, having won with the bid that stands for all of them."""
    appraised = _appraised(options, view, seat)

    def promised(choice: Action) -> float:
        assert isinstance(choice, NameContract)
        return appraised.points(choice.contract)

    return max(legal.choices, key=promised)


def choose(options: Options, legal: Legal, view: State, seat: Seat) -> Action:
    """The contract that promises most, or a pass if others may as well play."""
    return weigh(options, legal, view, seat)[0].action


def weigh(options: Options, legal: Legal, view: State, seat: Seat) -> list[Weighed]:
    """What each call promises, the best first."""
    appraised = _appraised(options, view, seat)

    def promised(choice: Action) -> float:
        if isinstance(choice, Join):
            return _if_joined(options, appraised, view)
        assert isinstance(choice, Bid)
        points = _promised(options, appraised, view, seat, choice.contract)
        return points + _STEP * auction.rank(options, choice.contract)

    calls = [choice for choice in legal.choices if not isinstance(choice, Pass)]
    weighed = [Weighed(choice, promised(choice)) for choice in calls]
    weighed.append(Weighed(Pass(), _if_passed(options, view)))
    return sorted(weighed, key=lambda each: -each.points)


def _appraised(options: Options, view: State, seat: Seat) -> Appraisal:
    return Appraisal(options, view.hands[seat].known, seat == view.forehand, _told(view, seat))


def _told(view: State, seat: Seat) -> float:
    """What the others' calls tell of our chances, in log-odds."""
    against = {who for who, call in view.auction.calls if who != seat and call in CONTRACTS}
    return _CAUTION + _HAS_BID * len(against)


def _promised(
    options: Options, appraised: Appraisal, view: State, seat: Seat, contract: str
) -> float:
    """The points that a bid promises, less what naming it costs."""
    may: tuple[str, ...] = (contract,)
    if options.umbrella and contract == auction.UMBRELLA:
        may = tuple(each for each in options.bought if auction.has_aces(view, seat, each))
    times = payoff.times(options, len(view.players) - 1)
    promised = times * max(appraised.points(each) for each in may)
    is_too_much = auction.names_too_much(options, view.auction, contract)
    return promised - options.naming_penalty if is_too_much else promised


def _if_joined(options: Options, appraised: Appraisal, view: State) -> float:
    """The points to expect beside those who play the nolo that stands."""
    standing = view.auction.standing
    assert standing is not None
    times = payoff.times(options, len(view.players) - 1)
    return times * appraised.points_beside(standing)


def _if_passed(options: Options, view: State) -> float:
    """What it is worth to pass: others win points, of which this seat loses its part."""
    standing, alive = view.auction.standing, view.auction.alive
    lost = _PREVENTED * _typical(options, standing or _USUAL)
    if standing is None:
        lost *= 1.0 - (1.0 - _WILL_PLAY) ** (len(alive) - 1)
    # A point that another wins of nobody is lost in equal parts by all.
    return -lost / (view.seats - 1) if options.payment == "ledger" else -lost


def _typical(options: Options, contract: str) -> float:
    """What a contract brings whoever bids it, from each who pays."""
    odds = _BOUGHT if CONTRACTS[contract].is_bought else _BORN
    return payoff.points(options, contract, None, odds)
