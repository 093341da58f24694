"""Tables kept on disk: SQLite by default, PostgreSQL for several servers at once."""

from .errors import BadDatabase, Conflict, NewerDatabase, UnreachableDatabase
from .news import Listener
from .rows import (
    ChatRow,
    DecisionRow,
    ListedTable,
    MoveRow,
    SeatChange,
    SeatKind,
    SeatRow,
    SeatStep,
    Status,
    StoredTable,
    TableRow,
)
from .store import Store

__all__ = [
    "BadDatabase",
    "ChatRow",
    "Conflict",
    "DecisionRow",
    "ListedTable",
    "Listener",
    "MoveRow",
    "NewerDatabase",
    "SeatChange",
    "SeatKind",
    "SeatRow",
    "SeatStep",
    "Status",
    "Store",
    "StoredTable",
    "TableRow",
    "UnreachableDatabase",
]
