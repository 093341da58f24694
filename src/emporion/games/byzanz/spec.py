"""Byzanz's name, options and rules versions."""

from typing import Final

from ...core.options import Option, OptionValue
from ...core.seats import COLOURS

NAME: Final = "byzanz"

SEAT_COLOURS: Final = COLOURS
"""The players' colours."""

HISTORY: Final = ("the rulebook of 2008 with our rulings",)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

FIRST_SEATS: Final = (0, 1, 2, 3, 4, 5)

TIES: Final = ("all", "goods")
"""Which cards left in the hand break a tie: traders too, or goods alone."""

PICKING: Final = ("must", "may")
"""Whether a player must take a sort from the market while one is left."""


OPTIONS: Final[tuple[Option, ...]] = (
    Option("first", FIRST_SEATS, 0, fewer_than_players=True),
    Option("ties", TIES, "all"),
    Option("picking", PICKING, "must"),
)
"""`first` is who bids first: the left neighbour of the dealer, who is seat 0 by default. The
defaults of the other two are our rulings: the book says "goods cards", and "may"."""


LATER_OPTIONS: Final[tuple[Option, ...]] = OPTIONS[3:]
"""Options that came after the first: observations show each by the place of its value."""


class ByzanzSettings:
    """The options as the rules ask for them; all copies of a state share one.

    `later` has the place of the value of each of the later options; `key` tells all of them.
    """

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.options = options
        first = options["first"]
        assert isinstance(first, int)
        self.first = first
        self.traders_break_ties = options["ties"] == TIES[0]
        self.may_decline = options["picking"] == PICKING[1]
        self.later = [option.values.index(options[option.name]) for option in LATER_OPTIONS]
        self.key = (first, int(self.traders_break_ties), int(self.may_decline), *self.later)
