"""Bringing a database to the form that this Spadille works with."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from spadille.server.trouble import ServerTrouble


def upgrade(connection: Connection, where: str) -> None:
    """Take all steps that are still missing, in one transaction.

    Raises ``ServerTrouble`` where the database is another program's or a newer Spadille's;
    ``where`` names it to people.
    """
    config = Config()
    config.set_main_option("script_location", "spadille.server:migrations")
    config.attributes["connection"] = connection
    _check(connection, ScriptDirectory.from_config(config), where)
    command.upgrade(config, "head")


def _check(connection: Connection, steps: ScriptDirectory, where: str) -> None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and inspect(connection).get_table_names():
        raise ServerTrouble("database-foreign", file=where)
    known = {step.revision for step in steps.walk_revisions()}
    if revision is not None and revision not in known:
        raise ServerTrouble("database-newer", file=where)
