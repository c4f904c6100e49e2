"""The kernel allows the same cards as the rules: it counts the same leaves."""

from __future__ import annotations

from collections import defaultdict

import pytest

from spadille.games import registry
from spadille.kernel import perft
from spadille.kernel.form import interpreted
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import tabulate
from spadille.notation import position
from spadille.notation.perft import Perft
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay, leaves
from tests.conformance.rulesets import NAMES
from tests.games.test_perft import cases
from tests.kernel.plays import begun, ending


@pytest.mark.parametrize("rules", NAMES)
def test_the_leaves_of_openings(rules: str) -> None:
    for seed in range(4):
        play = begun(rules, seed)
        for depth in (1, 2, 4, 5):
            assert counted(perft, play, depth) == leaves(OpenPlay(play), depth)


@pytest.mark.parametrize("rules", NAMES)
def test_the_leaves_of_endings_in_both_forms(rules: str) -> None:
    for seed in range(6):
        _, play = ending(rules, seed, 4)
        for depth in (3, 6):
            told = leaves(OpenPlay(play), depth)
            assert counted(perft, play, depth) == told
            assert counted(interpreted("perft"), play, depth) == told


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case[0])
def test_the_leaves_that_the_data_files_of_the_games_say(case: tuple[str, Perft]) -> None:
    name, told = case
    book, state = position.read(told.position, registry.rulebook)
    play = book.card_play(state)
    if play is None or name in MORE_THAN_CARDS:
        return
    left = sum(map(len, play.hands))
    for depth, count in enumerate(told.counts[:left], 1):
        assert counted(perft, play, depth) == count


def test_most_positions_of_the_data_files_are_counted_by_the_kernel() -> None:
    begun = defaultdict(set)
    for name, told in cases():
        book, state = position.read(told.position, registry.rulebook)
        if book.card_play(state) is not None:
            begun[told.position.partition("@")[0]].add(name)
    assert begun.keys() == {
        f"{game}/{name}" for game in registry.games() for name in registry.own_profiles(game)
    }
    assert all(names - MORE_THAN_CARDS for names in begun.values())


#: Positions in which somebody may say something, or the deal is over before the last card.
MORE_THAN_CARDS = {
    "lhombre-3",
    "lhombre-4",
    "lhombre-17",
    "lhombre-32",
    "lhombre-40",
    "lhombre-41",
    "solo-8",
    "solo-10",
}


def counted(module: object, play: CardPlay, depth: int) -> int:
    """The leaves that a form of the kernel counts."""
    tables = tabulate(play)
    where = bits_of(tables, play)
    counter = module.Perft(tables, len(play.players))  # type: ignore[attr-defined]
    found: int = counter.count(where.hands, where.situation, play.leader, where.trick, depth)
    return found
