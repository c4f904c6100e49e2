"""Awkward moments, set up and played by the text forms alone, each under its rule's number."""

from __future__ import annotations

from random import Random

import pytest

from spadille import Table
from spadille.cards import CardSet, Seat
from spadille.games.hearts import rule
from spadille.games.registry import rulebook
from spadille.notation import position, record
from spadille.notation.error import NotationError
from spadille.rules.rule import FaultyGame, IllegalAction, Rule

HEARTS = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA"
MOON = f"{HEARTS} SQ"
CLUBS = "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA"
NO_PASS = "hearts/norsk+pass_cards=false"


def at_the_end(
    rules: str, captured: str, *, taken: str, points: str = "0 0 0 0", told: str = ""
) -> str:
    """The line of a deal whose tricks are all played."""
    name, plus, changes = rules.partition("+")
    return (
        f"hearts/{name}@1{plus}{changes}; dealer 3; number 4; points {points};"
        f" hands - / - / - / -; taken {taken}; captured {captured}; broken{told}"
    )


def refused(table: Table, action: str, seat: int | None = None) -> Rule:
    """The rule that forbids an action; nothing has changed."""
    before = table.position()
    with pytest.raises(IllegalAction) as caught:
        table.act(action, seat)
    assert table.position() == before
    return caught.value.rule


# --- passing ------------------------------------------------------------------------------------


def test_hearts_3_2_cards_are_passed_in_any_order_and_taken_up_at_once() -> None:
    table = Table.shuffled("hearts", seed=5)
    dealt = [hand.known for hand in table.truth.hands]
    given = [CardSet(list(hand)[:3]) for hand in dealt]
    for seat in (2, 0, 3):
        table.act(f"exchange {given[seat]}", seat)
        assert Table.at(table.position()).truth == table.truth
    assert table.to_act == (1,)
    assert table.view(1).hands[1].known == dealt[1]
    assert not any(heap.known for heap in table.view(1).passed)
    assert refused(table, f"exchange {given[0]}", 1) == rule.PASS_OWN
    assert refused(table, f"exchange {CardSet(list(dealt[2] - given[2])[:3])}", 2) == (
        rule.PASS_FINAL
    )
    table.act(f"exchange {given[1]}", 1)
    for giver in range(4):
        assert given[giver] <= table.truth.hands[(giver + 1) % 4].known
    # What one was passed cannot be passed on.
    assert refused(table, f"exchange {given[0]}", 1) in (rule.PLAY, rule.TURN)


def test_hearts_4_every_view_of_a_deal_reads_back_step_by_step() -> None:
    table, chance = Table.shuffled("hearts+pass_cards=false", seed=8), Random(8)
    while table.to_act:
        for seat in range(4):
            assert position.read(table.position(seat), rulebook)[1] == table.view(seat)
        assert Table.at(table.position()).truth == table.truth
        legal = table.legal()
        table.act("subtract_own" if legal.choices else chance.choice(list(legal.play)).text)
    assert len(list(record.read(table.record(), rulebook))) == 1
    assert refused(table, "SA") == rule.TURN


# --- the first trick, and breaking hearts -------------------------------------------------------


def test_hearts_4_3_hearts_and_the_queen_alone_leave_no_card_barred() -> None:
    hand = f"{HEARTS.removesuffix(' HA')} SQ"
    table = Table.of_hands(NO_PASS, [CLUBS, hand, "*", "*"], dealer=3).act("C2")
    assert table.legal(1).play == CardSet.read(hand)
    assert table.barred(1) == {}
    assert table.act("SQ").truth.is_broken


def test_hearts_4_3_one_other_card_is_enough_to_bar_all_points() -> None:
    hand = f"{HEARTS.removesuffix(' HA')} D2"
    table = Table.of_hands(NO_PASS, [CLUBS, hand, "*", "*"], dealer=3).act("C2")
    assert table.legal(1).play == CardSet.read("D2")
    assert refused(table, "H2") == rule.FIRST_TRICK


def test_hearts_4_4_a_queen_that_was_taken_has_broken_hearts_but_in_windows() -> None:
    line = (
        "hearts/{}@1; dealer 3; number 4; hands S3 HA H2 ?8 / ?11 / ?11 / ?11; taken 3 0;"
        " captured SQ / - / - / -"
    )
    for name, legal in (("norsk", "S3 HA H2"), ("windows", "S3")):
        book, state = position.read(line.format(name), rulebook)
        assert book.legal(state, Seat(0)).play == CardSet.read(legal)


