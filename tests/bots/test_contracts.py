"""Heuristic players, any contract, any hand, any rules; ``bench/bots.py every`` tries far more."""

from random import Random

import pytest

from bench.dealing import decks, forced
from spadille.bots.arena import Table
from spadille.cards import Seat
from spadille.games import registry
from tests.bots.dealing import HEURISTIC, RULES, random_deck
from tests.games.lhombre.table import HOME_RULES

DEALS = 6


@pytest.mark.parametrize("name", RULES)
def test_every_contract_is_played_to_its_end_with_any_hand(name: str) -> None:
    book = registry.rulebook(name)
    for contract in book.profile.options.bids:
        for table, seat in forced(book, contract, DEALS):
            settled = table.play([HEURISTIC] * book.seats, [Random(0)] * book.seats).settled
            assert settled.contract == contract
            assert settled.declarers[0] == seat


@pytest.mark.parametrize("name", RULES)
def test_deals_as_they_come_are_played_to_their_end(name: str) -> None:
    book = registry.rulebook(name)
    for deck, dealer, rng in decks(book, "as they come", 5 * DEALS):
        end = Table(book, deck, dealer).play([HEURISTIC] * book.seats, [rng] * book.seats)
        assert book.is_over(end)


def test_the_same_deal_is_played_the_same_way_twice() -> None:
    ends = [
        Table(HOME_RULES, random_deck("again"), Seat(1)).play([HEURISTIC] * 3, [Random(seed)] * 3)
        for seed in (1, 1)
    ]
    assert ends[0] == ends[1]
