"""Announcing all nine tricks (section 4.1)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import AnnounceTout
from spadille.games.lhombre.event import ToutAnnounced
from spadille.rules.action import Play
from tests.games.lhombre.script import Script, scripted
from tests.games.lhombre.splits import SPLITS, outcome_of
from tests.games.lhombre.table import B, F, M, Table

VALUES = {
    "game": (1, -1, -2),
    "spade_game": (1, -1, -2),
    "tourne": (2, -2, -3),
    "grand_tourne": (3, -3, -4),
    "solo": (3, -3, -4),
    "spade_solo": (4, -4, -5),
}
WITHOUT = ["simple_nolo", "grand", "pure_nolo", "nolo_ouvert"]


def announced(script: Script, declarer: Seat) -> Table:
    """The table after the declarer announced tout at his first turn."""
    table = script.table
    for card in script.tricks[0]:
        table.answer_lead()
        if table.turn == declarer:
            return table.do(AnnounceTout())
        table.do(Play(card))
    raise AssertionError("the declarer never came to play")


@pytest.mark.parametrize("contract", list(VALUES))
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_tout_made_brings_one_more(contract: str, declarer: Seat) -> None:
    script = scripted(contract, declarer, [declarer] * 9)
    table = announced(script, declarer)
    assert table.events[-1] == ToutAnnounced(declarer)
    assert table.turn == declarer, "he still has to play"
    script.play()
    assert table.settled.scores[declarer] == VALUES[contract][0] + 1
    assert (table.settled.outcome, table.settled.tout) == ("win", "made")


@pytest.mark.parametrize("contract", list(VALUES))
def test_lhombre_4_1_nine_tricks_unannounced_bring_no_bonus(contract: str) -> None:
    settled = scripted(contract, M, [M] * 9).play().settled
    assert (settled.scores[M], settled.tout) == (VALUES[contract][0], "none")


@pytest.mark.parametrize("contract", list(VALUES))
def test_lhombre_4_1_tout_failed_costs_one_also_when_the_contract_fails(contract: str) -> None:
    for split in SPLITS:
        if split[0] == 9:
            continue
        winners = [F] * split[0] + [M] * split[1] + [B] * split[2]
        script = scripted(contract, F, winners)
        table = announced(script, F)
        script.play()
        base = VALUES[contract][["win", "bet", "codille"].index(outcome_of(split))]
        assert table.settled.scores == (base - 1, 0, 0)
        assert (table.settled.outcome, table.settled.tout) == (outcome_of(split), "failed")


@pytest.mark.parametrize("contract", list(VALUES))
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_4_1_tout_window_is_before_the_fifth_lead(contract: str, declarer: Seat) -> None:
    script = scripted(contract, declarer, [declarer] * 9)
    table = script.table
    for finished in range(9):
        for card in script.tricks[finished]:
            table.answer_lead()
            may = table.turn == declarer and finished <= 4
            assert (AnnounceTout() in table.legal.choices) == may
            if not may:
                assert table.refusal(AnnounceTout()).rule == rule.TOUT
            table.do(Play(card))


@pytest.mark.parametrize("finished", range(5))
def test_lhombre_4_1_tout_can_be_announced_with_up_to_four_tricks(finished: int) -> None:
    script = scripted("solo", B, [B] * 9)
    script.play(finished)
    while script.table.turn != B:
        script.table.do(Play(script.next_card))
    script.table.do(AnnounceTout())
    script.play()
    assert script.table.settled.scores == (0, 0, 4)


@pytest.mark.parametrize("lost", range(4))
def test_lhombre_4_1_no_tout_once_a_trick_is_lost(lost: int) -> None:
    winners = [F] * lost + [M] + [F] * (8 - lost)
    script = scripted("solo", F, winners)
    script.play(lost)
    assert AnnounceTout() in script.table.legal.choices
    script.play(lost + 1)
    while not script.table.book.is_over(script.table.state):
        assert AnnounceTout() not in script.table.legal.choices
        script.table.play([script.next_card])


@pytest.mark.parametrize("contract", WITHOUT)
def test_lhombre_4_1_no_tout_in_a_nolo_or_a_grand(contract: str) -> None:
    script = scripted(contract, F, [F] * 9)
    for finished in range(5):
        script.play(finished)
        assert AnnounceTout() not in script.table.legal.choices
        assert script.table.refusal(AnnounceTout()).rule == rule.TOUT


def test_lhombre_4_1_tout_is_announced_once_and_by_the_declarer_alone() -> None:
    script = scripted("solo", M, [M] * 9)
    assert script.table.refusal(AnnounceTout()).rule == rule.TOUT
    table = announced(script, M)
    assert AnnounceTout() not in table.legal.choices
    assert table.refusal(AnnounceTout()).rule == rule.TOUT
    assert table.refusal(AnnounceTout(), B).rule == rule.TURN
