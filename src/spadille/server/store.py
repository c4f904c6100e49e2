"""The store: what was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from spadille.server import sqlite
from spadille.server.address import engine_of, url_of
from spadille.server.migrations.upgrade import upgrade
from spadille.server.rows import EntryRow, Inserts, TableRow
from spadille.server.schema import ENTRIES, TABLES
from spadille.server.trouble import ServerTrouble

_log = logging.getLogger(__name__)

#: How many writes may wait, and how many go into one transaction.
WAITING = 10_000
BATCH = 500
TIDY_SECONDS = 1.0
#: What the entry of a deal, and no other entry of a game, has in its text.
DEALING = '"action":{"type":"deal",'

T = TypeVar("T")


class StoreFailed(Exception):
    """Raised when the database does not answer."""


class NotWritten(StoreFailed):
    """Raised when the database did not take an entry; nothing of it was kept."""


class AlreadyWritten(NotWritten):
    """Raised when there is an entry of that number, or one for that command."""


@dataclass(frozen=True, slots=True)
class _Write:
    rows: tuple[TableRow | EntryRow, ...]
    done: asyncio.Future[None]


class Store:
    """The database, written by one thread that commits for all who wait at that moment."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._inserts = Inserts(engine)
        self._is_tidy = True
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._tidier = asyncio.create_task(self._tidy(), name="store tidier")

    @classmethod
    async def open(cls, database: str | Path) -> Store:
        """Open, or make, the database: a path of a SQLite file, or an address of PostgreSQL.

        Raises ``ServerTrouble`` when it cannot serve; a database that is refused is not changed.
        """
        return cls(await asyncio.to_thread(_opened, url_of(database)))

    async def append(self, *rows: TableRow | EntryRow) -> None:
        """Write the rows, all or none; they are on the disk when this returns.

        Raises ``AlreadyWritten`` or ``NotWritten``.
        """
        if self._waiting.qsize() >= WAITING:
            raise NotWritten("too much waits")
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put(_Write(rows, done))
        self._is_tidy = False
        await done

    async def table(self, table: str) -> TableRow | None:
        """The table of that id, if there is one; raises ``StoreFailed``, as all who read do."""
        found = await self._read(sa.select(TABLES).where(TABLES.c.id == table))
        return TableRow(*found[0]) if found else None

    async def entries(self, table: str) -> list[EntryRow]:
        """The journal of a table, oldest entry first."""
        found = await self._read(
            sa.select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
        )
        return [EntryRow(*row) for row in found]

    async def game(self, table: str) -> list[str]:
        """What was written of the game at a table, oldest entry first."""
        query = (
            sa.select(ENTRIES.c.body)
            .where(ENTRIES.c.table == table, ENTRIES.c.kind == "game")
            .order_by(ENTRIES.c.number)
        )
        return [body for (body,) in await self._read(query)]

    async def deal(self, table: str, number: int) -> EntryRow | None:
        """The entry by which the house dealt for the so many-eth time at a table, if it did."""
        found = await self._read(
            sa.select(ENTRIES)
            .where(ENTRIES.c.table == table, ENTRIES.c.kind == "game")
            .where(ENTRIES.c.body.contains(DEALING, autoescape=True))
            .order_by(ENTRIES.c.number)
            .offset(number - 1)
            .limit(1)
        )
        return EntryRow(*found[0]) if found else None

    async def entry_of(self, table: str, command: str) -> EntryRow | None:
        """The entry that a command led to, if it led to one."""
        found = await self._read(
            sa.select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.command == command)
        )
        return EntryRow(*found[0]) if found else None

    async def close(self) -> None:
        """Finish what waits, and let go of the database."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._tidier.cancel()
        await asyncio.gather(self._tidier, return_exceptions=True)
        self._inserts.close()
        self._engine.dispose()

    async def _read(self, query: sa.Select[Any]) -> Sequence[Any]:
        try:
            return await asyncio.to_thread(self._with, lambda one: one.execute(query).all())
        except SQLAlchemyError as error:
            raise StoreFailed(type(error).__name__) from error

    def _with(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def _tidy(self) -> None:
        """Keep SQLite's log short, so that no commit has to do it while people wait."""
        while self._engine.dialect.name == "sqlite":
            await asyncio.sleep(TIDY_SECONDS)
            if not self._is_tidy:
                self._is_tidy = True
                try:
                    await asyncio.to_thread(self._with, sqlite.shorten_log)
                except SQLAlchemyError as error:
                    _log.warning("the log could not be shortened: %s", type(error).__name__)

    def _write(self) -> None:
        """The thread: commit what waits, and wake those who waited, until there is an end."""
        is_ended = False
        while not is_ended:
            batch = [self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get())
            is_ended = None in batch
            writes = [write for write in batch if write is not None]
            self._loop.call_soon_threadsafe(_answer, writes, self._commit(writes))

    def _commit(self, batch: Sequence[_Write]) -> list[NotWritten | None]:
        """Commit all together; where that fails, each alone, so that one bad row harms nobody."""
        try:
            self._insert(batch)
        except SQLAlchemyError as error:
            _log.warning("%d writes failed together: %s", len(batch), type(error).__name__)
            return [self._commit_alone(write) for write in batch]
        return [None] * len(batch)

    def _commit_alone(self, write: _Write) -> NotWritten | None:
        try:
            self._insert([write])
        except IntegrityError:
            return AlreadyWritten()
        except SQLAlchemyError as error:
            _log.error("a write failed: %s", error)
            return NotWritten(type(error).__name__)
        return None

    def _insert(self, batch: Sequence[_Write]) -> None:
        rows = [row for write in batch for row in write.rows]
        tables = [row for row in rows if isinstance(row, TableRow)]
        entries = [row for row in rows if isinstance(row, EntryRow)]
        self._inserts.commit(tables, entries)


def _answer(batch: Sequence[_Write], faults: Sequence[NotWritten | None]) -> None:
    """Wake all who waited for a commit."""
    for write, fault in zip(batch, faults, strict=True):
        if write.done.done():
            continue
        if fault is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(fault)


def _opened(url: sa.URL) -> sa.Engine:
    is_sqlite = url.drivername.startswith("sqlite")
    where = (url.database or "") if is_sqlite else url.render_as_string()
    if is_sqlite:
        sqlite.check(Path(where))
    engine = engine_of(url)
    if is_sqlite:
        event.listen(engine, "connect", sqlite.prepare)
    try:
        with engine.begin() as connection:
            upgrade(connection, where)
    except SQLAlchemyError as error:
        engine.dispose()
        reason = str(error).splitlines()[0]
        raise ServerTrouble("database-silent", file=where, reason=reason) from error
    except ServerTrouble:
        engine.dispose()
        raise
    return engine
