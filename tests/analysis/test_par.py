"""Par with open cards and as players come to it, and the luck of an evening."""

from __future__ import annotations

from statistics import fmean

import pytest

from spadille.analysis.calibration import CALIBRATION
from spadille.analysis.ends import OUTCOMES
from spadille.analysis.family import family
from spadille.analysis.luck import split
from spadille.analysis.par import Par
from spadille.analysis.review import par_of
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.solo.contract import CONTRACTS as GAMES
from spadille.table import Table
from tests.analysis.deals import played, recorded

SEEDS = range(30)


def test_every_contract_has_been_measured_and_the_shares_sum_to_one() -> None:
    assert {family("lhombre", each) for each in CONTRACTS.values()} == set(CALIBRATION["lhombre"])
    assert {family("solo", each) for each in GAMES.values()} == set(CALIBRATION["solo"])
    for by_kind in CALIBRATION.values():
        for by_par in by_kind.values():
            for par, shares in by_par.items():
                assert {par, *shares} <= set(OUTCOMES)
                assert sum(shares.values()) == pytest.approx(1.0, abs=0.002)


@pytest.mark.parametrize("rules", ["lhombre/wpt", "solo/american"])
def test_where_points_are_paid_the_par_of_all_seats_sums_to_nothing(rules: str) -> None:
    found = [par_of(table.rulebook, recorded(table)) for table in tables(rules)]
    told = [par for par in found if par is not None]
    assert len(told) > 10
    for par in told:
        assert sum(par.open) == pytest.approx(0.0)
        assert sum(par.calibrated) == pytest.approx(0.0)


def test_where_only_his_own_account_changes_par_is_the_declarers_alone() -> None:
    for table in tables("lhombre/hjemme"):
        par = par_of(table.rulebook, recorded(table))
        if par is not None and len(table.truth.declarers) == 1:
            told = [seat for seat, points in enumerate(par.open) if points]
            assert told == list(table.truth.declarers)


def test_calibrated_par_is_nearer_to_what_declarers_come_to_than_open_cards() -> None:
    open_, usual = [], []
    for seed in range(150):
        table = played("lhombre/hjemme", f"par {seed}")
        par = par_of(table.rulebook, recorded(table))
        if par is None or table.scores is None:
            continue
        (seat, *_) = table.truth.declarers
        open_.append(table.scores[seat] - par.open[seat])
        usual.append(table.scores[seat] - par.calibrated[seat])
    assert abs(fmean(usual)) < abs(fmean(open_))


def test_cards_and_play_together_are_the_score() -> None:
    deals = []
    for table in tables("solo"):
        assert table.scores is not None
        deals.append((table.scores, par_of(table.rulebook, recorded(table))))
    for seat, luck in enumerate(split(deals, 4)):
        assert luck.score == sum(scores[seat] for scores, _ in deals)
        assert luck.cards + luck.play == pytest.approx(luck.score)


def test_a_deal_without_a_par_is_luck_alone() -> None:
    par = Par("win", (2.0, 0.0, 0.0), (1.5, 0.0, 0.0))
    first, *_ = split([((2, 0, 0), par), ((-1, 0, 0), None)], 3)
    assert (first.score, first.cards, first.play) == (1.0, 0.5, 0.5)


def tables(rules: str) -> list[Table]:
    return [played(rules, seed) for seed in SEEDS]
