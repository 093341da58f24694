"""A bot's move says what time the bot has left, so that any server goes on with it."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0007"
down_revision = "0006"


def upgrade(op: Operations) -> None:
    """Bots that have played already have saved nothing.

    Besides, a game whose rematch was closed or cleared away may have another one.
    """
    op.add_column("moves", sa.Column("saved", sa.Double))
    op.execute(
        "UPDATE moves SET saved = 0 WHERE EXISTS (SELECT 1 FROM seats WHERE kind = 'bot'"
        " AND seats.table_id = moves.table_id AND seats.seat = moves.actor)"
    )
    op.execute(
        "UPDATE tables SET rematch = NULL WHERE rematch IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM tables AS other WHERE other.id = tables.rematch"
        " AND other.status <> 'closed')"
    )
