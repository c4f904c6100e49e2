"""The figures: the deal is the unit, and plus is better for the first."""

import math
from random import Random

import pytest

from spadille.bots.arena.comparison import Lead, Mean, leads, points
from spadille.bots.arena.seating import mixed
from spadille.bots.arena.student import reach
from tests.bots.arena.playing import plan, report

SEATINGS = mixed(2, 3)


def test_the_deal_with_all_its_seatings_is_the_unit() -> None:
    # By hand: in the first deal whoever sits at seat 0 wins 6 points, in the second nobody any.
    deals = [[(6, 0, 0)] * 6, [(0, 0, 0)] * 6]
    [lead] = leads(deals, SEATINGS, is_more=True)
    # Each of them has seat 0 in three seatings: twice with one seat beside it, once alone.
    assert lead.mean == Mean(0.0, 0.0, 2)
    assert points(deals, SEATINGS, 0).value == 1.0


def test_a_lead_and_its_error_by_hand() -> None:
    seatings = ((0, 1, 1), (1, 0, 1))
    deals = [[(4, 0, 2), (0, 5, 1)], [(1, 1, 1), (2, 0, 0)]]
    # First deal: 4 - 1 and 5 - 0.5, so 3.75. Second: 0 and 0 - 1, so -0.5.
    [lead] = leads(deals, seatings, is_more=True)
    assert lead.mean.value == 1.625
    assert lead.mean.error == pytest.approx(4.25 / math.sqrt(2) / math.sqrt(2))
    assert lead.better is None
    [fewer] = leads(deals, seatings, is_more=False)
    assert fewer.mean.value == -1.625
    assert points(deals, seatings, 1).value == pytest.approx((0.75 + 1) / 2)


def test_somebody_is_better_where_the_interval_excludes_nothing() -> None:
    values = [1.0, 1.5, 0.5, 1.0]
    low, high = Mean.of(values).interval or (0.0, 0.0)
    error = math.sqrt(0.5 / 3 / 4)
    assert (low, high) == pytest.approx((1 - 3.182446 * error, 1 + 3.182446 * error))
    assert Lead(0, 1, Mean.of(values)).better == 0
    assert Lead(0, 1, Mean.of([-each for each in values])).better == 1
    assert Lead(0, 1, Mean.of([-1.0, 1.5])).better is None
    assert Lead(0, 1, Mean.of([9.0])).better is None


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        *((1, 12.706205), (2, 4.302653), (3, 3.182446), (4, 2.776445), (5, 2.570582)),
        *((10, 2.228139), (30, 2.042272), (50, 2.008559), (60, 2.000298), (120, 1.979930)),
        *((1000, 1.962339), (100_000, 1.959988)),
    ],
)
def test_the_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert reach(freedom) == pytest.approx(quantile, abs=2e-6)


@pytest.mark.parametrize("deals", [2, 3, 10])
def test_the_interval_holds_the_true_mean_95_times_in_100(deals: int) -> None:
    """Of 4000 comparisons; by 1.96 standard errors it would be 70, 81 and 92 of 100."""
    rng = Random(deals)
    held = 0
    for _ in range(4000):
        low, high = Mean.of([rng.gauss() for _ in range(deals)]).interval or (0.0, 0.0)
        held += low <= 0 <= high
    assert held / 4000 == pytest.approx(0.95, abs=0.012)


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "hearts/norsk", "solo/american"])
def test_a_player_is_never_ahead_of_himself(rules: str) -> None:
    """The same deals, the same chances, permuted seats: the difference is nothing at all."""
    told = report(plan("heuristic", "heuristic", rules=rules), 4)
    assert (told.leads[0].points, told.leads[0].better) == (0.0, None)


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "hearts/norsk", "hearts/spot"])
def test_the_better_player_is_ahead_also_where_fewer_points_are_better(rules: str) -> None:
    told = report(plan("random", "heuristic", rules=rules), 12)
    assert told.is_more_better is rules.startswith("lhombre")
    assert told.leads[0].points < 0
    assert told.leads[0].better == "heuristic"
    bad, good = (each.points.value for each in told.players)
    assert (good > bad) is told.is_more_better


def test_three_players_are_set_against_each_other_in_pairs() -> None:
    told = report(plan("random", "heuristic", "random"), 12)
    pairs = [(each.first, each.second, each.better) for each in told.leads]
    assert pairs[0] == ("random", "heuristic", "heuristic")
    assert pairs[2] == ("heuristic", "random", "heuristic")
    assert pairs[1][2] is None
    assert told.leads[0].points + told.leads[2].points == pytest.approx(told.leads[1].points)
