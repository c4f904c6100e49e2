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


def test_a_learned_call_moves_alone() -> None:
    name = calling.name_of(CONTRACTS["simple_nolo"])
    sure = np.zeros(load()[name].shape)
    sure[0] = 100.0
    before, after = _weighed(DOUBTFUL, {name: sure})
    assert after[0].action == Bid("simple_nolo")
    assert [each for each in after if each.action != Bid("simple_nolo")] == [
        each for each in before if each.action != Bid("simple_nolo")
    ]


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
