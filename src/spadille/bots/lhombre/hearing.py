"""How well what was said in the auction fits the hands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spadille.bots.lhombre import bidding
from spadille.cards import Seat
from spadille.games.lhombre import auction
from spadille.games.lhombre.state import State, start
from spadille.rules.rulebook import Rulebook

#: How often somebody says what our own estimates would not have him say.
_OTHERWISE = 0.2


def likelihood(rulebook: Rulebook[Any], state: State, listener: Seat) -> float:
    """How likely the others were to call as they did with the hands of a state.

    Only hands that are still as they were dealt tell anything.
    """
    options, said = rulebook.profile.options, state.auction.calls
    heard, chance = start(state.dealer, state.seats).auction, 1.0
    for seat, call in said:
        before = replace(state, auction=heard, contract_name=None, declarers=(), is_corrected=False)
        heard = heard.says(call)
        if seat == listener or state.exchanged[seat] is not None:
            continue
        legal = auction.legal_calls(options, before, seat)
        if bidding.choose(options, legal, before, seat) != auction.action_of(call):
            chance *= _OTHERWISE
    return chance
