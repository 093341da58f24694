"""A table may keep running scores face down until the end of its game."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"


def upgrade(op: Operations) -> None:
    """Tables from before show them, as they did."""
    op.add_column(
        "tables", sa.Column("hidden_scores", sa.Boolean, nullable=False, server_default=sa.false())
    )
