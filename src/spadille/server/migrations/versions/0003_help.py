"""Whether advice may be had at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """At tables that were opened before, it may be had among bots."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("help", sa.Text, nullable=False, server_default="among_bots"))
