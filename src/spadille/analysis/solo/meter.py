"""The hand meter of Spanish Solo."""

from __future__ import annotations

from typing import Any

from spadille.analysis.handmeter import Chance, Estimate, Meter
from spadille.bots.solo import appraisal
from spadille.cards import CardSet, Seat
from spadille.games.solo.action import Declare
from spadille.games.solo.contract import CONTRACTS, RANKING
from spadille.games.solo.profile import Options
from spadille.games.solo.settlement import scores
from spadille.games.solo.state import State
from spadille.rules.rulebook import Rulebook


def leaves_open(_rulebook: Rulebook[Any], _bid: str) -> bool:
    """Whoever bids a game may declare a higher one."""
    return True


def measure(rulebook: Rulebook[Any], view: State, seat: Seat) -> Meter:
    """Every game the hand can declare, with the trumps and the call that are likeliest to make it.

    A Simple cannot be declared by a hand that has nothing to call.
    """
    if view.contract is not None or not view.hands or not view.hands[seat].known:
        return Meter()
    hand, options, leads = view.hands[seat].known, rulebook.profile.options, seat == view.leadhand
    found = [
        max(estimates, key=lambda each: each.points)
        for name in RANKING
        if (estimates := _estimates(options, name, hand, leads))
    ]
    return Meter(tuple(sorted(found, key=lambda each: -each.points)))


def _estimates(options: Options, name: str, hand: CardSet, leads: bool) -> list[Estimate]:
    ways = appraisal.ways(options, CONTRACTS[name], hand)
    return [_estimate(options, way, hand, leads) for way in ways]


def _estimate(options: Options, way: Declare, hand: CardSet, leads: bool) -> Estimate:
    made = appraisal.chance(way, hand, leads)
    contract = CONTRACTS[way.contract]
    side = (Seat(0), Seat(1)) if contract.with_partner else (Seat(0),)
    won = scores(options.values[contract.name], side, "made")[0]
    chances = (Chance("made", made), Chance("lost", 1.0 - made))
    return Estimate(way.contract, (2.0 * made - 1.0) * won, chances, way.trump, way.ace)
