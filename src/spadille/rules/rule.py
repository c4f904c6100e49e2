"""A numbered rule, and the refusal that cites it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NewType

import msgspec

#: The section of a game's rules that states the rule, such as ``5.3``.
Section = NewType("Section", str)

#: What made a rule bite: cards and suits by their letters, bids by name, numbers as they are.
Evidence = Mapping[str, str | int]


class Rule(msgspec.Struct, frozen=True):
    """One rule: its section, and the name under which the languages word it for players."""

    section: Section
    name: str

    def __str__(self) -> str:
        return f"{self.section} {self.name}"


class IllegalAction(Exception):
    """Raised when somebody wants what the rules do not allow; nothing has changed.

    ``rule`` is the rule that stands in the way, ``evidence`` what made it bite.
    """

    def __init__(self, rule: Rule, **evidence: str | int) -> None:
        self.rule = rule
        self.evidence: Evidence = evidence
        detail = ", ".join(f"{name} {value}" for name, value in evidence.items())
        super().__init__(f"{rule} ({detail})" if detail else str(rule))


class FaultyGame(ValueError):
    """Raised when something that was set up by hand cannot be; names all its faults at once.

    ``what`` has them: a kind of thing (deck, deal, position, profile, rules, game, player), and its
    name where it has one.

    >>> FaultyGame("deal", ["SA occurs twice", "HK is missing"])
    FaultyGame('deal: SA occurs twice; HK is missing')
    """

    def __init__(self, what: str, faults: Sequence[str]) -> None:
        self.what = what
        self.faults = tuple(faults)
        super().__init__(f"{what}: {'; '.join(faults)}")
