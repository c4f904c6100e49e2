"""Bidding, naming trumps, and the turned card (sections 3.2 and 4.1)."""

from __future__ import annotations

from spadille.cards import Seat
from spadille.cards.suit import Suit
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import KeepTurned, LeaveTurned, NameTrump
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.legal import Legal
from spadille.rules.rule import IllegalAction

#: What the declarer may do with the turned card (4.1).
TURNED = Legal(choices=(KeepTurned(), LeaveTurned()))
#: The trumps that may be named (4.1).
NAMING = Legal(choices=tuple(NameTrump(suit) for suit in Suit))


def rank(options: Options, contract: str) -> int:
    """The height of a bid in the auction, from 0 (4)."""
    return next(level for level, equals in enumerate(options.ranking) if contract in equals)


def legal_calls(options: Options, state: State) -> Legal:
    """The bids that exceed what stands, and passing (3.2)."""
    seat = state.auction.turn
    bids = (contract for equals in options.ranking for contract in equals)
    may_bid = (Bid(bid) for bid in bids if refusal(options, state, seat, bid) is None)
    return Legal(choices=(Pass(), *may_bid))


def refusal(options: Options, state: State, seat: Seat, contract: str) -> IllegalAction | None:
    """Why the seat to speak may not make this bid, if it may not (3.2)."""
    if not any(contract in equals for equals in options.ranking):
        return IllegalAction(rule.AUCTION, bid=contract)
    standing = state.auction.standing
    if standing is not None and not is_enough(options, state, contract, standing):
        return IllegalAction(rule.HIGHER_BID, bid=contract, standing=standing)
    needs_aces = CONTRACTS[contract].needs_black_aces
    if needs_aces and BLACK_ACES - state.hands[seat].known:
        return IllegalAction(rule.BLACK_ACES, bid=contract)
    return None


def is_enough(options: Options, state: State, contract: str, standing: str) -> bool:
    """Whether a bid exceeds what stands; a senior need only equal it where he may hold (3.2)."""
    height, needed = rank(options, contract), rank(options, standing)
    may_hold = options.hold and state.auction.is_turn_senior
    return height >= needed if may_hold else height > needed


def refused_call(options: Options, state: State, seat: Seat, action: Action) -> IllegalAction:
    """The refusal of something that is no legal call."""
    found = refusal(options, state, seat, action.contract) if isinstance(action, Bid) else None
    return found or IllegalAction(rule.AUCTION)
