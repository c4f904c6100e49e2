"""The worked examples of counting and of the end of a match, each under its number."""

from __future__ import annotations

import pytest

from spadille.games.hearts import rule
from spadille.games.hearts.action import AddToOthers, SubtractOwn
from spadille.games.hearts.state import Phase
from spadille.rules.action import Action, Play
from spadille.rules.rule import IllegalAction
from spadille.rules.standing import Standing
from tests.games.hearts.table import (
    ALL_HEARTS,
    MOON,
    NORSK,
    E,
    N,
    S,
    Table,
    W,
    book_of,
    cards,
    ended,
    held,
)

ADD, SUBTRACT = AddToOthers(), SubtractOwn()


def moon(
    choice: Action, points: tuple[int, ...] = (0, 0, 0, 0), rules: str = NORSK, also: str = ""
) -> Table:
    """A deal in which north has shot the moon and chosen."""
    table = ended([f"{MOON}{also}", "", "", ""], points=points, tricks=(12, 0, 0, 0), rules=rules)
    assert table.state.phase == Phase.MOON
    assert table.turn == N
    table.act(N, choice)
    return table


def test_hearts_a6_26_all_hearts_without_the_queen_are_no_moon() -> None:
    settled = ended([ALL_HEARTS, "QS", "", ""], tricks=(6, 2, 2, 2)).settled
    assert settled.scores == (13, 13, 0, 0)
    assert (settled.outcome, settled.shooter) == ("counted", None)


def test_hearts_a6_27_a_moon_takes_the_points_not_all_tricks() -> None:
    table = ended([MOON, "", "", ""], tricks=(9, 1, 1, 1))
    assert table.state.phase == Phase.MOON
    assert table.book.to_act(table.state) == {N}
    table.act(N, ADD)
    assert table.settled.tricks[N] == 9
    assert (table.settled.outcome, table.settled.shooter) == ("moon_added", N)


def test_hearts_a6_28_three_hearts_and_the_queen_are_no_moon() -> None:
    settled = ended(["2H 3H 4H QS", "5H 6H 7H 8H 9H TH JH QH KH AH", "", ""]).settled
    assert settled.scores == (16, 10, 0, 0)
    assert settled.outcome == "counted"


def test_hearts_a6_29_a_moon_subtracted() -> None:
    table = moon(SUBTRACT, (10, 20, 30, 40))
    assert table.settled.totals == (-16, 20, 30, 40)
    assert table.settled.winners == ()


def test_hearts_a6_30_a_moon_added() -> None:
    table = moon(ADD, (10, 20, 30, 40))
    assert table.settled.totals == (10, 46, 56, 66)
    assert table.settled.winners == ()


def test_hearts_a6_31_the_shooter_may_choose_what_loses_and_sees_both_tables() -> None:
    before = (95, 80, 85, 60)
    table = ended([MOON, "", "", ""], points=before, tricks=(12, 0, 0, 0))
    prospects = table.book.picture(table.state, N).prospects
    told = {
        type(each.choice): tuple(map(sum, zip(before, each.scores, strict=True)))
        for each in prospects
    }
    assert told == {AddToOthers: (95, 106, 111, 86), SubtractOwn: (69, 80, 85, 60)}
    assert table.book.picture(table.state, E).prospects == ()
    added = moon(ADD, before).settled
    assert added.totals == told[AddToOthers]
    assert added.winners == (W,)
    subtracted = moon(SUBTRACT, before).settled
    assert subtracted.totals == told[SubtractOwn]
    assert subtracted.winners == ()


def test_hearts_a6_32_a_moon_added_that_ends_the_match_for_the_shooter() -> None:
    settled = moon(ADD, (40, 70, 75, 74)).settled
    assert settled.totals == (40, 96, 101, 100)
    assert settled.winners == (N,)


def test_hearts_a6_33_a_moon_added_that_ends_in_a_tie() -> None:
    before = (90, 64, 80, 70)
    settled = moon(ADD, before).settled
    assert settled.totals == (90, 90, 106, 96)
    assert settled.winners == (N, E)
    assert book_of().is_match_over(Standing(4, settled.totals))
    play_on = f"{NORSK}+tie_rule=play_on"
    assert moon(ADD, before, rules=play_on).settled.winners == ()
    assert not book_of(play_on).is_match_over(Standing(4, settled.totals))


def test_hearts_a6_34_exactly_a_hundred_ends_the_match() -> None:
    hearts = ALL_HEARTS.split()
    captured = [hearts[0], " ".join(hearts[1:]), "QS", ""]
    settled = ended(captured, points=(99, 60, 61, 20)).settled
    assert settled.scores == (1, 12, 13, 0)
    assert settled.totals == (100, 72, 74, 20)
    assert settled.winners == (W,)


def test_hearts_a6_35_points_count_only_when_the_deal_is_over() -> None:
    """In the fourth trick north comes to 108, and in the thirteenth he has shot the moon."""
    table = Table(
        [
            "AC AD KD QD JD AS KS AH KH QH JH TH 9H",
            "2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 2H 3H QS",
            "9C TC 5D 6D 7D 4H 5H 6H 2S 3S 4S 5S 6S",
            "JC QC KC 8D 9D TD 7H 8H 7S 8S 9S TS JS",
        ],
        standing=Standing(4, (95, 0, 0, 0)),
    )
    leads = iter(cards("AC AD KD AS AH KH QH JH TH 9H KS QD JD"))
    while len(table.state.taken) < 13:
        if len(table.state.taken) >= 4:
            assert held("QS") <= table.state.captured[N]
            assert not table.book.is_over(table.state)
        seat = table.turn
        table.act(seat, Play(next(leads if seat == N else iter(table.legal(seat).play))))
    assert set(table.state.taken) == {N}
    assert table.turn == N
    table.act(N, ADD)
    assert table.settled.scores == (0, 26, 26, 26)
    assert table.settled.totals == (95, 26, 26, 26)
    assert table.settled.winners == ()


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((101, 45, 45, 77), (E, S)), ((104, 100, 30, 34), (S,))],
)
def test_hearts_a6_36_the_fewest_points_win_and_are_shared(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert book_of().is_match_over(Standing(9, totals))
    assert book_of().winners(totals) == winners


def test_hearts_a6_37_the_jack_of_diamonds_is_outside_the_moon() -> None:
    rules = f"{NORSK}+jd_bonus=10"
    assert moon(ADD, rules=rules, also=" JD").settled.scores == (-10, 26, 26, 26)
    assert moon(SUBTRACT, rules=rules, also=" JD").settled.scores == (-36, 0, 0, 0)


def test_hearts_a6_38_no_bonus_for_no_tricks_where_the_moon_was_shot() -> None:
    rules = f"{NORSK}+no_tricks_bonus=5"
    assert moon(ADD, rules=rules).settled.scores == (0, 26, 26, 26)
    settled = ended([ALL_HEARTS, "QS", "", ""], tricks=(6, 6, 0, 0), rules=rules).settled
    assert settled.tricks == (6, 6, 0, 1)
    assert settled.scores == (13, 13, -5, 0)


def test_hearts_5_2_only_the_shooter_chooses_and_does_nothing_else() -> None:
    table = ended([MOON, "", "", ""], tricks=(12, 0, 0, 0))
    for seat in (E, S, W):
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, ADD)
        assert refused.value.rule == rule.TURN
