"""Tables kept on disk: SQLite by default, PostgreSQL for several servers at once."""

from .errors import BadDatabase, Conflict, NewerDatabase, UnreachableDatabase
from .news import Listener
from .rows import (
    ChatRow,
    Kind,
    Listed,
    MoveRow,
    SeatChange,
    SeatRow,
    Status,
    Stored,
    TableRow,
    Turned,
)
from .store import Store

__all__ = [
    "BadDatabase",
    "ChatRow",
    "Conflict",
    "Kind",
    "Listed",
    "Listener",
    "MoveRow",
    "NewerDatabase",
    "SeatChange",
    "SeatRow",
    "Status",
    "Store",
    "Stored",
    "TableRow",
    "Turned",
    "UnreachableDatabase",
]
