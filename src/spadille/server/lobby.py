"""The house's tables: opened, found again by their link, put away when everybody has gone."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from spadille.cards import Seat
from spadille.rules.event import Event
from spadille.server.bots import Bots
from spadille.server.decide import tidy
from spadille.server.faults import place_of
from spadille.server.feed import RECENT
from spadille.server.key import lock_for, new_token
from spadille.server.pace import Pace
from spadille.server.people import SatDown
from spadille.server.protocol import OpenTable, TableOpened
from spadille.server.refusal import Refusal
from spadille.server.rows import TableRow
from spadille.server.rulebooks import rulebook_asked_for
from spadille.server.state import Note, TableState
from spadille.server.store import Store, StoreFailed
from spadille.server.table import Table

_log = logging.getLogger(__name__)

#: Letters of a table's id: none that looks like another.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12
IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
#: A long journal is read in pieces of so many entries, between which others get their turn.
PIECE = 100


class House(NamedTuple):
    """What every table of the house shares."""

    store: Store
    bots: Bots
    pace: Pace


class Lobby:
    """All tables; those where nobody is lie in the store only."""

    def __init__(self, house: House, idle_seconds: float = IDLE_SECONDS) -> None:
        self._house = house
        self._idle_seconds = idle_seconds
        self._live: dict[str, asyncio.Task[Table]] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="lobby")

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def open(self, asked: OpenTable) -> TableOpened:
        """Open a table for the asker, who sits at seat 0; raises ``Refusal``."""
        name = tidy(asked.name)
        book = rulebook_asked_for(asked.rules)
        dealer, now = secrets.randbelow(book.seats), time.time()
        row = TableRow(new_table(), str(book.profile), dealer, now, asked.strength, asked.help)
        seat, token = Seat(0), new_token()
        note = Note(SatDown(seat, name, lock_for(token)))
        try:
            await self._house.store.append(row, TableState(row).row_of(note))
        except StoreFailed as error:
            raise Refusal("storage") from error
        return TableOpened(row.id, seat, token)

    async def table(self, table: str) -> Table:
        """The live table of that id; raises ``Refusal`` when there is none.

        Use it before the next ``await``: it may be put away when nobody is there.
        """
        if not re.fullmatch(f"[{LETTERS}]{{{ID_LENGTH}}}", table):
            raise Refusal("no_table")
        reading = self._live.get(table)
        if reading is None or (reading.done() and _is_over(reading)):
            reading = asyncio.create_task(self._read(table), name=f"reading {table}")
            self._live[table] = reading
            reading.add_done_callback(lambda done: self._forget_failed(table, done))
        return await asyncio.shield(reading)

    async def close(self) -> None:
        """Finish what is in hand at every table, and part with everybody."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        found = await asyncio.gather(*self._live.values(), return_exceptions=True)
        tables = [table for table in found if isinstance(table, Table)]
        await asyncio.gather(*(table.close() for table in tables))
        self._live.clear()

    def _forget_failed(self, table: str, reading: asyncio.Task[Table]) -> None:
        if _is_over(reading) and self._live.get(table) is reading:
            del self._live[table]

    async def _read(self, table: str) -> Table:
        """Read a table from the store; raises only ``Refusal``."""
        try:
            return await self._read_journal(table)
        except Refusal:
            raise
        except StoreFailed as error:
            raise Refusal("storage") from error
        except Exception as error:
            _log.error("table %s cannot be read: %s", table, place_of(error))
            raise Refusal("fault") from error

    async def _read_journal(self, table: str) -> Table:
        row = await self._house.store.table(table)
        if row is None:
            raise Refusal("no_table")
        state, last = TableState(row), deque[tuple[int, Sequence[Event]]](maxlen=RECENT)
        for count, entry in enumerate(await self._house.store.entries(table), start=1):
            last.append((entry.number, state.take(state.note_of(entry))))
            if count % PIECE == 0:
                await asyncio.sleep(0)
        live = Table(state, self._house.store, self._house.bots, self._house.pace)
        for number, events in last:
            live.feed.remember(number, events)
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle_seconds))
            await self._put_away()

    async def _put_away(self) -> None:
        """Close the tables where nobody has been for long, and let go of them."""
        for table, reading in tuple(self._live.items()):
            if not reading.done() or reading.exception() is not None:
                continue
            live = reading.result()
            if live.is_closed or live.has_been_empty(self._idle_seconds):
                del self._live[table]
                await live.close()


def new_table() -> str:
    """An id for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def _is_over(reading: asyncio.Task[Table]) -> bool:
    """Whether a table could not be read, or has stopped since."""
    return reading.cancelled() or reading.exception() is not None or reading.result().is_closed
