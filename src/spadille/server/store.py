"""The store: what was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from spadille.server import sqlite
from spadille.server.migrations.upgrade import upgrade
from spadille.server.schema import ENTRIES, TABLES
from spadille.server.trouble import ServerTrouble

_log = logging.getLogger(__name__)

#: How many writes may wait, and how many go into one transaction.
WAITING = 10_000
BATCH = 500
TIDY_SECONDS = 1.0

T = TypeVar("T")


class StoreFailed(Exception):
    """Raised when the database does not answer."""


class NotWritten(StoreFailed):
    """Raised when the database did not take an entry; nothing of it was kept."""


class AlreadyWritten(NotWritten):
    """Raised when there is an entry of that number, or one for that command."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was opened; ``opened`` in seconds since 1970, UTC."""

    id: str
    rules: str
    first_dealer: int
    opened: float


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's journal; see ``schema.ENTRIES``."""

    table: str
    number: int
    command: str | None
    asker: int | None
    kind: str
    body: str
    time: float


@dataclass(frozen=True, slots=True)
class _Write:
    rows: tuple[TableRow | EntryRow, ...]
    done: asyncio.Future[None]


class Store:
    """The database, written by one task that commits for all who wait at that moment.

    The statements run in a thread of their own: one change of threads for each commit, where an
    asynchronous driver makes one for each statement.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection = engine.connect()
        self._is_tidy = True
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: asyncio.Queue[_Write] = asyncio.Queue(WAITING)
        self._writer = asyncio.create_task(self._write(), name="store")
        self._tidier = asyncio.create_task(self._tidy(), name="store tidier")

    @classmethod
    async def open(cls, database: str | Path) -> Store:
        """Open, or make, the database: a path of a SQLite file, or an address of PostgreSQL.

        Raises ``ServerTrouble`` when it cannot serve; a database that is refused is not changed.
        """
        return cls(await asyncio.to_thread(_opened, _url(database)))

    async def append(self, *rows: TableRow | EntryRow) -> None:
        """Write the rows, all or none; they are on the disk when this returns.

        Raises ``AlreadyWritten`` or ``NotWritten``.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put(_Write(rows, done))
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

    async def entry_of(self, table: str, command: str) -> EntryRow | None:
        """The entry that a command led to, if it led to one."""
        found = await self._read(
            sa.select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.command == command)
        )
        return EntryRow(*found[0]) if found else None

    async def close(self) -> None:
        """Finish what waits, and let go of the database."""
        await self._waiting.join()
        self._writer.cancel()
        self._tidier.cancel()
        await asyncio.gather(self._writer, self._tidier, return_exceptions=True)
        self._thread.shutdown()
        self._connection.close()
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

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            self._is_tidy = False
            faults = await loop.run_in_executor(self._thread, self._commit, batch)
            for write, fault in zip(batch, faults, strict=True):
                self._waiting.task_done()
                if write.done.done():
                    continue
                if fault is None:
                    write.done.set_result(None)
                else:
                    write.done.set_exception(fault)

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
        tables = [_values(row) for row in rows if isinstance(row, TableRow)]
        entries = [_values(row) for row in rows if isinstance(row, EntryRow)]
        with self._connection.begin():
            if tables:
                self._connection.execute(sa.insert(TABLES), tables)
            if entries:
                self._connection.execute(sa.insert(ENTRIES), entries)


def _values(row: TableRow | EntryRow) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in fields(row)}


def _opened(url: sa.URL) -> sa.Engine:
    is_sqlite = url.drivername.startswith("sqlite")
    where = (url.database or "") if is_sqlite else url.render_as_string()
    if is_sqlite:
        sqlite.check(Path(where))
    # The entries hold cards and must not get into an error's text.
    engine = sa.create_engine(url, hide_parameters=True)
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


def _url(database: str | Path) -> sa.URL:
    text = str(database)
    if "://" not in text:
        return sa.URL.create("sqlite", database=text)
    url = sa.make_url(text)
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
