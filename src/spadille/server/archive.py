"""The journals of a house that need not be open; nothing is written here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic.migration import MigrationContext
from sqlalchemy.exc import SQLAlchemyError

from spadille.server import sqlite
from spadille.server.address import engine_of, url_of
from spadille.server.migrations import upgrade
from spadille.server.schema import ENTRIES, TABLES
from spadille.server.trouble import ServerTrouble


class Archive:
    """What a database holds, as it stood when it was opened."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    @classmethod
    @contextmanager
    def open(cls, database: str | Path) -> Iterator[Archive]:
        """Open a database for reading; raises ``ServerTrouble`` when it cannot be read.

        The server may be running, and goes on writing meanwhile.
        """
        url = url_of(database)
        is_sqlite = url.drivername == "sqlite"
        where = (url.database or "") if is_sqlite else url.render_as_string()
        engine = sqlite.reading_engine(Path(where)) if is_sqlite else engine_of(url)
        try:
            with engine.connect() as connection, connection.begin():
                if not is_sqlite:
                    connection.execute(
                        sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                    )
                _check(connection, where)
                yield cls(connection)
        except SQLAlchemyError as error:
            reason = str(error).splitlines()[0]
            raise ServerTrouble("database-silent", file=where, reason=reason) from error
        finally:
            engine.dispose()

    def tables(self) -> tuple[str, ...]:
        """The ids of all tables, the oldest first."""
        query = sa.select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)
        return tuple(self._connection.execute(query).scalars())

    def journal(self, table: str) -> Iterator[str]:
        """The entries of a table's games in turn, each as a line of a journal without its end."""
        query = (
            sa.select(ENTRIES.c.body)
            .where(ENTRIES.c.table == table, ENTRIES.c.kind == "game")
            .order_by(ENTRIES.c.number)
        )
        yield from self._connection.execute(query).scalars()


def _check(connection: sa.Connection, where: str) -> None:
    step = MigrationContext.configure(connection).get_current_revision()
    names = sa.inspect(connection).get_table_names()
    if step is None:
        raise ServerTrouble("database-foreign", file=where)
    upgrade.check(names, step, where)
