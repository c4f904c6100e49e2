"""Playing out by chance: every legal card as likely as the next, every deal as likely too."""

from __future__ import annotations

import threading
from collections import Counter
from fractions import Fraction
from types import ModuleType

import pytest

from spadille.cards import CardSet
from spadille.kernel import rollout
from spadille.kernel.form import interpreted
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun, ending

ROUNDS = 40_000
#: Five standard deviations of a share of one half; with fixed seeds it fails always or never.
ALLOWED = 5 * 0.5 / ROUNDS**0.5


@pytest.mark.parametrize("rules", NAMES)
def test_tricks_are_shared_as_often_as_the_tree_says(rules: str) -> None:
    for seed in range(3):
        _, play = ending(rules, seed, 3)
        expected = shares(OpenPlay(play), play)
        found = played_out(rollout, play, ROUNDS)
        for way in expected.keys() | found.keys():
            assert abs(found[way] / ROUNDS - expected[way]) < ALLOWED


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "hearts/norsk", "solo/american"])
def test_as_ordinary_python_it_plays_the_same_cards(rules: str) -> None:
    play = begun(rules, 2)
    told = played_out(rollout, play, 50)
    assert played_out(interpreted("rollout"), play, 50) == told
    assert sum(told.values()) == 50
    assert all(sum(way) == max(map(len, play.hands)) for way in told)


def test_hidden_cards_are_dealt_each_time_by_chance() -> None:
    play = begun("lhombre/hjemme", 4)
    tables = tabulate(play)
    many = rollout.Rollout(tables, 3, 9, 7)
    pool = tuple(range(len(tables.cards)))
    many.place((0, 0, 0), 1, 0, ())
    many.hide(pool, (9, 9, 9))
    many.run(ROUNDS)
    assert many.plays == 27 * ROUNDS
    assert sum(many.ends) == ROUNDS
    # Nobody is better off than the next, but for who leads first.
    shares = [
        sum(count * (way // many.radix**player % many.radix) for way, count in enumerate(many.ends))
        for player in range(3)
    ]
    assert sum(shares) == 9 * ROUNDS
    assert max(shares) - min(shares) < 0.5 * ROUNDS


def test_other_threads_run_while_it_plays() -> None:
    play = begun("lhombre/hjemme", 4)
    if rollout.__file__.endswith(".py"):
        pytest.skip("the kernel is not compiled here")
    many = rollout.Rollout(tabulate(play), 3, 9, 7)
    where = bits_of(tabulate(play), play)
    many.place(where.hands, where.situation, play.leader, where.trick)
    begins, ticks, is_over = threading.Event(), 0, threading.Event()

    def work() -> None:
        begins.set()
        many.run(1_000_000)
        is_over.set()

    worker = threading.Thread(target=work)
    worker.start()
    begins.wait()
    while not is_over.is_set():
        ticks += 1
    worker.join()
    assert ticks > 1000


def played_out(module: ModuleType, play: CardPlay, rounds: int) -> Counter[tuple[int, ...]]:
    """How often the tricks to come were shared in each way, by player."""
    tables = tabulate(play)
    players = len(play.players)
    tricks = max(map(len, play.hands)) + bool(play.trick)
    many = module.Rollout(tables, players, tricks, 11)
    where = bits_of(tables, play)
    many.place(where.hands, where.situation, play.leader, where.trick)
    many.run(rounds)
    return Counter(
        {
            tuple(way // many.radix**player % many.radix for player in range(players)): count
            for way, count in enumerate(many.ends)
            if count
        }
    )


def shares(alone: OpenPlay, play: CardPlay) -> Counter[tuple[int, ...]]:
    """How likely each way of sharing the tricks to come is, by trying all cards."""
    told: Counter[tuple[int, ...]] = Counter()
    _add_shares(alone, play, Fraction(1), told)
    return told


def _add_shares(
    alone: OpenPlay, play: CardPlay, chance: Fraction, told: Counter[tuple[int, ...]]
) -> None:
    if alone.is_over:
        tricks = [alone.tricks[seat] for seat in play.players]
        way = tuple(own - before for own, before in zip(tricks, play.taken, strict=True))
        told[way] += chance  # type: ignore[assignment]
        return
    cards: CardSet = alone.legal()
    for card in cards:
        after = alone.copy()
        after.play(card)
        _add_shares(after, play, chance / len(cards), told)
