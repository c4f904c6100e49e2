"""Tables at which a deal has come as far as somebody wants to see it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from spadille.cards import Seat
from spadille.server.decide import move
from spadille.server.key import lock_for, new_token
from spadille.server.lobby import ID_LENGTH, LETTERS
from spadille.server.people import SatDown
from spadille.server.rows import EntryRow, TableRow
from spadille.server.state import Note, TableState
from spadille.server.store import Store
from tools.situations import WANTED, Step, way_to


class Ticket(NamedTuple):
    """The right to seat 0 of a table."""

    table: str
    token: str


def prepare(database: Path, name: str) -> Ticket:
    """A table in that situation, at which somebody at seat 0 goes on; bots have the other seats."""
    wanted = WANTED[name]
    table = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    row = TableRow(table, wanted.rules, wanted.dealer, time.time())
    token = new_token()
    entries = _entries(TableState(row), token, way_to(name))
    # Playwright keeps an event loop in this thread.
    with ThreadPoolExecutor() as another:
        another.submit(asyncio.run, _write(database, row, entries)).result()
    return Ticket(table, token)


def _entries(state: TableState, token: str, steps: Iterable[Step]) -> list[EntryRow]:
    rows = [_taken(state, Note(SatDown(Seat(0), "Inger", lock_for(token))))]
    for seat, action in steps:
        rows.append(_taken(state, Note(move(state, seat, action), asker=seat)))
    return rows


def _taken(state: TableState, note: Note) -> EntryRow:
    row = state.row_of(note)
    state.take(note)
    return row


async def _write(database: Path, row: TableRow, entries: list[EntryRow]) -> None:
    store = await Store.open(database)
    await store.append(row, *entries)
    await store.close()
