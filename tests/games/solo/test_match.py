"""The match (section 7) and whose deal it is (section 3.1)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from tests.games.solo.evenings import FIRST, Played
from tests.games.solo.table import AMERICAN, book

NOT_COUNTED = book("solo/american+deals=4+passed_out_counts=false")


def test_solo_7_a_match_has_eight_deals_and_the_deal_goes_round() -> None:
    evening = Played(1, AMERICAN)
    for number in range(1, 9):
        assert not evening.match.is_over
        evening.deal()
        assert evening.match.number == number
    assert evening.match.is_over
    assert evening.dealers == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize("deals", [4, 12, 16])
def test_solo_7_any_multiple_of_four_may_be_agreed(deals: int) -> None:
    evening = Played(deals, book(f"solo/american+deals={deals}"))
    for _ in range(deals):
        assert not evening.match.is_over
        evening.deal()
    assert evening.match.is_over


def test_solo_7_after_a_match_a_new_one_begins() -> None:
    evening = Played(4, book("solo/american+deals=4"))
    for _ in range(4):
        evening.deal()
    assert evening.match.is_over
    evening.deal()
    assert (evening.match.number, evening.match.is_over) == (1, False)
    assert evening.match.ledger == evening.ends[-1]
    assert evening.dealers[4] == FIRST


def test_solo_7_a_deal_that_was_passed_out_counts() -> None:
    evening = Played(5, AMERICAN)
    for _ in range(8):
        evening.pass_out()
    assert evening.match.is_over
    assert evening.match.ledger == (0, 0, 0, 0)
    assert evening.dealers == [2, 3, 0, 1, 2, 3, 0, 1]
    assert evening.evening.winners(evening.match) == (0, 1, 2, 3)


def test_solo_7_otherwise_the_next_dealer_deals_the_same_one_again() -> None:
    evening = Played(6, NOT_COUNTED)
    numbers = []
    for is_passed_out in (True, False, True, True, False, False, True, False):
        assert not evening.match.is_over
        _ = evening.pass_out() if is_passed_out else evening.deal()
        numbers.append(evening.match.number)
    assert numbers == [1, 1, 2, 2, 2, 3, 4, 4]
    assert evening.match.is_over
    assert evening.dealers == [2, 3, 0, 1, 2, 3, 0, 1]
    evening.deal()
    assert evening.match.number == 1


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((12, -4, -4, -4), (0,)),
        ((4, 4, -4, -4), (0, 1)),
        ((-8, 24, -40, 24), (1, 3)),
        ((0, 0, 0, 0), (0, 1, 2, 3)),
    ],
)
def test_solo_7_the_highest_total_wins_and_a_tie_is_shared(
    points: tuple[int, ...], winners: tuple[Seat, ...]
) -> None:
    assert AMERICAN.winners(points) == winners
