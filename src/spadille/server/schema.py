"""The database: tables of the house, and the journal of each."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

#: One row for each table that was ever opened; ``rules`` is ``game/profile@version``, ``strength``
#: that of its bots, ``help`` whether advice may be had.
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("first_dealer", sa.Integer, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("strength", sa.Text, nullable=False),
    sa.Column("help", sa.Text, nullable=False),
)

#: The journal. ``number`` counts from 1 at each table, so a second writer fails loudly;
#: ``command`` is the id a client gave, ``asker`` the seat that gave it; ``kind`` says what
#: ``body``, a JSON text, is: ``game`` an entry of the game, ``people`` who came or went.
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.Text),
    sa.Column("asker", sa.Integer),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.UniqueConstraint("table", "command", name="entries_once"),
)
