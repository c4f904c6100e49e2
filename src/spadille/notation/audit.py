"""A journal judged again by the rules of today."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from spadille.cards import Seat
from spadille.notation.difference import Difference, IllegalStep, same
from spadille.notation.ruleset import Finder
from spadille.rules import codec
from spadille.rules.action import Deal
from spadille.rules.faults import Phrase
from spadille.rules.journal import Entry
from spadille.rules.match import Evening, Match
from spadille.rules.rule import IllegalAction
from spadille.rules.ruleset import RuleSet


def audit(entries: Iterable[Entry[Any, Any]], find: Finder) -> Match[Any] | None:
    """Judge the journal of one table action by action; where its evening stands at the end.

    The version of the rule set does not matter. Raises ``Difference`` at the first entry from which
    other events follow today than it tells, ``FaultyGame`` when a deck is not the pack.
    """
    evening: Evening[Any] | None = None
    match: Match[Any] | None = None
    rules, last = "", 0
    for entry in entries:
        named = _unversioned(entry.rules)
        if evening is None or match is None:
            rules, evening = named, Evening(find(named))
            match = evening.start(_first_dealer(entry))
        same(entry.number, "rules", named, rules)
        if entry.number <= last:
            raise Difference(
                entry.number, "number", str(entry.number), Phrase("more-than", number=str(last))
            )
        try:
            events = evening.decide(match, entry.seat, entry.action)
        except IllegalAction as refusal:
            raise IllegalStep(entry.number, entry.action, refusal) from refusal
        told, judged = (codec.plain(list(each)) for each in (entry.events, events))
        same(entry.number, "events", told, judged)
        for event in events:
            match = evening.evolve(match, event)
        last = entry.number
    return match


def _unversioned(rules: str) -> str:
    return str(replace(RuleSet.read(rules), version=""))


def _first_dealer(entry: Entry[Any, Any]) -> Seat:
    return entry.action.dealer if isinstance(entry.action, Deal) else Seat(0)
