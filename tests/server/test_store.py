"""The store: many in one commit, one bad row harms nobody, and what was acknowledged is there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy import event

from spadille.server.migrations import upgrade
from spadille.server.rows import EntryRow, TableRow
from spadille.server.store import AlreadyWritten, NotWritten, Store
from spadille.server.strength import USUAL


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with one table in it."""
    opened = await Store.open(tmp_path / "spadille.sqlite")
    await opened.append(TableRow("evening", "lhombre/hjemme@1", 0, 1.0))
    yield opened
    await opened.close()


def entry(number: int, command: str | None = None, table: str = "evening") -> EntryRow:
    """Any entry."""
    return EntryRow(table, number, command, 0, "game", f"entry {number}", 2.0)


async def test_what_waits_at_the_same_time_is_committed_together(store: Store) -> None:
    statements: list[str] = []
    event.listen(store._engine, "before_cursor_execute", lambda *of: statements.append(of[2]))
    await asyncio.gather(*(store.append(entry(number)) for number in range(1, 201)))
    assert 1 <= len(statements) <= 3
    assert all(statement.startswith("INSERT") for statement in statements)
    assert [row.number for row in await store.entries("evening")] == list(range(1, 201))


async def test_a_number_and_a_command_are_taken_once(store: Store) -> None:
    await store.append(entry(1, "first"))
    with pytest.raises(AlreadyWritten):
        await store.append(entry(1, "second"))
    with pytest.raises(AlreadyWritten):
        await store.append(entry(2, "first"))
    await store.append(entry(2, None), entry(3, None))
    assert await store.entry_of("evening", "first") == entry(1, "first")
    assert await store.entry_of("evening", "second") is None
    assert await store.table("nowhere") is None


async def test_a_bad_row_among_good_ones_fails_alone(store: Store) -> None:
    await store.append(entry(1, "first"))
    bad = [entry(7, "first"), entry(1), entry(9, table="nowhere")]
    good = [entry(number) for number in range(2, 7)]
    writes = [*good[:2], *bad, *good[2:]]
    answers = await asyncio.gather(*map(store.append, writes), return_exceptions=True)
    assert [isinstance(answer, NotWritten) for answer in answers] == [row in bad for row in writes]
    assert [row.number for row in await store.entries("evening")] == [1, 2, 3, 4, 5, 6]


async def test_rows_of_one_write_are_written_all_or_none(store: Store) -> None:
    with pytest.raises(AlreadyWritten):
        await store.append(TableRow("other", "lhombre/hjemme@1", 1, 1.0), entry(1), entry(1))
    assert await store.table("other") is None
    assert await store.entries("evening") == []


async def test_an_acknowledged_row_is_in_the_file_at_once(store: Store, tmp_path: Path) -> None:
    await store.append(entry(1))
    other = sqlite3.connect(tmp_path / "spadille.sqlite")
    assert other.execute("SELECT body FROM entries").fetchall() == [("entry 1",)]
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


async def test_every_connection_waits_for_the_disk(store: Store) -> None:
    level = await asyncio.to_thread(
        store._with, lambda one: one.exec_driver_sql("PRAGMA synchronous").scalar()
    )
    assert level == 2, "FULL"


async def test_a_database_that_fails_later_is_told_and_recovers(
    store: Store, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "spadille.sqlite", isolation_level=None)
    other.execute("ALTER TABLE entries RENAME TO hidden")
    with pytest.raises(NotWritten):
        await store.append(entry(1))
    other.execute("ALTER TABLE hidden RENAME TO entries")
    other.close()
    await store.append(entry(1))
    assert len(await store.entries("evening")) == 1


async def test_the_log_is_kept_short_while_people_play(store: Store, tmp_path: Path) -> None:
    await asyncio.gather(*(store.append(entry(number)) for number in range(1, 101)))
    await asyncio.sleep(1.5)
    moved = await asyncio.to_thread(
        store._with, lambda one: one.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
    )
    busy, pages, checkpointed = moved
    assert (busy, pages) == (0, checkpointed)
    assert (tmp_path / "spadille.sqlite").stat().st_size > 8192


async def test_closing_finishes_what_waits(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "spadille.sqlite")
    await store.append(TableRow("evening", "lhombre/hjemme@1", 0, 1.0))
    writes = [asyncio.create_task(store.append(entry(number))) for number in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    again = await Store.open(tmp_path / "spadille.sqlite")
    assert len(await again.entries("evening")) == 50
    await again.close()


async def test_a_table_of_an_older_database_gets_the_usual_bots(tmp_path: Path) -> None:
    path = tmp_path / "older.sqlite"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = upgrade._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = ("evening", "lhombre/hjemme@1", 2, 1.0)
        connection.exec_driver_sql("INSERT INTO tables VALUES (?, ?, ?, ?)", row)
    engine.dispose()
    store = await Store.open(path)
    assert await store.table("evening") == TableRow("evening", "lhombre/hjemme@1", 2, 1.0, USUAL)
    await store.close()
