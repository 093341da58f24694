"""A table counts apart what all see: a draft concerns only the seat that lays it."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """Begin with the count of all changes, so that no page meets a smaller number than it knew."""
    op.add_column("tables", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown = version")
