"""The trees of legal actions have the leaves that the data files of the games say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.games import registry
from spadille.notation import perft, position
from spadille.notation.perft import Perft
from spadille.rules.tree import leaves

FOLDER = Path(__file__).parent


def counted(game: str) -> list[Perft]:
    """What the file of a game says."""
    return list(perft.read((FOLDER / game / "perft.jsonl").read_text("utf-8")))


def cases() -> Iterator[tuple[str, Perft]]:
    """Every line of every game's file."""
    for game in registry.games():
        yield from ((f"{game}-{number}", each) for number, each in enumerate(counted(game), 1))


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case[0])
def test_leaves(case: tuple[str, Perft]) -> None:
    told = case[1]
    book, state = position.read(told.position, registry.rulebook)
    for depth, count in enumerate(told.counts, 1):
        assert leaves(book, state, depth) == count


@pytest.mark.parametrize("game", registry.games())
def test_every_rule_set_of_a_game_is_counted_and_some_deals_to_their_end(game: str) -> None:
    told = counted(game)
    rules = {each.position.partition("@")[0] for each in told}
    assert rules == {f"{game}/{name}" for name in registry.own_profiles(game)}
    assert any(each.counts[-1] == 0 for each in told)
