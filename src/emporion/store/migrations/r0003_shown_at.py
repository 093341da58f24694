"""A table says when all could last notice a change: lists go by that, and drafts show in none."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    """Begin with the moment of the last change of any kind."""
    op.add_column("tables", sa.Column("shown_at", sa.Double, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown_at = changed")
