"""The hand meter, for every rule set."""

from __future__ import annotations

from random import Random

import pytest

from spadille.analysis.handmeter import Meter, measure
from spadille.cards import Seat
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.rules.action import Bid, Pass
from spadille.table import Table
from tests.conformance.rulesets import NAMES

#: A hand with every ace that could be called can bid these and yet not play them.
NOTHING_TO_CALL = {"simple_suit", "simple_colour"}
BIDDING = [name for name in NAMES if not name.startswith("hearts/")]
SEEDS = range(12)


def measured(table: Table, seat: int) -> Meter:
    return measure(table.rulebook, table.view(seat), Seat(seat))


@pytest.mark.parametrize("rules", BIDDING)
def test_every_contract_that_may_be_bid_has_chances_that_sum_to_one(rules: str) -> None:
    for seed in SEEDS:
        table = Table.shuffled(rules, seed)
        seat = table.turn
        assert seat is not None
        meter = measured(table, seat)
        bids = {choice.contract for choice in table.legal().choices if isinstance(choice, Bid)}
        told = {estimate.contract for estimate in meter.estimates}
        assert bids <= told | NOTHING_TO_CALL
        points = [estimate.points for estimate in meter.estimates]
        assert points == sorted(points, reverse=True)
        for estimate in meter.estimates:
            assert sum(each.chance for each in estimate.chances) == pytest.approx(1.0)
            assert min(each.chance for each in estimate.chances) >= 0.0


@pytest.mark.parametrize("rules", NAMES)
def test_the_meter_shows_nothing_of_cards_that_its_seat_does_not_see(rules: str) -> None:
    for seed in SEEDS:
        table = Table.shuffled(rules, seed)
        seat = table.turn
        assert seat is not None
        own = table.view(seat).hands[seat].known
        unseen = [card for card in table.deck if card not in own]
        Random(seed).shuffle(unseen)
        deck = [card if card in own else unseen.pop() for card in table.deck]
        twin = Table.dealt(rules, deck)
        assert twin.deck != table.deck
        assert measured(twin, seat) == measured(table, seat)


def test_contracts_for_which_the_black_aces_are_missing_are_not_measured() -> None:
    with_aces = Table.of_hands("lhombre", ["SA CA H3 H4 H5 D3 D4 S4 S5", "*", "*"], dealer=2)
    names = {estimate.contract for estimate in measured(with_aces, 0).estimates}
    assert "grand_tourne" in names
    names = {estimate.contract for estimate in measured(with_aces, 1).estimates}
    assert not BLACK_ACES & with_aces.view(1).hands[1].known
    assert "grand_tourne" not in names


def test_a_payment_by_each_defender_counts_twice() -> None:
    hands = ["SA S2 CA SK SQ SJ HK D3 C4", "*", "*"]
    own = measured(Table.of_hands("lhombre/hjemme", hands, dealer=2), 0)
    each = measured(Table.of_hands("lhombre/hjemme+payment=defenders", hands, dealer=2), 0)
    assert [2 * one.points for one in own.estimates] == [one.points for one in each.estimates]


def test_the_trumps_that_are_named_are_told_and_no_others() -> None:
    table = Table.of_hands("lhombre", ["SA H7 HA HK HQ HJ DK D3 C4", "*", "*"], dealer=2)
    told = {estimate.contract: estimate.trump for estimate in measured(table, 0).estimates}
    assert (told["game"], told["solo"], told["tourne"]) == ("H", "H", None)


def test_a_call_that_is_no_bid_leaves_the_meter_and_a_contract_ends_it() -> None:
    table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    before = measured(table, 1)
    table.act("spade_solo")
    assert measured(table, 1) == before
    table.act(Pass()).act(Pass())
    assert measured(table, 1) == Meter()


def test_hearts_has_a_danger_and_the_queen_with_few_guards_is_feared() -> None:
    safe = Table.of_hands("hearts", ["S2 S3 S4 S5 D2 D3 D4 C2 C3 C4 H2 H3 H4", *"***"])
    bad = Table.of_hands("hearts", ["SQ SA HA HK HQ DA DK DQ CA CK CQ CJ D9", *"***"])
    few, many = measured(safe, 0).danger, measured(bad, 0).danger
    assert few is not None
    assert many is not None
    assert few < 2 < 9 < many
