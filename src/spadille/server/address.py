"""Where a database is: a file of SQLite, or an address of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from spadille.server.trouble import ServerTrouble

#: How many prepared statements a connection to SQLite keeps. Each number of rows that are written
#: together has its own, which holds on to what it wrote last.
STATEMENTS = 16
_DRIVERS = {
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
    "sqlite": "sqlite",
}


def url_of(database: str | Path) -> sa.URL:
    """The address as the library takes it; raises ``ServerTrouble`` at what is none.

    >>> url_of("cards.sqlite").database, url_of("postgresql://anna@db/cards").drivername
    ('cards.sqlite', 'postgresql+psycopg')
    """
    text = str(database)
    if "://" not in text:
        return sa.URL.create("sqlite", database=text)
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError) as error:
        # What cannot be read may hold a password.
        raise ServerTrouble("database-address") from error
    if url.drivername not in _DRIVERS:
        raise ServerTrouble("database-address")
    return url.set(drivername=_DRIVERS[url.drivername])


def engine_of(url: sa.URL) -> sa.Engine:
    """What talks to that database; raises ``ServerTrouble`` where its driver is not installed."""
    try:
        # The entries hold cards and must not get into an error's text.
        return sa.create_engine(url, hide_parameters=True, connect_args=_kept(url))
    except ModuleNotFoundError as error:
        raise ServerTrouble("database-driver") from error


def _kept(url: sa.URL) -> dict[str, int]:
    return {"cached_statements": STATEMENTS} if url.drivername == "sqlite" else {}
