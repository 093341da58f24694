"""How the parts of a view become numbers."""

from collections.abc import Sequence

from ..encoding.encoder import MAX_VALUE


def place(here: int, size: int) -> list[int]:
    """A 1 at a place among zeros; none where the place is not one of them.

    >>> place(1, 3), place(-1, 2)
    ([0, 1, 0], [0, 0])
    """
    return [int(each == here) for each in range(size)]


def seat_place(seat: int, other: int, players: int) -> list[int]:
    """Where somebody sits as seen from a seat, 0 being the seat itself; all zeros for nobody."""
    return place((other - seat) % players if other >= 0 else -1, players)


def around(seat: int, players: int) -> list[int]:
    """All seats from one on, clockwise."""
    return [(seat + further) % players for further in range(players)]


def counts(listed: Sequence[int], size: int) -> list[int]:
    """How often each number from 0 up is in a list."""
    return [sum(each == number for each in listed) for number in range(size)]


def flag(true: bool) -> list[int]:
    """1 for yes."""
    return [int(true)]


def capped(number: int) -> list[int]:
    """A number that may be out of range, as near as can be written."""
    return [min(max(number, 0), MAX_VALUE)]
