"""The worked examples of the auction and the declaration, under their numbers."""

from __future__ import annotations

import pytest

from spadille.games.solo import rule
from spadille.games.solo.contract import CONTRACTS
from spadille.games.solo.event import AuctionWon
from spadille.games.solo.state import Phase
from spadille.rules.action import Action
from spadille.rules.rule import IllegalAction, Rule
from tests.games.solo.table import SHORT, D, L, M, R, Table, call, declare, won


def refused(table: Table, action: Action) -> Rule:
    """The rule that the seat on turn meets; the table must be as it was."""
    before = table.state
    with pytest.raises(IllegalAction) as caught:
        table.do(action)
    assert table.state is before
    return caught.value.rule


def games(table: Table) -> set[str]:
    """The games that the declarer may announce, as the examples write them."""
    named = {declaration.contract for declaration in table.declarations}
    return {short for short, name in SHORT.items() if name in named}


def test_solo_b9_01_leadhand_says_yes_to_middlehand_and_declares_from_his_bid_up() -> None:
    table = Table().say("Ss Os yes pass pass pass")
    assert (table.turn, table.phase) == (L, Phase.DECLARING)
    assert table.events[-1] == AuctionWon(L, "solo_suit")
    assert games(table) == {"Os", "Oc", "Ts", "Tc"}
    suits = {(each.contract, each.trump) for each in table.declarations}
    assert suits == {
        ("solo_suit", "S"),
        ("solo_suit", "H"),
        ("solo_suit", "D"),
        ("solo_colour", "C"),
        ("tout_suit", "S"),
        ("tout_suit", "H"),
        ("tout_suit", "D"),
        ("tout_colour", "C"),
    }


def test_solo_b9_02_rearhand_opens_and_says_yes_to_the_dealer() -> None:
    table = Table().say("pass pass Ss Sc yes pass")
    assert table.turn == R
    assert games(table) == {"Sc", "Os", "Oc", "Ts", "Tc"}


def test_solo_b9_03_a_lone_bid_of_the_dealer_declares_at_once() -> None:
    table = Table().say("pass pass pass Ss")
    assert (table.turn, table.phase) == (D, Phase.DECLARING)
    assert games(table) == set(SHORT)


def test_solo_b9_04_all_pass_scores_nothing_and_the_deal_moves_left() -> None:
    table = Table().say("pass pass pass pass")
    assert table.settled.outcome == "passed_out"
    assert table.settled.scores == (0, 0, 0, 0)
    assert table.book.next_dealer(table.state) == L


def test_solo_b9_05_the_survivor_answers_the_next() -> None:
    table = Table().say("Ss Sc yes Os pass Oc yes")
    assert table.turn == R
    assert table.calls == {"pass", "Ts", "Tc"}


def test_solo_b9_06_nothing_exceeds_tout_in_colour() -> None:
    table = Table().say("Tc")
    for seat in (M, R, D):
        assert table.turn == seat
        assert table.calls == {"pass"}
        table.say("pass")
    assert table.turn == L


def test_solo_b9_07_after_yes_the_same_challenger_goes_on() -> None:
    table = Table().say("Ss Ts yes")
    assert table.turn == M
    assert table.calls == {"pass", "Tc"}


def test_solo_b9_08_only_the_one_who_was_in_before_may_equal_a_bid() -> None:
    table = Table().say("Ss")
    assert refused(table, call("Ss")) == rule.HIGHER_BID
    assert refused(table, call("yes")) == rule.HOLD
    table.say("Sc")
    assert table.turn == L
    assert table.calls == {"yes", "pass"}


def test_solo_b9_09_a_pass_is_final() -> None:
    table = Table().say("pass pass Ss")
    for word in ("Sc", "yes", "pass"):
        with pytest.raises(IllegalAction) as caught:
            table.act(L, call(word))
        assert caught.value.rule == rule.TURN
    table.say("Sc")
    assert table.turn == R


def test_solo_b9_10_whoever_bids_first_is_the_survivor() -> None:
    table = Table().say("pass Ss")
    assert table.turn == R
    assert table.calls == {"pass", "Sc", "Os", "Oc", "Ts", "Tc"}
    table.say("Os")
    assert table.turn == M
    assert table.calls == {"yes", "pass"}


def test_solo_b9_11_rank_and_not_value_decides_what_may_be_announced() -> None:
    table = won({R: "HA HK HQ HJ HT SQ DA S8"}, R, "Sc")
    assert refused(table, declare("Ss", "H", "SA")) == rule.MINIMUM
    table.do(declare("Os", "H"))
    assert table.state.contract == CONTRACTS["solo_suit"]
    values = table.book.profile.options.values
    assert values["solo_suit"] == values["simple_colour"] == 4


def test_solo_b9_12_colour_is_clubs_and_nothing_else() -> None:
    table = won({L: "HA HK HQ HJ HT SQ DA S8"}, L)
    assert refused(table, declare("Sc", "H", "SA")) == rule.COLOUR
    assert refused(table, declare("Ss", "C", "SA")) == rule.COLOUR
    assert refused(table, declare("Oc", "S")) == rule.COLOUR
    assert refused(table, declare("Tc", "D")) == rule.COLOUR
    assert refused(table, declare("Os", "C")) == rule.COLOUR
    table.do(declare("Sc", "C", "SA"))
