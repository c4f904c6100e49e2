"""Three heuristic players, any contract, any hand; ``bench/bots.py every`` tries far more."""

from random import Random

import pytest

from bench.bots import forced
from spadille.bots.arena import Table
from spadille.cards import Seat
from spadille.games.lhombre.contract import CONTRACTS
from tests.bots.dealing import HEURISTIC, random_deck
from tests.games.lhombre.table import HOME_RULES

DEALS = 60


@pytest.mark.parametrize("contract", CONTRACTS)
def test_every_contract_is_played_to_its_end_with_any_hand(contract: str) -> None:
    for table, seat in forced(contract, DEALS):
        settled = table.play([HEURISTIC] * 3, [Random(0)] * 3).settled
        assert settled.contract == contract
        assert settled.declarers == (seat,)


def test_the_same_deal_is_played_the_same_way_twice() -> None:
    ends = [
        Table(HOME_RULES, random_deck("again"), Seat(1)).play([HEURISTIC] * 3, [Random(seed)] * 3)
        for seed in (1, 1)
    ]
    assert ends[0] == ends[1]
