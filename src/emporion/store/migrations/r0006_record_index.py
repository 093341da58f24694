"""A replay asks which table it was played at."""

from alembic.operations import Operations

revision = "0006"
down_revision = "0005"


def upgrade(op: Operations) -> None:
    """An index finds it."""
    op.create_index("ix_tables_record", "tables", ["record"])
