"""Why the house does not do what it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from spadille.rules.rule import Evidence, IllegalAction, Rule

#: The server's own reasons; their words are in ``locales/*/server.ftl`` as ``refused-...``.
Reason = Literal[
    "again_open",
    "already_seated",
    "closing",
    "deal_open",
    "fault",
    "faulty_rules",
    "hello_first",
    "id_used",
    "name",
    "no_advice",
    "no_deal",
    "no_help",
    "no_page",
    "no_rules",
    "no_seat",
    "no_table",
    "not_seated",
    "review_open",
    "rule",
    "seat_taken",
    "slow",
    "stale",
    "storage",
    "too_fast",
    "too_large",
    "token",
    "unreadable",
]


class Refusal(Exception):
    """Raised when a request is refused; nothing has changed.

    ``rule`` is the rule of the game that forbids it, where ``reason`` is ``rule``; ``faults`` are
    those of something that was set up by hand.
    """

    def __init__(
        self,
        reason: Reason,
        rule: Rule | None = None,
        evidence: Evidence | None = None,
        faults: Sequence[str] = (),
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.evidence: Evidence = evidence or {}
        self.faults = tuple(faults)
        super().__init__(reason)

    @classmethod
    def of(cls, error: IllegalAction) -> Refusal:
        """The refusal of an action that the rules forbid."""
        return cls("rule", error.rule, error.evidence)

    @classmethod
    def at(cls, where: str) -> Refusal:
        """The refusal of something that could not be read, for a fault at that place in it."""
        return cls("name") if where == "name" else cls("unreadable", evidence={"where": where})
