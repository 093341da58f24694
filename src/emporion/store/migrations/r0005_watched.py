"""A table says when somebody last watched: bots then keep their pace."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"


def upgrade(op: Operations) -> None:
    """Nobody has watched so far, as far as is known."""
    op.add_column("tables", sa.Column("watched", sa.Double, nullable=False, server_default="0"))
