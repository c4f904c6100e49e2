"""A journal judged again: what the rules of today have otherwise is found at its entry."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards import Seat
from spadille.games import registry
from spadille.games.registry import rulebook
from spadille.notation import jsonl
from spadille.notation.audit import audit
from spadille.notation.difference import Difference, IllegalStep
from spadille.rules.action import Deal
from spadille.rules.event import Settled
from spadille.rules.journal import Entry
from spadille.rules.rule import FaultyGame
from tests.notation.evening import journal

DEALS = 4


@pytest.mark.parametrize("rules", registry.names())
def test_an_honest_journal_is_confirmed_to_its_end(rules: str) -> None:
    entries = list(jsonl.read(jsonl.write(journal(rules, 3, DEALS)), rulebook))
    match = audit(entries, rulebook)
    assert match is not None
    assert match.dealt == DEALS
    scores = [event.scores for entry in entries for event in entry.events if _ends(event)]
    if match.number == DEALS:
        assert match.ledger == tuple(map(sum, zip(*scores, strict=True)))


def _ends(event: Any) -> bool:
    return isinstance(event, Settled)


def test_a_journal_without_entries_has_no_evening() -> None:
    assert audit([], rulebook) is None


def _changed(entries: list[Entry[Any, Any]], place: int, **to: Any) -> list[Entry[Any, Any]]:
    return [*entries[:place], replace(entries[place], **to), *entries[place + 1 :]]


def _settling(entries: list[Entry[Any, Any]]) -> int:
    return next(place for place, entry in enumerate(entries) if _ends(entry.events[-1]))


@pytest.mark.parametrize("rules", registry.names())
def test_what_somebody_changed_is_found_where_it_stands(rules: str) -> None:
    entries = journal(rules, 5, 2)
    for place in Random(5).sample(range(1, len(entries)), 5):
        with pytest.raises(Difference) as found:
            audit(_changed(entries, place, events=entries[0].events), rulebook)
        assert found.value.step == entries[place].number
        assert found.value.what.startswith("events[0]")


def test_a_score_of_other_days_is_found() -> None:
    entries = journal("lhombre", 7, 2)
    place = _settling(entries)
    *before, end = entries[place].events
    other = replace(end, scores=tuple(score + 1 for score in end.scores))
    with pytest.raises(Difference) as found:
        audit(_changed(entries, place, events=(*before, other)), rulebook)
    assert found.value.what == f"events[{len(before)}].scores[0]"
    assert (found.value.found, found.value.expected) == (
        str(end.scores[0] + 1),
        str(end.scores[0]),
    )


def test_a_missing_event_is_found() -> None:
    entries = journal("lhombre", 7, 1)
    place = _settling(entries)
    less = entries[place].events[:-1]
    with pytest.raises(Difference) as found:
        audit(_changed(entries, place, events=less), rulebook)
    assert found.value.what == f"events[{len(less)}]"
    assert found.value.found == "null"


def test_an_action_against_the_rules_is_found_with_its_rule() -> None:
    entries = journal("lhombre", 7, 1)
    other = Seat((entries[1].seat or 0) + 1)
    with pytest.raises(IllegalStep) as found:
        audit(_changed(entries, 1, seat=other), rulebook)
    assert found.value.refusal.rule.name == "turn"


def test_a_dealer_out_of_turn_is_found() -> None:
    entries = journal("solo", 2, 2)
    place = [at for at, entry in enumerate(entries) if isinstance(entry.action, Deal)][1]
    deal = entries[place].action
    wrong = replace(deal, dealer=Seat((deal.dealer + 1) % 4))
    with pytest.raises(IllegalStep) as found:
        audit(_changed(entries, place, action=wrong), rulebook)
    assert found.value.refusal.rule.name == "wrong-dealer"


def test_a_deck_that_is_none_is_found() -> None:
    entries = journal("lhombre", 7, 1)
    deal = entries[0].action
    short = replace(deal, deck=(deal.deck[1], *deal.deck[1:]))
    with pytest.raises(FaultyGame):
        audit(_changed(entries, 0, action=short), rulebook)


def test_numbers_only_grow_and_the_rules_stay() -> None:
    entries = journal("lhombre", 7, 1)
    with pytest.raises(Difference, match="number"):
        audit(_changed(entries, 3, number=entries[2].number), rulebook)
    with pytest.raises(Difference, match="rules"):
        audit(_changed(entries, 3, rules="lhombre/wpt@1"), rulebook)


def test_another_version_is_judged_by_today() -> None:
    entries = [replace(entry, rules="lhombre/hjemme@77") for entry in journal("lhombre", 7, 1)]
    told = list(jsonl.read(jsonl.write(entries), rulebook))
    assert audit(told, rulebook) is not None
