"""Byzanz's name, options and rules versions."""

from typing import Final

from ...core.options import Option

NAME: Final = "byzanz"

HISTORY: Final = ("the rulebook of 2008 with our rulings",)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

FIRST_SEATS: Final = (0, 1, 2, 3, 4, 5)

TIES: Final = ("all", "goods")
"""Which cards left in the hand break a tie: traders too, or goods alone."""

PICKING: Final = ("must", "may")
"""Whether a player must take a sort from the market while one is left."""

OPTIONS: Final = (
    Option("first", FIRST_SEATS, 0, fewer_than_players=True),
    Option("ties", TIES, "all"),
    Option("picking", PICKING, "must"),
)
"""`first` is who bids first: the left neighbour of the dealer, who is seat 0 by default. The
defaults of the other two are our rulings: the book says "goods cards", and "may"."""
