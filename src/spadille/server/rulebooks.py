"""The rulebooks tables are played by, each made once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from spadille.games import registry
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet


def rulebook_of(rules: str) -> Rulebook[Any]:
    """The rulebook of ``game/profile``, with or without a version behind it.

    Raises ``FaultyGame`` when there is no such game or profile.

    >>> rulebook_of("lhombre/hjemme@1").profile.name
    'hjemme'
    """
    return _rulebook(str(replace(RuleSet.read(rules), version="")))


@cache
def _rulebook(name: str) -> Rulebook[Any]:
    return registry.rulebook(name)
