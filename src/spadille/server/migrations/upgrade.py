"""Bringing a database to the form that this Spadille works with."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from spadille.server.trouble import ServerTrouble

#: Where a database keeps the step it has come to.
STEP_TABLE, STEP_COLUMN = "alembic_version", "version_num"


def upgrade(connection: Connection, where: str) -> None:
    """Take all steps that are still missing, in one transaction.

    Raises ``ServerTrouble`` where the database is another program's or a newer Spadille's;
    ``where`` names it to people.
    """
    step = MigrationContext.configure(connection).get_current_revision()
    check(inspect(connection).get_table_names(), step, where)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check(tables: Collection[str], step: str | None, where: str) -> None:
    """Whether a database with these tables that has come to that step is one of ours."""
    if tables and step is None:
        raise ServerTrouble("database-foreign", file=where)
    if step is not None and step not in _steps():
        raise ServerTrouble("database-newer", file=where)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "spadille.server:migrations")
    return config


@cache
def _steps() -> frozenset[str]:
    return frozenset(
        step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()
    )
