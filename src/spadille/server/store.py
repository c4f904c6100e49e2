"""The store: what was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spadille.server import sqlite
from spadille.server.migrations.upgrade import upgrade
from spadille.server.schema import ENTRIES, TABLES
from spadille.server.trouble import ServerTrouble

_log = logging.getLogger(__name__)

#: How many writes may wait, and how many go into one transaction.
WAITING = 10_000
BATCH = 500


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
    """The database, written by one task that commits for all who wait at that moment."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self._engine = engine
        self._connection = connection
        self._waiting: asyncio.Queue[_Write] = asyncio.Queue(WAITING)
        self._writer = asyncio.create_task(self._write(), name="store")

    @classmethod
    async def open(cls, database: str | Path) -> Store:
        """Open, or make, the database: a path of a SQLite file, or an address of PostgreSQL.

        Raises ``ServerTrouble`` when it cannot serve; a database that is refused is not changed.
        """
        url = _url(database)
        where = (
            url.database or "" if url.drivername.startswith("sqlite") else url.render_as_string()
        )
        if url.drivername.startswith("sqlite"):
            await asyncio.to_thread(sqlite.check, Path(where))
        # The entries hold cards and must not get into an error's text.
        engine = create_async_engine(url, hide_parameters=True)
        if url.drivername.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", sqlite.prepare)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade, where)
            return cls(engine, await engine.connect())
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            reason = str(error).splitlines()[0]
            raise ServerTrouble("database-silent", file=where, reason=reason) from error
        except ServerTrouble:
            await engine.dispose()
            raise

    async def append(self, *rows: TableRow | EntryRow) -> None:
        """Write the rows, all or none; they are on the disk when this returns.

        Raises ``AlreadyWritten`` or ``NotWritten``.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put(_Write(rows, done))
        await done

    async def table(self, table: str) -> TableRow | None:
        """The table of that id, if there is one."""
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
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._connection.close()
        await self._engine.dispose()

    async def _read(self, query: sa.Select[Any]) -> list[Any]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except SQLAlchemyError as error:
            raise StoreFailed(type(error).__name__) from error

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[_Write]) -> None:
        """Commit all together; where that fails, each alone, so that one bad row harms nobody."""
        try:
            await self._insert(batch)
        except SQLAlchemyError as error:
            _log.warning("%d writes failed together: %s", len(batch), type(error).__name__)
            for write in batch:
                await self._commit_alone(write)
            return
        for write in batch:
            if not write.done.done():
                write.done.set_result(None)

    async def _commit_alone(self, write: _Write) -> None:
        try:
            await self._insert([write])
        except IntegrityError:
            answer: NotWritten | None = AlreadyWritten()
        except SQLAlchemyError as error:
            _log.error("a write failed: %s", error)
            answer = NotWritten(type(error).__name__)
        else:
            answer = None
        if write.done.done():
            return
        if answer is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(answer)

    async def _insert(self, batch: list[_Write]) -> None:
        rows = [row for write in batch for row in write.rows]
        tables = [asdict(row) for row in rows if isinstance(row, TableRow)]
        entries = [asdict(row) for row in rows if isinstance(row, EntryRow)]
        async with self._connection.begin():
            if tables:
                await self._connection.execute(sa.insert(TABLES), tables)
            if entries:
                await self._connection.execute(sa.insert(ENTRIES), entries)


def _url(database: str | Path) -> sa.URL:
    text = str(database)
    if "://" not in text:
        return sa.URL.create("sqlite+aiosqlite", database=text)
    url = sa.make_url(text)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))
