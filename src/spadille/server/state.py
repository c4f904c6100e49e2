"""A table's state: everything that follows from its journal, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from spadille.cards import Seat, Viewer
from spadille.rules.codec import Reader, decoder_of, encode
from spadille.rules.event import Event
from spadille.rules.journal import Entry
from spadille.rules.rulebook import Rulebook
from spadille.server import people
from spadille.server.people import Coming
from spadille.server.questions import Questions
from spadille.server.rows import EntryRow, TableRow
from spadille.server.rulebooks import rulebook_of
from spadille.server.views import Views

#: What an entry of a table tells: something in the game, or who came or went.
Fact = Entry[Any, Any] | Coming


@dataclass(frozen=True, slots=True)
class Note:
    """A fact with the command that led to it and the seat that gave it, where people did."""

    fact: Fact
    command: str | None = None
    asker: Seat | None = None


class TableState:
    """Folded from the facts alone, so that a table read from the store equals the live one.

    ``number`` is that of the last entry, ``moved`` that of the last entry of the game.
    """

    def __init__(self, row: TableRow) -> None:
        self.table = row.id
        self.rulebook = rulebook_of(row.rules)
        self.rules = str(self.rulebook.profile)
        self.first_dealer = Seat(row.first_dealer)
        self.strength = row.strength
        self.help = row.help
        self.views = Views(self.rulebook, self.first_dealer, self.strength)
        self.chairs = people.empty(self.rulebook.seats)
        self.number = 0
        self.moved = 0
        self.questions = Questions()

    def has_help(self, viewer: Viewer) -> bool:
        """Whether a viewer may have advice: as whoever opened the table chose."""
        if not isinstance(viewer, int):
            return False
        others = [chair for at, chair in enumerate(self.chairs) if at != viewer]
        return self.help == "on" or (
            self.help == "among_bots" and all(chair.is_bot for chair in others)
        )

    def row_of(self, note: Note) -> EntryRow:
        """What is written for the next entry."""
        is_game = isinstance(note.fact, Entry)
        return EntryRow(
            table=self.table,
            number=self.number + 1,
            command=note.command,
            asker=note.asker,
            kind="game" if is_game else "people",
            body=encode(note.fact).decode(),
            time=note.fact.time if isinstance(note.fact, Entry) else time.time(),
        )

    def note_of(self, row: EntryRow) -> Note:
        """What was written."""
        reader = people.reader if row.kind == "people" else entry_reader(self.rulebook)
        asker = None if row.asker is None else Seat(row.asker)
        return Note(reader.decode(row.body), row.command, asker)

    def take(self, note: Note) -> Sequence[Event]:
        """Take in the next entry; the answer is what happened in the game."""
        self.number += 1
        if isinstance(note.fact, Coming):
            self.chairs = people.evolve(self.chairs, note.fact, note.command)
            return ()
        self.moved = self.number
        if note.asker is not None:
            self.chairs = people.used(self.chairs, note.asker)
        self.views.happened(note.fact.events)
        self.questions.happened(self.number, note.fact.seat, self.views)
        return tuple(note.fact.events)


def entry_reader(rulebook: Rulebook[Any]) -> Reader[Any]:
    """What reads the entries of a game."""
    return _entries(rulebook.actions, rulebook.events)


@cache
def _entries(actions: Any, events: Any) -> Reader[Any]:
    entry: Any = Entry
    return decoder_of(entry[actions, events])
