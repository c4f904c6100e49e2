"""The kernel allows the same cards as the rules: it counts the same leaves."""

from __future__ import annotations

import pytest

from spadille.kernel import perft
from spadille.kernel.form import interpreted
from spadille.kernel.squeeze import bits_of
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay, leaves
from tests.conformance.rulesets import NAMES
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


def counted(module: object, play: CardPlay, depth: int) -> int:
    """The leaves that a form of the kernel counts."""
    tables = tabulate(play)
    where = bits_of(tables, play)
    counter = module.Perft(tables, len(play.players))  # type: ignore[attr-defined]
    found: int = counter.count(where.hands, where.situation, play.leader, where.trick, depth)
    return found
