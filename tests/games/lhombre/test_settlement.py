"""What every contract brings at every end (sections 4.1 and 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from spadille.cards import Seat
from spadille.games.lhombre.settlement import outcome, result
from tests.games.lhombre.endings import Ending, finished
from tests.games.lhombre.script import scripted
from tests.games.lhombre.splits import SPLITS, Split, by_seat, outcome_of, winners_of
from tests.games.lhombre.table import B, F, M, Table

#: Section 4.1: win, bet, codille of the contracts with trumps.
WITH_TRUMPS = {
    "game": (1, -1, -2),
    "spade_game": (1, -1, -2),
    "tourne": (2, -2, -3),
    "grand_tourne": (3, -3, -4),
    "solo": (3, -3, -4),
    "spade_solo": (4, -4, -5),
}
#: Section 4.1: the points of a nolo by the number of tricks, from none to nine.
NOLOS = {
    "simple_nolo": [2, -2, -3, -4, -5, -6, -7, -8, -9, -10],
    "pure_nolo": [4, -4, -5, -5, -5, -5, -5, -5, -5, -5],
    "nolo_ouvert": [8, -8, -8, -8, -8, -8, -8, -8, -8, -8],
}
GRAND = [-4, -4, -4, -4, -4, 3, 3, 3, 3, 3]


def expected(contract: str, split: Split) -> tuple[int, str]:
    """The declarer's points and the name of the outcome."""
    own = split[0]
    if contract in WITH_TRUMPS:
        name = outcome_of(split)
        return WITH_TRUMPS[contract][["win", "bet", "codille"].index(name)], name
    if contract == "grand":
        return GRAND[own], "win" if own >= 5 else "bet"
    return NOLOS[contract][own], ["win", "bet", "codille"][min(own, 2)]


@pytest.mark.parametrize("contract", [*WITH_TRUMPS, *NOLOS, "grand"])
@pytest.mark.parametrize("split", SPLITS, ids=lambda split: "-".join(map(str, split)))
def test_lhombre_4_1_points_of_every_contract_at_every_split(contract: str, split: Split) -> None:
    seat = Seat((len(contract) + split[0] + 2 * split[1]) % 3)
    table = scripted(contract, seat, winners_of(split, seat)).play()
    assert table.book.is_over(table.state)
    points, name = expected(contract, split)
    settled = table.settled
    assert settled.scores == tuple(points if each == seat else 0 for each in range(3))
    assert (settled.outcome, settled.tout) == (name, "none")
    assert settled.tricks == by_seat(split, seat)
    assert (settled.contract, settled.declarers) == (contract, (seat,))
    assert settled.trump == table.state.trump


def test_lhombre_6_of_55_splits_17_win_3_are_bet_35_codille() -> None:
    found = Counter(outcome("game", own, max(others)) for own, *others in SPLITS)
    assert found == {"win": 17, "bet": 3, "codille": 35}


@pytest.mark.parametrize("declarer", [F, M, B])
@pytest.mark.parametrize("contract", list(WITH_TRUMPS))
def test_lhombre_6_every_split_with_trumps(contract: str, declarer: Seat) -> None:
    state = scripted(contract, declarer, [declarer] * 9).table.state
    for split in SPLITS:
        assert result(state, declarer, by_seat(split, declarer)) == outcome_of(split)


def test_lhombre_6_four_three_two_wins_a_game_but_not_a_grand() -> None:
    winners = winners_of((4, 3, 2), M)
    assert scripted("game", M, winners).play().settled.scores == (0, 1, 0)
    assert scripted("grand", M, winners).play().settled.scores == (0, -4, 0)


def test_lhombre_6_in_a_nolo_only_the_declarers_tricks_count() -> None:
    for own, *others in SPLITS:
        name = ["win", "bet", "codille"][min(own, 2)]
        assert outcome("pure_nolo", own, max(others)) == name


@pytest.mark.parametrize("seat", [F, M, B])
def test_lhombre_4_1_only_the_declarers_own_account_changes(seat: Seat) -> None:
    for split in [(5, 4, 0), (4, 4, 1), (0, 9, 0)]:
        scores = scripted("solo", seat, winners_of(split, seat)).play().settled.scores
        assert [each for each in range(3) if scores[each]] == [seat]


def test_lhombre_7_31_matadors_bring_no_bonus() -> None:
    """A declarer with all trumps from the top scores what any winner scores."""
    script = scripted("game", F, [F] * 9)
    assert script.play().settled.scores == (1, 0, 0)


@pytest.mark.parametrize(
    ("contract", "split", "lines"),
    [
        ("game", (5, 4, 0), [("win", 1)]),
        ("tourne", (4, 4, 1), [("bet", -2)]),
        ("spade_solo", (3, 2, 4), [("codille", -5)]),
        ("grand", (4, 3, 2), [("bet", -4)]),
        ("simple_nolo", (0, 4, 5), [("win", 2)]),
        ("simple_nolo", (1, 4, 4), [("bet", -2)]),
        ("simple_nolo", (2, 3, 4), [("codille", -3)]),
        ("simple_nolo", (3, 3, 3), [("codille", -3), ("further_trick", -1)]),
        ("simple_nolo", (9, 0, 0), [("codille", -3), ("further_trick", -7)]),
        ("pure_nolo", (9, 0, 0), [("codille", -5)]),
    ],
)
def test_lhombre_4_1_account_line_by_line(
    contract: str, split: Split, lines: list[tuple[str, int]]
) -> None:
    assert _lines(scripted(contract, M, winners_of(split, M)).play()) == lines


def test_lhombre_4_1_account_of_tout_giving_up_and_a_washout() -> None:
    assert _lines(finished(Ending("solo", "win", "made"))) == [("win", 3), ("tout_made", 1)]
    assert _lines(finished(Ending("solo", "bet", "failed"))) == [("bet", -3), ("tout_failed", -1)]
    assert _lines(finished(Ending("grand", "given_up"))) == [("given_up", -3)]
    assert _lines(finished(Ending(None, "washed_out"))) == []


def _lines(table: Table) -> list[tuple[str, int]]:
    """The account as everybody sees it; every line is the declarer's."""
    account = table.book.picture(table.state, None).account
    assert account is not None
    assert all(line.seat in table.state.declarers for line in account.lines)
    return [(line.name, line.points) for line in account.lines]
