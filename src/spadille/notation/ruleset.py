"""From the name of a rule set in a text to its rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spadille.notation.error import Expected
from spadille.notation.word import Word
from spadille.rules.faults import Fault
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet

#: Finds a rulebook by ``game/profile`` and raises ``FaultyGame`` where there is none.
Finder = Callable[[str], Rulebook[Any]]


def rulebook_named(word: Word, find: Finder, is_judged: bool = True) -> Rulebook[Any]:
    """The rulebook that a text names as ``game/profile@version``.

    Raises ``NotationError`` when it is unknown here, or when the text is going to be judged by it
    and it is known in another version only.
    """
    asked = RuleSet.read(word.text)
    try:
        rulebook = find(str(replace(asked, version="")))
    except FaultyGame as error:
        raise word.error(Expected.RULE_SET, faults=error.faults) from error
    if not asked.version or (is_judged and str(rulebook.profile) != word.text):
        raise word.error(Expected.RULE_SET, Fault("version", known=str(rulebook.profile)))
    return rulebook
