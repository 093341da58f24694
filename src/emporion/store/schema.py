"""The tables of the database. A change here needs a migration; a test compares the two.

Statements name their columns one by one, never `*`: so a statement that another process has
prepared stays valid while a newer one adds a column.
"""

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class SafeText(TypeDecorator[str]):
    """A text that every database can hold.

    PostgreSQL refuses the null character, and nothing can encode half a surrogate pair. Text that
    a visitor types into an address or a chat must not be able to make a statement fail.
    """

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """What is sent to the database."""
        if value is None:
            return None
        return value.encode("utf-8", "replace").decode("utf-8").replace("\0", "\ufffd")


class IntTuple(TypeDecorator[tuple[int, ...]]):
    """Some ints in their order."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> tuple[int, ...]:
        """JSON knows lists only."""
        return tuple(value)


def _of_a_table() -> Column[str]:
    """The column that says of which table something is a part."""
    return Column(
        "table_id", SafeText, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


tables = Table(
    "tables",
    metadata,
    Column("id", SafeText, primary_key=True),
    Column("game", SafeText, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", SafeText, nullable=False),
    Column("memory", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hidden_scores", Boolean, nullable=False, server_default=false()),
    Column("host", SafeText, nullable=False),
    Column("status", SafeText, nullable=False),
    Column("version", Integer, nullable=False),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("bots_due", Boolean, nullable=False),
    Column("record", SafeText),
    Column("rematch", SafeText),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("shown_at", Double, nullable=False, server_default="0"),
    Column("watched", Double, nullable=False, server_default="0"),
    # How many moves were made and lines said. A reader that has waited for this row sees the newest
    # numbers in it, which PostgreSQL does not promise of a look into the other tables.
    Column("moved", Integer, nullable=False),
    Column("said", Integer, nullable=False),
    Column("lease_owner", SafeText),
    Column("lease_until", Double),
    Index(None, "status", "created"),
    Index(None, "bots_due", "changed"),
    Index(None, "changed"),
    Index(None, "record"),
)

seats = Table(
    "seats",
    metadata,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", SafeText, nullable=False),
    Column("level", SafeText, nullable=False),
    Column("guest", SafeText),
    Column("name", SafeText, nullable=False),
    Column("invite", SafeText),
    Column("token", SafeText),
    Column("away", Boolean, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("draft", IntTuple, nullable=False),
    Column("seen", Double, nullable=False),
    Index(None, "guest"),
    Index(None, "invite", unique=True),
)

moves = Table(
    "moves",
    metadata,
    _of_a_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("actions", IntTuple, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("saved", Double),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_a_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", SafeText, nullable=False),
    Column("text", SafeText, nullable=False),
    Column("at", Double, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", SafeText, primary_key=True),
    Column("text", SafeText, nullable=False),
    Column("at", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", SafeText, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
