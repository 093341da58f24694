"""Who may be asked: the seats, chance, or nobody."""

from typing import Any, Final

from .errors import UnknownSeat

CHANCE: Final = -1
"""The actor at a chance node: cards to turn over, tiles to draw."""

OVER: Final = -2
"""The actor when the game has ended: nobody is asked any more."""

NOBODY: Final = -1
"""No seat at all, where a rule may point to one: no leader yet, nobody has passed."""

COLOURS: Final = ("blue", "orange", "purple", "yellow", "green", "red")
"""A seat's colour is its name in records, and on screen unless its game brings colours of its own;
seat 0 is blue.
"""


def is_int(value: Any) -> bool:
    """Whether a value is an integer as seats and actions are; `True` and 1.0 are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seat(seat: Any, players: int) -> None:
    """Raise `UnknownSeat` for what is neither a seat at the table nor a spectator.

    Python would read -1, which is also chance, as the last seat, and show its secrets.
    """
    if seat is not None and not (is_int(seat) and 0 <= seat < players):
        raise UnknownSeat(seat=seat, players=players)


def next_seat(seat: int, players: int) -> int:
    """The left neighbour of a seat: play goes clockwise."""
    return seat + 1 if seat + 1 < players else 0
