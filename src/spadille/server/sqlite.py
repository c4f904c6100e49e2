"""The embedded database: one file, which a power cut does not hurt."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from spadille.server.trouble import ServerTrouble

ANOTHER = "name another with --database"
BUSY_MILLISECONDS = 5_000


def prepare(connection: Any, _record: object) -> None:
    """Set up a fresh connection: every commit waits until the disk has it."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check(path: Path) -> None:
    """Look at the file without changing it; raises ``ServerTrouble`` when it cannot serve."""
    where = str(path)
    if path.is_dir():
        raise ServerTrouble("this is a folder, not a database", where, ANOTHER)
    if not path.parent.is_dir():
        raise ServerTrouble("there is no such folder", str(path.parent), f"make it, or {ANOTHER}")
    if path.exists():
        _check_pages(path)
    _check_writing(path)


def _check_pages(path: Path) -> None:
    with _told(path), closing(_open(path, "ro")) as connection:
        found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise ServerTrouble(
            f"the database is damaged ({found[0]})", str(path), "restore it from a backup"
        )


def _check_writing(path: Path) -> None:
    is_new = not path.exists()
    try:
        with _told(path), closing(_open(path, "rwc")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    finally:
        if is_new and path.exists() and path.stat().st_size == 0:
            path.unlink()


def _open(path: Path, mode: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=BUSY_MILLISECONDS / 1000)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what SQLite says into what the operator can do."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise ServerTrouble(
                "another program is using the database", str(path), "stop it first"
            ) from error
        raise ServerTrouble(
            f"the database cannot be opened or written ({error})",
            str(path),
            f"see to the rights of file and folder, or {ANOTHER}",
        ) from error
    except sqlite3.DatabaseError as error:
        raise ServerTrouble(
            f"this is no database, or a damaged one ({error})",
            str(path),
            f"restore it from a backup, or {ANOTHER}",
        ) from error
