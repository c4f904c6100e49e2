"""How strong the bots of a table are."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that were opened before get the usual bots."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("strength", sa.Text, nullable=False, server_default="club"))
