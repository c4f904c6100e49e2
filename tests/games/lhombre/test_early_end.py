"""Ending a deal whose score is certain (section 6)."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre import rule
from spadille.games.lhombre.action import AnnounceTout, EndPlay
from spadille.games.lhombre.event import PlayEnded
from tests.games.lhombre.script import Script, scripted
from tests.games.lhombre.splits import SPLITS, Split, split_so_far, winners_of
from tests.games.lhombre.table import HOME_CONTRACTS, B, F, M

WITH_TRUMPS = ["game", "spade_game", "tourne", "grand_tourne", "solo", "spade_solo"]


def is_certain(contract: str, split: Split, is_tout: bool = False) -> bool:
    """Section 6 in inequalities: ``left`` tricks are to come, ``best`` the better defender's."""
    own, *others = split
    left, best = 9 - sum(split), max(others)
    if left == 0:
        return True
    if contract in WITH_TRUMPS:
        is_decided = own > best + left or best > own + left
        return is_decided and (not is_tout or sum(others) > 0)
    if contract == "grand":
        return own >= 5 or own + left < 5
    return own >= {"simple_nolo": 9, "pure_nolo": 2, "nolo_ouvert": 1}[contract]


def walk(contract: str, declarer: Seat, winners: list[Seat]) -> Script:
    """Play a script to its end; at every lead the end is offered exactly when it is certain."""
    script = scripted(contract, declarer, winners)
    table = script.table
    certain = []
    for finished, trick in enumerate(script.tricks):
        split = split_so_far(winners[:finished], declarer)
        may = is_certain(contract, split, table.state.is_tout)
        assert (EndPlay() in table.legal.choices) == may, (split, table.state.is_tout)
        if may:
            certain.append(table.state)
        else:
            assert table.refusal(EndPlay()).rule == rule.END
        for place, card in enumerate(trick):
            table.play([card])
            if place < 2:
                table.answer_lead()
                assert EndPlay() not in table.legal.choices, "only between tricks"
    for state in certain:
        ended = table.book.decide(state, state.turn, EndPlay())
        assert ended[0] == PlayEnded(state.turn)
        assert ended[1].scores == table.settled.scores  # type: ignore[attr-defined] # DealSettled
    return script


@pytest.mark.parametrize("contract", HOME_CONTRACTS)
@pytest.mark.parametrize("seed", range(2))
def test_lhombre_6_end_is_offered_exactly_when_certain_and_never_forced(
    contract: str, seed: int
) -> None:
    for split in SPLITS:
        declarer = Seat((split[0] + split[1] + seed) % 3)
        walk(contract, declarer, winners_of(split, declarer, seed))


@pytest.mark.parametrize("contract", WITH_TRUMPS)
def test_lhombre_6_with_tout_announced_five_tricks_decide_nothing(contract: str) -> None:
    for lost_at in range(10):
        winners = [F if place != lost_at else M for place in range(9)]
        script = scripted(contract, F, winners)
        table = script.table.do(AnnounceTout())
        for finished in range(9):
            split = split_so_far(winners[:finished], F)
            assert (EndPlay() in table.legal.choices) == is_certain(contract, split, is_tout=True)
            script.play(finished + 1)


@pytest.mark.parametrize(
    ("contract", "winners"),
    [
        ("game", [F, F, F, F, F]),
        ("game", [M, M, M, M, M]),
        ("game", [F, F, F, F, M, B, M, B]),
        ("grand", [F, M, F, M, F, F, F]),
        ("grand", [M, M, B, B, M]),
        ("pure_nolo", [F, F]),
        ("nolo_ouvert", [F]),
    ],
)
def test_lhombre_6_certain_as_soon_as_it_is(contract: str, winners: list[Seat]) -> None:
    rest = [B] * (9 - len(winners))
    script = scripted(contract, F, winners + rest)
    script.play(len(winners) - 1)
    assert EndPlay() not in script.table.legal.choices
    script.play(len(winners))
    table = script.table
    ender = winners[-1]
    assert table.turn == ender
    assert table.refusal(EndPlay(), Seat((ender + 1) % 3)).rule == rule.TURN
    assert table.legal.play == table.hand(ender), "nobody has to end"
    table.do(EndPlay())
    assert table.book.is_over(table.state)
    assert sum(table.settled.tricks) == len(winners)


def test_lhombre_6_a_bet_is_known_only_at_the_last_trick() -> None:
    script = scripted("game", F, [F, F, F, F, M, M, M, M, B])
    script.play(8)
    assert EndPlay() not in script.table.legal.choices


def test_lhombre_6_simple_nolo_is_played_to_the_end() -> None:
    script = scripted("simple_nolo", F, [F] * 9)
    for finished in range(9):
        script.play(finished)
        assert EndPlay() not in script.table.legal.choices
