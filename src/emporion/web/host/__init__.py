"""The tables that this server keeps warm, and those who play for bots. No HTTP here."""

from .house import House
from .live import Live
from .rematch import may_play_again, rematch
from .wish import Guest, SeatWish, Wish

__all__ = ["Guest", "House", "Live", "SeatWish", "Wish", "may_play_again", "rematch"]
