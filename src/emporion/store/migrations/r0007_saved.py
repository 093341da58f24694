"""A bot's move says what time the bot has left, so that any server goes on with it."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0007"
down_revision = "0006"


def upgrade(op: Operations) -> None:
    """Bots that have played already have saved nothing."""
    op.add_column("moves", sa.Column("saved", sa.Double))
