"""How well what was said in the auction fits the hands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spadille.bots.solo import bidding
from spadille.cards import Seat
from spadille.games.solo import auction
from spadille.games.solo.action import Hold
from spadille.games.solo.state import State, start
from spadille.rules.action import Action, Bid, Pass
from spadille.rules.auction import HELD, PASSED
from spadille.rules.rulebook import Rulebook

#: How often somebody says what our own estimates would not have him say.
_OTHERWISE = 0.2


def likelihood(rulebook: Rulebook[Any], state: State, listener: Seat) -> float:
    """How likely the others were to call as they did with the hands of a state, as dealt."""
    options = rulebook.profile.options
    heard, chance = start(state.dealer).auction, 1.0
    for seat, call in state.auction.calls:
        before = replace(state, auction=heard, declarers=())
        heard = heard.says(call)
        if seat == listener:
            continue
        legal = auction.legal_calls(options, before)
        if bidding.choose(options, legal, before, seat) != _action(call):
            chance *= _OTHERWISE
    return chance


def _action(call: str) -> Action:
    if call == PASSED:
        return Pass()
    return Hold() if call == HELD else Bid(call)
