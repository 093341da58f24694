"""The tables that this server keeps in memory, and the bots that play at them. No HTTP here."""

from .live_table import LiveTable
from .rematch import may_play_again, rematch
from .table_service import TableService
from .table_spec import Guest, SeatSpec, TableSpec

__all__ = [
    "Guest",
    "LiveTable",
    "SeatSpec",
    "TableService",
    "TableSpec",
    "may_play_again",
    "rematch",
]
