"""The random player: legal everywhere, even among kinds."""

from collections import Counter
from random import Random

import pytest

from spadille.bots import registry
from spadille.bots.arena import Table
from spadille.bots.random import RandomPlayer, draw
from spadille.cards import CardSet, Seat
from spadille.games.lhombre.action import GiveUp
from spadille.rules.action import Bid, Exchange, Pass, Play
from spadille.rules.legal import Legal, Selection
from spadille.rules.rule import FaultyGame
from tests.bots.dealing import random_deck
from tests.games.lhombre.table import HOME_RULES


@pytest.mark.parametrize("seed", range(60))
def test_random_deals_come_to_an_end(seed: int) -> None:
    table = Table(HOME_RULES, random_deck(f"random {seed}"), Seat(seed % 3))
    end = table.play([RandomPlayer()] * 3, [Random(seed + seat) for seat in range(3)])
    assert HOME_RULES.is_over(end)


def test_a_kind_is_drawn_before_one_of_its_actions() -> None:
    bids = tuple(Bid(name) for name in ("game", "tourne", "solo", "grand"))
    legal = Legal(choices=(Pass(), *bids))
    drawn = Counter(type(draw(legal, Random(seed))) for seed in range(2000))
    assert 900 < drawn[Pass] < 1100


def test_a_card_is_as_likely_as_a_word() -> None:
    legal = Legal(choices=(GiveUp(),), play=CardSet.read("SA H7 DK"))
    drawn = Counter(draw(legal, Random(seed)) for seed in range(3000))
    assert 1350 < drawn[GiveUp()] < 1650
    assert all(400 < drawn[Play(card)] < 600 for card in legal.play)


def test_an_exchange_draws_its_number_first() -> None:
    legal = Legal(exchange=Selection(1, 3, CardSet.read("SA H7 DK C2")))
    drawn = [draw(legal, Random(seed)) for seed in range(3000)]
    sizes = Counter(len(action.cards) for action in drawn if isinstance(action, Exchange))
    assert set(sizes) == {1, 2, 3}
    assert min(sizes.values()) > 900


def test_the_same_seed_draws_the_same() -> None:
    ends = [
        Table(HOME_RULES, random_deck("twice"), Seat(0)).play(
            [RandomPlayer()] * 3, [Random(seat) for seat in range(3)]
        )
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(FaultyGame, match="player nobody: there is none; known are random"):
        registry.player("nobody")


def test_every_player_there_is_can_be_found() -> None:
    assert {"random", "heuristic"} <= set(registry.names())
    assert all(registry.player(name) for name in registry.names())
