"""Par with open cards and as players come to it, and the luck of an evening."""

from __future__ import annotations

from statistics import fmean

import pytest

from spadille.analysis.luck import split
from spadille.analysis.par import Par
from spadille.analysis.review import par_of
from spadille.bots import model
from spadille.bots.model import ModelFault
from spadille.table import Table
from tests.analysis.deals import played, recorded

SEEDS = range(30)


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "solo/american"])
def test_without_a_file_of_what_was_learned_par_is_that_of_open_cards(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise ModelFault("model.npz: missing")

    told = [par_of(table.rulebook, recorded(table)) for table in tables(rules)]
    monkeypatch.setattr(model, "load", missing)
    unlearned = [par_of(table.rulebook, recorded(table)) for table in tables(rules)]
    assert all(par is None or par.calibrated == pytest.approx(par.open) for par in unlearned)
    assert told != unlearned


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


def test_a_game_of_spanish_solo_that_its_cards_cannot_make_comes_to_what_open_cards_say() -> None:
    hands = ["S8 S9 H8 H9 D8 D9 C8 C9", "*", "*", "*"]
    table = Table.of_hands("solo/american", hands, dealer=3, seed=1).act("solo_colour")
    table.act("pass").act("pass").act("pass").act("declare solo_colour C")
    told = par_of(table.rulebook, recorded(table))
    assert told is not None
    assert told.open == pytest.approx((-24, 8, 8, 8))
    assert told.calibrated == pytest.approx(told.open, abs=0.5)


def test_cards_of_spanish_solo_that_were_worth_a_bid_come_to_more_than_open_cards_say() -> None:
    hands = ["CQ D7 DA D8 SK HA C8 S8", "SQ DK DQ S9 ST SA C9 H8", "DJ DT D9 SJ CA CK CJ HK", "*"]
    table = Table.of_hands("solo/american", hands, dealer=3, seed=1).act("solo_suit")
    table.act("pass").act("pass").act("pass").act("declare solo_suit D")
    told = par_of(table.rulebook, recorded(table))
    assert told is not None
    assert told.open[0] < told.calibrated[0]


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
