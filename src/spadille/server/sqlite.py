"""The embedded database: one file, which a power cut does not hurt."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from spadille.server.migrations import upgrade
from spadille.server.trouble import ServerTrouble

BUSY_MILLISECONDS = 5_000
#: Pages that the log may grow to before a commit itself has to make it short again.
LOG_PAGES = 10_000


def prepare(connection: Any, _record: object) -> None:
    """Set up a fresh connection: every commit waits until the disk has it."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
        f"wal_autocheckpoint={LOG_PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def shorten_log(connection: sa.Connection) -> None:
    """Move what was committed from the log into the file, while others go on writing."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def check(path: Path) -> None:
    """Look at the file without changing it; raises ``ServerTrouble`` when it cannot serve."""
    if path.is_dir():
        raise ServerTrouble("database-is-folder", file=str(path))
    if not path.parent.is_dir():
        raise ServerTrouble("database-folder-missing", folder=str(path.parent))
    is_new = not path.exists()
    with _told(path):
        if not is_new:
            _check_content(path)
        _check_writing(path, is_new)


def reading_engine(path: Path) -> sa.Engine:
    """What reads the file and never changes it; raises ``ServerTrouble`` when it is no database."""
    if path.is_dir():
        raise ServerTrouble("database-is-folder", file=str(path))
    if not path.exists():
        raise ServerTrouble("database-missing", file=str(path))
    with _told(path):
        _check_content(path)
    return sa.create_engine("sqlite://", creator=lambda: _open(path, "ro"), hide_parameters=True)


def _check_content(path: Path) -> None:
    with closing(_open(path, "ro")) as connection:
        found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
        if found != ["ok"]:
            raise ServerTrouble("database-damaged", file=str(path), reason=_line(found[0]))
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = {name for (name,) in names}
        step = None
        if upgrade.STEP_TABLE in tables:
            query = f"SELECT {upgrade.STEP_COLUMN} FROM {upgrade.STEP_TABLE}"  # noqa: S608 - ours
            step = next((step for (step,) in connection.execute(query)), None)
    upgrade.check(tables, step, str(path))


def _check_writing(path: Path, is_new: bool) -> None:
    try:
        with closing(_open(path, "rwc")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    finally:
        # On a disk that is read-only even a file that is not there cannot be removed.
        if is_new and path.exists():
            path.unlink(missing_ok=True)


def _open(path: Path, mode: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=BUSY_MILLISECONDS / 1000)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what SQLite says into what the operator can do."""
    try:
        yield
    except sqlite3.OperationalError as error:
        message = "database-locked" if "locked" in str(error) else "database-forbidden"
        raise ServerTrouble(message, file=str(path), reason=_line(error)) from error
    except sqlite3.DatabaseError as error:
        raise ServerTrouble("database-damaged", file=str(path), reason=_line(error)) from error


def _line(reason: object) -> str:
    return " ".join(str(reason).split())
