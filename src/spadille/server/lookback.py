"""A deal of a table's journal, read for whoever looks back at it or tries it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from spadille.cards import Seat
from spadille.notation.replay import Record
from spadille.rules.action import Action, Deal
from spadille.rules.journal import Entry
from spadille.rules.match import Evening, Match
from spadille.rules.rulebook import Rulebook
from spadille.server.state import entry_reader

AnyEntry = Entry[Any, Any]


def recorded(book: Rulebook[Any], first_dealer: Seat, journal: Sequence[str], deal: int) -> Record:
    """One deal of a journal, from 1, as a record."""
    evening: Evening[Any] = Evening(book)
    steps: list[tuple[Seat, Action]] = []
    for match, entry in _told(evening, first_dealer, journal, deal):
        if isinstance(entry.action, Deal):
            dealt, standing, steps = entry.action, evening.standing(match), []
        else:
            assert entry.seat is not None
            steps.append((entry.seat, entry.action))
    return Record.of(book, dealt.dealer, dealt.deck, steps, standing=standing)


def up_to(
    book: Rulebook[Any], first_dealer: Seat, journal: Sequence[str], deal: int
) -> tuple[list[AnyEntry], int]:
    """All entries that a deal and what it begins with come from, and which of them deals it."""
    evening: Evening[Any] = Evening(book)
    found, begun = list[AnyEntry](), 0
    for match, entry in _told(evening, first_dealer, journal, deal):
        if isinstance(entry.action, Deal):
            if _is_fresh(evening, match, entry.action.dealer):
                found = []
            begun = len(found)
        found.append(entry)
    return found, begun


def _told(
    evening: Evening[Any], first_dealer: Seat, journal: Sequence[str], deal: int
) -> Iterator[tuple[Match[Any], AnyEntry]]:
    """Each entry up to the end of a deal, and the match as it stood before it."""
    match, reader = evening.start(first_dealer), entry_reader(evening.rulebook)
    for body in journal:
        entry = reader.decode(body)
        if isinstance(entry.action, Deal) and match.dealt == deal:
            return
        yield match, entry
        for event in entry.events:
            match = evening.evolve(match, event)


def _is_fresh(evening: Evening[Any], match: Match[Any], dealer: Seat) -> bool:
    """Whether the next deal begins as the first of a match does."""
    start = evening.rulebook.start
    return bool(start(dealer, evening.standing(match)) == start(dealer))
