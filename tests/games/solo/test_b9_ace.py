"""The worked examples of the called ace, under their numbers."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Seat
from spadille.games.solo import rule
from spadille.games.solo.event import PartnerShown
from spadille.rules.action import Action
from spadille.rules.codec import encode
from spadille.rules.rule import IllegalAction
from tests.games.solo.table import (
    AMERICAN,
    D,
    L,
    M,
    R,
    Table,
    book,
    declare,
    set_up,
    to_play,
    won,
)

PLAIN_ONLY = book("solo/american+called_ace_must_be_plain=true")
MUST_PLAY = book("solo/american+must_play_called_ace=true")
THREE_ACES = {M: "SA HA DA HK HQ S8 S9 D8"}
FOUR_ACES = {M: "SA HA DA CA HK HQ S8 D8"}


def refused(table: Table, action: Action) -> str:
    """The name of the rule that the seat on turn meets."""
    with pytest.raises(IllegalAction) as caught:
        table.do(action)
    return caught.value.rule.name


def aces(table: Table, contract: str, trump: str) -> set[str]:
    """The cards that may be called in a game with these trumps."""
    return {
        each.ace.text
        for each in table.declarations
        if (each.contract, each.trump) == (contract, trump) and each.ace is not None
    }


def test_solo_b9_13_of_three_aces_only_the_fourth_may_be_called() -> None:
    table = won(THREE_ACES, M)
    assert aces(table, "simple_suit", "H") == {"CA"}
    table.do(declare("Ss", "H", "CA"))
    assert table.state.called is Card("CA")


def test_solo_b9_14_the_ace_of_trumps_may_be_called_by_the_seed_only() -> None:
    table = won(THREE_ACES, M)
    assert aces(table, "simple_colour", "C") == {"CA"}
    table.do(declare("Sc", "C", "CA"))
    plain = won(THREE_ACES, M, rules=PLAIN_ONLY)
    assert aces(plain, "simple_colour", "C") == set()
    assert aces(plain, "simple_suit", "H") == {"CA"}
    assert refused(plain, declare("Sc", "C", "CA")) == rule.NOTHING_TO_CALL.name
    raised = won(THREE_ACES, M, "Sc", rules=PLAIN_ONLY)
    assert {each.ace for each in raised.declarations} == {None}


def test_solo_b9_15_with_all_four_aces_one_plays_alone() -> None:
    table = won(FOUR_ACES, M)
    assert {each.contract for each in table.declarations} == {
        "solo_suit",
        "solo_colour",
        "tout_suit",
        "tout_colour",
    }
    assert refused(table, declare("Ss", "H", "SA")) == rule.NOTHING_TO_CALL.name


def test_solo_b9_16_an_ace_of_his_own_cannot_be_called() -> None:
    table = won(THREE_ACES, M)
    assert refused(table, declare("Ss", "H", "SA")) == rule.CALL_OWN.name
    assert refused(table, declare("Ss", "H", "HA")) == rule.CALL_OWN.name


def test_solo_b9_17_the_ace_of_trumps_makes_a_partner_and_is_the_fourth_trump() -> None:
    hands = {M: "CQ H7 HK HQ SA CK D8 D9", R: "HA H8 S8 S9 ST DT DJ DK", L: "SQ C8 C9 DA CJ DQ D7"}
    table = won(hands, M).do(declare("Ss", "H", "HA"))
    order = table.state.order
    ace = Card("HA")
    assert all(order.beats(Card(higher), ace) for higher in ("CQ", "H7", "SQ"))
    assert all(order.beats(ace, card) for card in order.below(ace))
    table.play("SQ H7 HA")
    assert table.events[-1] == PartnerShown(R)
    assert table.state.partner == R
    assert table.state.order.winning(table.state.trick.cards) is Card("H7")


def test_solo_b9_18_the_called_ace_may_be_held_back_or_must_be_played() -> None:
    told = ("SA S9 DK D8", "S8", "Ss", "H", "SA")
    assert to_play(*told).legal.play == CardSet.read("SA S9")
    table = to_play(*told, rules=MUST_PLAY)
    assert table.legal.play == CardSet.read("SA")
    assert table.book.barred(table.state, L)[Card("S9")] == rule.PLAY_CALLED_ACE


def test_solo_b9_19_an_only_card_of_the_suit_must_fall_and_shows_the_partner() -> None:
    table = to_play("SA HK DK D8", "S8", "Ss", "H", "SA")
    assert table.legal.play == CardSet.read("SA")
    table.play("SA")
    assert table.events[-1] == PartnerShown(L)
    for viewer in (L, M, R, D, None):
        places = table.book.picture(table.state, viewer).places
        assert [place.is_partner for place in places] == [True, False, False, False]


def test_solo_b9_20_the_called_ace_may_be_thrown_away() -> None:
    table = to_play("SA S9 DK D8", "C8", "Ss", "H", "SA")
    assert table.legal.play == CardSet.read("SA S9 DK D8")
    table.play("SA")
    assert table.state.partner == L


def test_solo_b9_21_nobody_else_learns_who_holds_the_ace_before_it_is_played() -> None:
    own = {L: "SQ HK HQ C7 C8 S8 S9 D7", M: "CQ H7 HA HJ CA D8 D9 DA"}
    first = {R: "SA SK ST DT DJ H8 C9 CT", D: "S7 SJ DQ DK CJ CK H9 HT"}
    other = {R: "S7 SK ST DT DJ H8 C9 CT", D: "SA SJ DQ DK CJ CK H9 HT"}
    tables = [won({**own, **rest}, M).do(declare("Ss", "H", "SA")) for rest in (first, other)]
    for table in tables:
        table.play("C7 CA CT CK HA H8 H9 HK")
    assert _seen(tables[0]) == _seen(tables[1])
    for table in tables:
        table.play("CQ SK HT HQ DA DT DQ D7 D9 DJ DK S9 SJ S8 D8")
    assert _seen(tables[0]) == _seen(tables[1])
    tables[0].play("SA")
    tables[1].play("S7 SA")
    assert [table.state.partner for table in tables] == [R, D]
    assert _seen(tables[0]) != _seen(tables[1])


def _seen(table: Table) -> list[list[bytes]]:
    """All that leadhand and middlehand see and may do."""
    viewers: tuple[Seat, ...] = (L, M)
    return [
        [
            *(encode(event.seen_by(viewer)) for event in table.events),
            encode(AMERICAN.picture(table.state, viewer)),
        ]
        for viewer in viewers
    ]


def test_a_position_tells_the_ace_and_not_its_holder() -> None:
    table = set_up(
        hands="SA S9 / ?2 / ?2 / ?2",
        contract="simple_suit",
        declarers="1",
        trump="H",
        taken="1 1 1 1 1 1",
        called="SA",
        turn="1",
    )
    assert (table.state.called, table.state.partner) == (Card("SA"), None)
