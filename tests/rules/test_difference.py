"""Rule sets side by side: nothing that differs is left out, nothing that agrees is told."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from spadille.games import registry
from spadille.rules.declaration import settings
from spadille.rules.difference import compared, differences

GAMES = registry.games()


def options(game: str, name: str) -> msgspec.Struct:
    """What a rule set says."""
    found: msgspec.Struct = registry.rulebook(f"{game}/{name}").profile.options
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_rule_set_is_there_with_its_value(game: str) -> None:
    names = registry.own_profiles(game)
    rows = {row.option.name: row for row in compared([options(game, name) for name in names])}
    for place, name in enumerate(names):
        said = {each.option.name: each.value for each in settings(options(game, name))}
        assert said.keys() <= rows.keys()
        for option, row in rows.items():
            assert row.values[place] == said.get(option)


@pytest.mark.parametrize("game", GAMES)
def test_two_rule_sets_are_equal_where_no_difference_is_told(game: str) -> None:
    for one, other in combinations(registry.own_profiles(game), 2):
        both = [options(game, one), options(game, other)]
        told = {row.option.name for row in differences(both)}
        first, second = (
            {each.option.name: each.value for each in settings(each_)} for each_ in both
        )
        assert told == {
            name for name in first.keys() | second.keys() if first.get(name) != second.get(name)
        }
        assert bool(told) == (both[0] != both[1])


def test_a_changed_option_is_the_only_difference() -> None:
    plain = registry.rulebook("lhombre/hjemme").profile.options
    changed = registry.rulebook("lhombre/hjemme+values.grand.win=7+seats=4").profile.options
    assert [(row.option.name, row.values) for row in differences([plain, changed])] == [
        ("values.grand.win", (3, 7)),
        ("seats", (3, 4)),
    ]


def test_what_one_rule_set_has_not_is_absent_there() -> None:
    found = {
        row.option.name: row.values
        for row in differences([options("lhombre", "hjemme"), options("lhombre", "icelandic")])
    }
    assert found["values.grand.win"] == (3, None)
    assert found["values.grandissimo.win"] == (None, 2)
