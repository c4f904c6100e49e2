"""The worked examples of the play and of the score, under their numbers."""

from __future__ import annotations

import pytest

from spadille.cards import CardSet, Seat
from spadille.games.solo import rule
from tests.games.solo.evenings import Played
from tests.games.solo.table import AMERICAN, SEATS, SHORT, D, L, M, R, last_trick, set_up, to_play

#: Number, trump, led and played before, the hand, what it may play.
FOLLOWING = (
    (22, "H", "CA", "CQ CK C9 D8", "CK C9"),
    (23, "H", "CA", "CQ D8 D9", "CQ D8 D9"),
    (24, "H", "H8", "CQ D8 D9", "CQ"),
    (25, "H", "SQ", "S7 CK CQ", "CQ"),
    (26, "C", "S7", "SA SQ SK", "SA SK"),
)
#: Number, trump, the trick, the place of its winner from 0.
WINNING = (
    (27, "H", "H9 SQ H7 HT", 2),
    (28, "H", "CK CA CQ H7", 2),
    (29, "S", "CA S8 CK CT", 1),
    (30, "D", "C7 CJ CT C9", 1),
    (30, "D", "HQ HK D8 HJ", 2),
)


@pytest.mark.parametrize("example", FOLLOWING, ids=lambda example: f"{example[0]}")
def test_solo_b9_22_to_26_following(example: tuple[int, str, str, str, str]) -> None:
    _, trump, played, hand, legal = example
    short = "Oc" if trump == "C" else "Os"
    table = to_play(hand, played, short, trump)
    assert table.legal.play == CardSet.read(legal)
    barred = table.book.barred(table.state, L)
    assert CardSet(barred) == CardSet.read(hand) - CardSet.read(legal)
    assert set(barred.values()) <= {rule.FOLLOW_SUIT, rule.FOLLOW_TRUMP}


@pytest.mark.parametrize("example", WINNING, ids=lambda example: f"{example[0]}-{example[1]}")
@pytest.mark.parametrize("leader", SEATS)
def test_solo_b9_27_to_30_winning(example: tuple[int, str, str, int], leader: Seat) -> None:
    _, trump, trick, place = example
    cards = trick.split()
    table = set_up(
        hands=" / ".join(cards[(seat - leader) % 4] for seat in SEATS),
        contract=SHORT["Os"],
        declarers="0",
        trump=trump,
        taken=" ".join([str(leader)] * 7),
        turn=str(leader),
    )
    table.play(trick)
    assert table.state.taken[-1] == (leader + place) % 4


def test_solo_b9_31_partners_win_and_lose_together_against_each_defender() -> None:
    made = last_trick("Ss", "H", M, (2, 3, 1, 2), partner=D).settled
    assert (made.outcome, made.scores) == ("made", (-4, 4, -4, 4))
    lost = last_trick("Ss", "H", M, (3, 2, 1, 2), partner=D).settled
    assert (lost.outcome, lost.scores) == ("lost", (4, -4, 4, -4))
    carried = last_trick("Ss", "H", M, (2, 0, 1, 5), partner=D).settled
    assert (carried.outcome, carried.scores) == ("made", (-4, 4, -4, 4))


def test_solo_b9_32_no_bonus_for_all_tricks_and_four_are_too_few() -> None:
    assert last_trick("Os", "H", L, (8, 0, 0, 0)).settled.scores == (12, -4, -4, -4)
    assert last_trick("Os", "S", L, (5, 1, 1, 1)).settled.scores == (12, -4, -4, -4)
    assert last_trick("Oc", "C", L, (4, 2, 1, 1)).settled.scores == (-24, 8, 8, 8)


def test_solo_b9_33_seven_tricks_are_no_tout() -> None:
    assert last_trick("Ts", "D", R, (0, 1, 7, 0)).settled.scores == (16, 16, -48, 16)
    assert last_trick("Tc", "C", R, (0, 0, 8, 0)).settled.scores == (-32, -32, 96, -32)


def test_solo_b9_33_a_match_with_a_deal_thrown_in_sums_to_nothing() -> None:
    evening = Played(33, AMERICAN)
    for number in range(1, 9):
        _ = evening.pass_out() if number == 3 else evening.deal()
        assert (evening.match.number, evening.match.is_over) == (number, number == 8)
    assert sum(any(scores) for scores in evening.ends) == 7
    assert sum(evening.match.ledger) == 0
    assert evening.match.ledger == tuple(map(sum, zip(*evening.ends, strict=True)))
