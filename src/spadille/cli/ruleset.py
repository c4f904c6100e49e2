"""Rule sets as people name them on the command line."""

from __future__ import annotations

from typing import Any

from spadille.cli.refusal import Refusal
from spadille.games import registry
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook
from spadille.rules.ruleset import RuleSet


def rulebook_asked_for(name: str) -> Rulebook[Any]:
    """The rulebook of ``game[/profile][@version][+option=value ...]``.

    Raises ``Refusal`` when there is none, or an option cannot be changed so.
    """
    asked = RuleSet.read(name)
    known = registry.names()
    is_known = f"{asked.game}/{asked.profile}" in known
    if is_known or (asked.game in registry.games() and not asked.profile):
        try:
            return registry.rulebook(name)
        except FaultyGame as error:
            if asked.changes:
                refusal = Refusal("faulty-options", name=name)
                refusal.faults = error.faults
                raise refusal from error
    raise Refusal("unknown-rules", name=name, known=", ".join(known))
