"""Declaring and calling (sections 4.2 and 4.3), beyond the worked examples."""

from __future__ import annotations

import pytest

from spadille.cards import Card, Suit
from spadille.games.solo import rule
from spadille.games.solo.action import Declare
from spadille.games.solo.event import Declared
from spadille.games.solo.state import Phase
from spadille.rules.action import Action
from spadille.rules.rule import IllegalAction, Rule
from tests.games.solo.table import L, M, R, Table, book, declare, won

NO_ACES = {L: "HK HQ HJ SK SJ D8 C8 C9"}
THREE_PLAIN = {L: "SA DA CA HK HQ S8 D8 C8"}
FOUR_ACES = {L: "SA HA DA CA HK SK D8 C8"}
ACES_AND_KINGS = {L: "SA HA DA CA SK HK DK CK"}
KINGS = book("solo/american+four_aces=call_king")
GERMAN = book("solo/german-like")


def called(table: Table, contract: str, trump: str) -> str:
    """What may be called in a game with these trumps."""
    found = [
        each.ace.text
        for each in table.legal.choices
        if isinstance(each, Declare)
        and (each.contract, each.trump) == (contract, trump)
        and each.ace is not None
    ]
    return " ".join(found)


def refused(table: Table, action: Action) -> Rule:
    """The rule that the declarer meets."""
    with pytest.raises(IllegalAction) as caught:
        table.do(action)
    return caught.value.rule


def test_solo_4_3_any_ace_one_does_not_hold() -> None:
    table = won(NO_ACES, L)
    for trump in "SHD":
        assert called(table, "simple_suit", trump) == "SA HA DA CA"
    assert called(table, "simple_colour", "C") == "SA HA DA CA"


def test_solo_4_2_every_choice_is_legal_and_each_is_there_once() -> None:
    table = won(NO_ACES, L)
    choices = table.legal.choices
    assert len(choices) == len(set(choices)) == 3 * 4 + 4 + (3 + 1) * 2
    for choice in choices:
        other = won(NO_ACES, L).do(choice)
        assert isinstance(choice, Declare)
        assert other.phase == Phase.PLAY
        assert other.events[-1] == Declared(L, choice.contract, choice.trump, choice.ace)


def test_solo_4_2_what_is_no_declaration() -> None:
    table = won(NO_ACES, L, "Os")
    assert refused(table, Declare("game", Suit.HEARTS)) == rule.DECLARATION
    assert refused(table, declare("Os", "H", "SA")) == rule.ALONE
    assert refused(table, declare("Sc", "C", "SA")) == rule.MINIMUM
    simple = won(NO_ACES, L)
    assert refused(simple, declare("Ss", "H")) == rule.CALL
    assert refused(simple, declare("Ss", "H", "SK")) == rule.CALL_OWN
    assert refused(simple, declare("Ss", "H", "CK")) == rule.CALL_ACE
    assert refused(simple, declare("Ss", "H", "C2")) == rule.CALL_ACE


def test_solo_4_3_plain_aces_only() -> None:
    table = won(NO_ACES, L, rules=GERMAN)
    assert called(table, "simple_suit", "H") == "SA DA CA"
    assert refused(table, declare("Ss", "H", "HA")) == rule.CALL_PLAIN
    assert refused(table, declare("Ss", "H", "CK")) == rule.CALL_ACE


def test_solo_4_3_four_aces_call_a_king() -> None:
    table = won(FOUR_ACES, L, rules=KINGS)
    assert called(table, "simple_suit", "S") == "DK CK"
    assert called(table, "simple_suit", "D") == "DK CK"
    table.do(declare("Ss", "D", "DK"))
    assert table.state.called is Card("DK")


def test_solo_4_3_three_plain_aces_call_a_plain_king_where_trumps_may_not_be_called() -> None:
    table = won(THREE_PLAIN, L, rules=GERMAN)
    assert called(table, "simple_suit", "H") == "SK DK CK"
    assert called(table, "simple_suit", "D") == "HA"
    assert called(won(THREE_PLAIN, L, rules=KINGS), "simple_suit", "H") == "HA"
    assert called(won(FOUR_ACES, L, rules=GERMAN), "simple_suit", "D") == "CK"


@pytest.mark.parametrize("rules", [KINGS, GERMAN], ids=lambda rules: str(rules.profile))
def test_solo_4_3_with_all_aces_and_kings_one_plays_alone(rules: object) -> None:
    table = won(ACES_AND_KINGS, L, rules=rules)  # type: ignore[arg-type] # a rulebook
    assert all(isinstance(each, Declare) and each.ace is None for each in table.legal.choices)
    assert refused(table, declare("Ss", "D", "SK")) == rule.NOTHING_TO_CALL


def test_solo_4_3_a_called_king_makes_the_partner() -> None:
    hands = {
        L: "SA HA DA CA HK D8 D9 C8",
        M: "CK C9 CT H8 H9 S8 S9 SJ",
        R: "SK ST DT DJ DQ DK H7 CQ",
    }
    table = won(hands, L, rules=KINGS).do(declare("Ss", "H", "CK"))
    table.play("CA CK")
    assert table.state.partner == M


def test_solo_4_2_only_the_declarer_declares() -> None:
    table = won(NO_ACES, L)
    with pytest.raises(IllegalAction) as caught:
        table.act(M, declare("Ss", "H", "SA"))
    assert caught.value.rule == rule.TURN
