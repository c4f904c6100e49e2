"""Calls weighed by what was learned of them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.bots.lhombre import bidding, calling
from spadille.bots.model import Numbers, load
from spadille.bots.weighing import Weighed
from spadille.cards import Seat
from spadille.games.lhombre.contract import CONTRACTS
from spadille.rules.action import Bid, Pass
from tests.bots.dealing import dealt, random_deck
from tests.games.lhombre.table import HOME_RULES, F

DOUBTFUL = "SA HA HQ H5 H4 CK D7 D3 S4"
POOR = "SJ SQ S5 HJ HQ CJ CQ C6 DJ"
LOW = "SA S2 S3 S4 CA C2 C3 H7 D7"


def _weighed(hand: str, numbers: Numbers) -> tuple[list[Weighed], list[Weighed]]:
    """A forehand's calls by estimates, and by what was learned."""
    table = dealt({F: hand})
    options, view = table.rulebook.profile.options, table.views[F]
    legal = table.rulebook.legal(view, F)
    by_estimates = bidding.weigh(options, legal, view, F)
    return by_estimates, calling.corrected(numbers, options, view, F, by_estimates)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_something_was_learned_of_every_contract(contract: str) -> None:
    table = dealt({F: DOUBTFUL})
    options, view = table.rulebook.profile.options, table.views[F]
    learned = load()[calling.name_of(CONTRACTS[contract])]
    if contract in options.values:
        counted = calling.counted(options, view, F, contract, 0.5)
        assert learned.shape == counted.shape
    assert np.any(learned)


def test_the_same_calls_are_weighed_the_best_first() -> None:
    before, after = _weighed(DOUBTFUL, load())
    assert {each.action for each in before} == {each.action for each in after}
    points = [each.points for each in after]
    assert points == sorted(points, reverse=True)


def test_a_pass_keeps_its_worth() -> None:
    before, after = _weighed(DOUBTFUL, load())
    (first,), (second,) = (
        [each.points for each in calls if each.action == Pass()] for calls in (before, after)
    )
    assert first == second


def test_where_nothing_was_learned_estimates_stand() -> None:
    before, after = _weighed(DOUBTFUL, {})
    assert before == after


def _certain(contract: str, points: float) -> Numbers:
    """What was learned of one contract: that it brings so much, whatever the hand."""
    name = calling.name_of(CONTRACTS[contract])
    learned = np.zeros(load()[name].shape)
    learned[0] = points
    return {name: learned}


def test_a_learned_call_moves_alone() -> None:
    before, after = _weighed(DOUBTFUL, _certain("tourne", 100.0))
    assert after[0].action == Bid("tourne")
    assert [each for each in after if each.action != Bid("tourne")] == [
        each for each in before if each.action != Bid("tourne")
    ]


def test_what_was_learned_makes_no_bid_of_a_pass() -> None:
    before, after = _weighed(POOR, _certain("tourne", 100.0))
    assert after[0].action == Pass()
    assert before == after


def test_no_more_is_made_of_a_nolo() -> None:
    before, after = _weighed(LOW, _certain("simple_nolo", 100.0))
    assert isinstance(before[0].action, Bid)
    assert before == after
    assert _weighed(LOW, _certain("simple_nolo", -100.0))[1][-1].action == Bid("simple_nolo")


def test_only_who_learned_calls_bids_by_them() -> None:
    told = {}
    for name in ("club", "expert", "expert+without=calls"):
        bids = []
        for number in range(150):
            rng = Random(f"calls {number}")
            table = Table(HOME_RULES, random_deck(f"calls {number}"), Seat(number % 3))
            seat = table.turn
            assert seat is not None
            view = table.views[seat]
            bids.append(registry.player(name).choose(table.rulebook, view, seat, rng))
        told[name] = bids
    assert told["club"] == told["expert+without=calls"]
    assert told["club"] != told["expert"]
