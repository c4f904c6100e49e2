"""Bidding (section 3.2)."""

from __future__ import annotations

from spadille.games.solo import rule
from spadille.games.solo.action import Hold
from spadille.games.solo.contract import RANKING, is_higher
from spadille.games.solo.profile import Options
from spadille.games.solo.state import State
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.legal import Legal
from spadille.rules.rule import IllegalAction


def legal_calls(options: Options, state: State) -> Legal:
    """What may be said: pass, yes where a reply is due, and the bids that exceed what stands."""
    yes = (Hold(),) if is_reply(state) else ()
    bids = (Bid(name) for name in RANKING if refusal(options, state, name) is None)
    return Legal(choices=(Pass(), *yes, *bids))


def is_reply(state: State) -> bool:
    """Whether the seat to speak was overbid by the one who came in after it."""
    auction = state.auction
    return auction.standing is not None and auction.is_turn_senior


def refusal(options: Options, state: State, contract: str) -> IllegalAction | None:
    """Why the seat to speak may not make this bid, if it may not."""
    if contract not in RANKING:
        return IllegalAction(rule.AUCTION, bid=contract)
    standing = state.auction.standing
    if standing is None:
        return None
    if is_reply(state) and not options.holder_may_raise:
        return IllegalAction(rule.REPLY, standing=standing)
    if not is_higher(contract, standing):
        return IllegalAction(rule.HIGHER_BID, bid=contract, standing=standing)
    return None


def refused_call(options: Options, state: State, action: Action) -> IllegalAction:
    """The refusal of something that is no legal call."""
    if isinstance(action, Hold):
        return IllegalAction(rule.HOLD)
    found = refusal(options, state, action.contract) if isinstance(action, Bid) else None
    return found or IllegalAction(rule.AUCTION)
