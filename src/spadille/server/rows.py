"""The rows of the database, and how they get there: for each commit one statement."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

import sqlalchemy as sa

from spadille.server.advice import Help
from spadille.server.strength import USUAL, Strength


class TableRow(NamedTuple):
    """A table as it was opened; ``opened`` in seconds since 1970, UTC.

    ``strength`` is its bots'; ``help`` tells whether advice may be had.
    """

    id: str
    rules: str
    first_dealer: int
    opened: float
    strength: Strength = USUAL
    help: Help = "among_bots"


class EntryRow(NamedTuple):
    """An entry of a table's journal; see ``schema.ENTRIES``."""

    table: str
    number: int
    command: str | None
    asker: int | None
    kind: str
    body: str
    time: float


class Inserts:
    """Writes rows; what is written together is on the disk together, or not at all.

    Each statement costs a turn of the interpreter's lock, on which the whole house waits. Entries,
    which come all the time, are therefore committed by one statement that is its own transaction.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def commit(self, tables: Sequence[TableRow], entries: Sequence[EntryRow]) -> None:
        """Write all of them or none; raises ``SQLAlchemyError``."""
        if tables:
            with self._engine.begin() as connection:
                self._insert(connection, "tables", tables)
                self._insert(connection, "entries", entries)
        else:
            with self._connection.begin():
                self._insert(self._connection, "entries", entries)

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def _insert(
        self, connection: sa.Connection, table: str, rows: Sequence[TableRow | EntryRow]
    ) -> None:
        if rows:
            statement = self._statement(table, rows[0]._fields, len(rows))
            connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows)))

    def _statement(self, table: str, fields: tuple[str, ...], count: int) -> str:
        quote = self._engine.dialect.identifier_preparer.quote
        columns = [quote(field) for field in fields]
        mark = "?" if self._engine.dialect.paramstyle == "qmark" else "%s"
        row = f"({', '.join([mark] * len(columns))})"
        places = ", ".join([row] * count)
        # Nothing in it comes from outside.
        return f"INSERT INTO {quote(table)} ({', '.join(columns)}) VALUES {places}"  # noqa: S608