# --- the last trick and the moon ----------------------------------------------------------------


def test_hearts_4_6_nobody_can_claim_the_last_tricks() -> None:
    line = (
        "hearts/norsk@1; dealer 3; number 4; hands SA SK / S2 S3 / S4 S5 / S6 S7;"
        f" taken {'0 ' * 11}; captured {MOON} / - / - / -; broken"
    )
    table = Table.at(line)
    for word in ("claim", "end_play", "add_to_others"):
        with pytest.raises((IllegalAction, NotationError)):
            table.act(word)
    table.act("SA").act("S2").act("S4").act("S6").act("SK").act("S3").act("S5").act("S7")
    assert table.to_act == (0,)


def test_hearts_5_2_the_last_card_can_make_the_moon() -> None:
    line = (
        "hearts/norsk@1; dealer 3; number 4; hands SQ / S3 / S4 / S5;"
        f" taken {'0 ' * 12}; captured {HEARTS} / - / - / -; broken"
    )
    table = Table.at(line).act("SQ").act("S3").act("S4").act("S5")
    assert refused(table, "SA") == rule.MOON
    assert refused(table, "subtract_own", 1) == rule.TURN
    assert table.act("subtract_own").scores == (-26, 0, 0, 0)
    broken_off = Table.at(line.replace("S3 /", "SK /")).act("SQ").act("SK").act("S4").act("S5")
    assert broken_off.scores == (13, 13, 0, 0)


def test_hearts_5_2_twenty_five_points_are_no_moon() -> None:
    captured = f"{MOON.removeprefix('H2 ')} / H2 / - / -"
    table = Table.at(at_the_end("norsk", captured, taken=f"{'0 ' * 12}1", told="; over"))
    assert table.truth.settled.scores == (25, 1, 0, 0)
    assert table.truth.settled.shooter is None


@pytest.mark.parametrize(
    ("rules", "last", "scores", "outcome"),
    [
        ("old-moon", "1", (0, 26, 26, 26), "moon_added"),
        ("windows", "1", (0, 26, 26, 26), "moon_added"),
        ("omnibus", "1", (-26, 0, 0, 0), "moon_subtracted"),
        ("omnibus", "0", (-52, 0, 0, 0), "sun_subtracted"),
        ("spot", "1", (-129, 0, 0, 0), "moon_subtracted"),
        ("norsk+moon=off", "1", (26, 0, 0, 0), "counted"),
        ("norsk+moon=auto", "1", (0, 26, 26, 26), "moon_added"),
    ],
)
def test_hearts_5_2_where_nobody_chooses_the_deal_is_over(
    rules: str, last: str, scores: tuple[int, ...], outcome: str
) -> None:
    line = at_the_end(rules, f"{MOON} / - / - / -", taken=f"{'0 ' * 12}{last}")
    with pytest.raises(FaultyGame, match="the deal is over"):
        Table.at(line)
    settled = Table.at(f"{line}; over").truth.settled
    assert (settled.scores, settled.outcome) == (scores, outcome)


# --- the end of a match -------------------------------------------------------------------------

SPREAD = "H2 / H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA / SQ / -"


@pytest.mark.parametrize(
    ("rules", "points", "totals", "winners"),
    [
        ("norsk", "99 60 61 20", (100, 72, 74, 20), (3,)),
        ("norsk", "98 60 61 20", (99, 72, 74, 20), ()),
        ("norsk", "100 33 32 77", (101, 45, 45, 77), (1, 2)),
        ("windows", "100 33 32 77", (101, 45, 45, 77), ()),
        ("norsk+exact_100=wins", "99 60 61 20", (100, 72, 74, 20), (0,)),
        ("norsk+exact_100=wins", "100 60 61 20", (101, 72, 74, 20), (3,)),
        ("norsk+exact_100=minus_50", "99 60 61 20", (50, 72, 74, 20), ()),
        ("norsk", "-30 -5 0 -104", (-29, 7, 13, -104), ()),
    ],
)
def test_hearts_6_the_end_of_a_match(
    rules: str, points: str, totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    taken = "0 1 2 3 0 1 2 3 0 1 2 3 0"
    line = at_the_end(rules, SPREAD, taken=taken, points=points, told="; over")
    settled = Table.at(line).truth.settled
    assert (settled.totals, settled.winners) == (totals, winners)
