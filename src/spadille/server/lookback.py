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
from spadille.rules.standing import Standing
from spadille.server.state import entry_reader

AnyEntry = Entry[Any, Any]


def recorded(book: Rulebook[Any], first_dealer: Seat, journal: Sequence[str], deal: int) -> Record:
    """One deal of a journal, from 1, as a record."""
    *_, last = every(book, first_dealer, journal, deal)
    return last


def _record(
    book: Rulebook[Any], dealt: Deal, standing: Standing, steps: Sequence[tuple[Seat, Action]]
) -> Record:
    return Record.of(book, dealt.dealer, dealt.deck, steps, standing=standing)


def every(
    book: Rulebook[Any], first_dealer: Seat, journal: Sequence[str], last: int | None = None
) -> Iterator[Record]:
    """Each deal of a journal, up to the last if one is named, as a record; it need not be over."""
    evening: Evening[Any] = Evening(book)
    dealt: tuple[Deal, Standing] | None = None
    steps: list[tuple[Seat, Action]] = []
    for match, entry in _told(evening, first_dealer, journal, last):
        if isinstance(entry.action, Deal):
            if dealt is not None:
                yield _record(book, *dealt, steps)
            dealt, steps = (entry.action, evening.standing(match)), []
        else:
            assert entry.seat is not None
            steps.append((entry.seat, entry.action))
    if dealt is not None:
        yield _record(book, *dealt, steps)


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
    evening: Evening[Any], first_dealer: Seat, journal: Sequence[str], deal: int | None = None
) -> Iterator[tuple[Match[Any], AnyEntry]]:
    """Each entry, up to the end of a deal if one is named, and the match as it stood before it."""
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
