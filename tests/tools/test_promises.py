"""Contracts that are given to hands, to learn what hands promise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spadille.bots.arena.table import Table
from spadille.bots.model import load
from spadille.cards import Seat
from spadille.table import Table as Deal
from tools.train import PROMISES
from tools.training import lhombre_promises

#: A hand that wins whatever lies where, and one that wins nothing.
STRONG = "SA S2 CA SK SQ SJ S7 HK DK"
POOR = "HQ HJ H2 DQ DJ D2 CJ C7 C6"


def table(rules: str, hands: list[str], dealer: int) -> Table:
    dealt = Deal.of_hands(rules, hands, dealer=dealer)
    return Table(dealt.rulebook, dealt.deck, Seat(dealer))


@pytest.mark.parametrize("game", PROMISES)
def test_every_contract_is_given_and_ends(game: str) -> None:
    own: Any = PROMISES[game]
    found = own.given(load(), 3, 0)
    assert tuple(each.contract for each in found) == tuple(own.NAMES)
    assert found == own.given(load(), 3, 0)
    assert found != own.given(load(), 4, 0)
    for each in found:
        win, _ = own.promised(each, load())
        assert 0 <= win <= 1
        assert (own.brought(each) > 0) == each.has_won


@pytest.mark.parametrize(
    ("other", "is_left"), [(POOR, True), (STRONG, False)], ids=["from a poor hand", "from a strong"]
)
def test_a_contract_is_not_given_that_another_would_take_away(other: str, is_left: bool) -> None:
    hands = ["H3 H4 H5 D6 C5 C4 C3 S6 S5", other, "*"]
    player = lhombre_promises.player(load())
    at = table("lhombre/hjemme", hands, dealer=2)
    assert lhombre_promises.is_left(at, Seat(0), "tourne", player, Random(1)) == is_left
    assert at.truth.declarers == ((Seat(0),) if is_left else at.truth.declarers)
