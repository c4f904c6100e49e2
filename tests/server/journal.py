"""The journal as it lies in the database, read without the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from spadille.cards import Seat, Viewer
from spadille.games.registry import rulebook
from spadille.rules.codec import Reader, decoder_of, encode
from spadille.rules.event import Event
from spadille.rules.journal import Entry
from spadille.rules.match import Evening

BOOK = rulebook("lhombre/hjemme")
_ENTRY: Any = Entry
_READER: Reader[Any] = decoder_of(_ENTRY[BOOK.actions, BOOK.events])


@dataclass(frozen=True)
class Written:
    """One table's journal."""

    first_dealer: Seat
    numbers: list[int]
    commands: dict[str, int]
    games: dict[int, tuple[Event, ...]]

    def events(self, after: int, until: int) -> tuple[Event, ...]:
        """What happened in the game between two numbers."""
        wanted = (events for number, events in self.games.items() if after < number <= until)
        return tuple(event for events in wanted for event in events)

    def seen(self, viewer: Viewer, after: int, until: int) -> list[object]:
        """The same as a viewer may see it, as plain JSON."""
        seen = [event.seen_by(viewer) for event in self.events(after, until)]
        plain: list[object] = msgspec.json.decode(encode(seen))
        return plain

    def picture(self, viewer: Viewer, until: int) -> object:
        """How the table looks to a viewer at that number."""
        view = Evening(BOOK).view(self.first_dealer, self.events(0, until), viewer)
        return msgspec.json.decode(encode(BOOK.picture(view.deal, viewer)))


def read(database: Path, table: str) -> Written:
    """Read a table's journal."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        query = "SELECT first_dealer FROM tables WHERE id = ?"
        ((first_dealer,),) = connection.execute(query, (table,))
        rows = list(
            connection.execute(
                'SELECT number, command, kind, body FROM entries WHERE "table" = ? ORDER BY number',
                (table,),
            )
        )
    return Written(
        Seat(first_dealer),
        [number for number, *_ in rows],
        {command: number for number, command, *_ in rows if command is not None},
        {number: _READER.decode(body).events for number, _, kind, body in rows if kind == "game"},
    )
