"""The rulebooks tables are played by, and what is told about each to whoever chooses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from spadille.games import registry
from spadille.rules.declaration import Setting, settings
from spadille.rules.difference import differences
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet
from spadille.rules.ruletext import passages
from spadille.server.protocol import Language, RulesDifference, RulesOffered, RulesTold
from spadille.server.refusal import Refusal


def rulebook_of(rules: str) -> Rulebook[Any]:
    """The rulebook of ``game/profile``, whatever version stands behind it.

    Raises ``FaultyGame`` when there is no such game, profile or option.

    >>> rulebook_of("lhombre/hjemme@1").profile.name
    'hjemme'
    """
    return registry.rulebook(str(replace(RuleSet.read(rules), version="")))


def rulebook_asked_for(rules: str) -> Rulebook[Any]:
    """The rulebook that somebody from outside names; raises ``Refusal`` with all that is wrong."""
    asked = RuleSet.read(rules)
    try:
        book = rulebook_of(rules)
    except FaultyGame as error:
        if asked.changes and _is_known(asked):
            raise Refusal("faulty_rules", faults=error.faults) from error
        raise Refusal("no_rules") from error
    if asked.version not in ("", str(book.profile.version)):
        raise Refusal("no_rules")
    return book


@cache
def offered() -> tuple[RulesOffered, ...]:
    """Every rule set there is, each game's usual one first."""
    return tuple(_offer(rulebook_of(name)) for name in registry.names())


def told(rules: str, language: Language) -> RulesTold:
    """All about one rule set, and how the others of its game differ; raises ``Refusal``."""
    book = rulebook_asked_for(rules)
    return RulesTold(
        rules=_offer(book),
        seats=book.seats,
        is_clockwise=book.is_clockwise,
        offers=book.offers(),
        differences=tuple(_differences(book)),
        text=passages(registry.rule_text(book.profile.game, language)),
    )


def _offer(book: Rulebook[Any]) -> RulesOffered:
    profile, said = book.profile, settings(book.profile.options)
    choices = (each.option.choices for each in said if each.option.name == "seats")
    seats = next(choices, (book.seats,))
    return RulesOffered(
        rules=str(profile),
        game=profile.game,
        profile=profile.name,
        version=profile.version,
        source=profile.source,
        seats=tuple(map(int, seats)),
        settings=said,
    )


def _differences(book: Rulebook[Any]) -> Iterator[RulesDifference]:
    """How each other profile of the game differs; in a changed one, also how its own does."""
    said = book.profile.options
    for name in registry.names():
        other = rulebook_of(name).profile
        if other.game == book.profile.game and str(other) != str(book.profile):
            found = differences([said, other.options])
            told = tuple(Setting(each.option, each.values[1]) for each in found)
            yield RulesDifference(str(other), told)


def _is_known(asked: RuleSet) -> bool:
    if not asked.profile:
        return asked.game in registry.games()
    return f"{asked.game}/{asked.profile}" in registry.names()
