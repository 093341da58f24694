"""Who may be asked: the seats, chance, or nobody."""

from typing import Final

CHANCE: Final = -1
"""The actor at a chance node: cards to turn over, tiles to draw."""

OVER: Final = -2
"""The actor when the game has ended: nobody is asked any more."""

NOBODY: Final = -1
"""No seat at all, where a rule may point to one: no leader yet, nobody has passed."""

COLOURS: Final = ("blue", "orange", "purple", "yellow", "green", "red")
"""A seat's colour is its name in records and on screen; seat 0 is blue."""


def next_seat(seat: int, players: int) -> int:
    """The left neighbour of a seat: play goes clockwise."""
    return seat + 1 if seat + 1 < players else 0
