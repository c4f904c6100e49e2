"""What a contract promises a hand, as was learned from what it came to when it was played."""

from __future__ import annotations

from math import exp, log

import numpy as np
from numpy.typing import NDArray

from spadille.bots.lhombre import calling, payoff
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.lhombre.odds import Odds
from spadille.bots.model import Numbers
from spadille.cards import CardSet, Seat, Suit
from spadille.games.lhombre import auction, settlement
from spadille.games.lhombre.action import NameContract
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import Outcome
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Bid

#: Nobody is told that a deal cannot be lost, or not be won.
_SUREST = 0.995
#: How a contract may end at best and at worst.
_ENDS: tuple[Outcome, Outcome] = ("win", "codille")


def name_of(contract: str) -> str:
    """The name of what was learned of a contract."""
    return f"lhombre/promise/{contract}"


def odds(numbers: Numbers, appraised: Appraisal, contract: str) -> Odds:
    """The chances of a hand as it was dealt; by estimates where nothing was learned.

    What was learned are the weights of what is ``counted`` in log-odds of winning, and two numbers
    that part the deals lost: their share that is codille has the log-odds of the first and of the
    second times those of winning.
    """
    learned = numbers.get(name_of(contract))
    if learned is None:
        return appraised.odds(contract)
    *weights, apart, slope = map(float, learned)
    strength = float(np.dot(weights, counted(appraised, contract)))
    win = _likely(strength)
    codille = (1.0 - win) * _chance(apart + slope * strength)
    return Odds(win, 1.0 - win - codille, codille)


def points(numbers: Numbers, appraised: Appraisal, contract: str, opponents: int) -> float:
    """The points that a contract promises a hand as it was dealt, against so many."""
    told = odds(numbers, appraised, contract)
    own = payoff.points(appraised.options, contract, trump(appraised, contract), told)
    return payoff.times(appraised.options, opponents) * own


def foretold(numbers: Numbers, options: Options, seat: Seat, state: State) -> float | None:
    """What a contract promises a seat that has got it, before anything is exchanged.

    Nothing where another plays, or another as well.
    """
    if state.contract_name is None or state.declarers != (seat,):
        return None
    turned = CardSet() if state.kept is None else CardSet((state.kept,))
    appraised = Appraisal(options, state.hands[seat].known - turned, seat == state.forehand)
    told = points(numbers, appraised, state.contract_name, len(state.players) - 1)
    return told - auction.penalties(options, state)[seat]


def ends(options: Options, view: State, action: Action) -> tuple[float, ...]:
    """What a contract that is bid or named comes to at best and at worst."""
    if not isinstance(action, Bid | NameContract):
        return ()
    times = payoff.times(options, len(view.players) - 1)
    name = settlement.valued_as(options, CONTRACTS[action.contract].name, None)
    return tuple(times * settlement.points(options, name, end, 0, "none") for end in _ENDS)


def trump(appraised: Appraisal, contract: str) -> Suit | None:
    """The trump with which the contract promises most, where its declarer names it."""
    return appraised.best_trump(contract) if CONTRACTS[contract].trump == "named" else None


def counted(appraised: Appraisal, contract: str) -> NDArray[np.float64]:
    """What the chance to win is told from.

    What estimates hold of the hand in log-odds, whether it leads, and what it holds.
    """
    hand, is_leading = appraised.hand, appraised.is_leading
    held = calling.counted_hand(appraised.options, CONTRACTS[contract], hand, is_leading)
    estimated = _log_odds(appraised.odds(contract).win)
    return np.array([1.0, estimated, is_leading, *held], dtype=np.float64)


def _likely(strength: float) -> float:
    return min(max(_chance(strength), 1.0 - _SUREST), _SUREST)


def _chance(log_odds: float) -> float:
    return 1.0 / (1.0 + exp(-log_odds))


def _log_odds(chance: float) -> float:
    within = min(max(chance, 1.0 - _SUREST), _SUREST)
    return log(within / (1.0 - within))
