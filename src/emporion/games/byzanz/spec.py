"""Byzanz's name, options and rules versions."""

from typing import Final

from ...core.options import Option, OptionValue
from ...core.seats import COLOURS

NAME: Final = "byzanz"

SEAT_COLOURS: Final = COLOURS
"""The players\' colours."""

HISTORY: Final = ("the rulebook of 2008 with our rulings",)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

FIRST_SEATS: Final = (0, 1, 2, 3, 4, 5)

TIES: Final = ("all", "goods")
"""Which cards left in the hand break a tie: traders too, or goods alone."""

PICKING: Final = ("must", "may")
"""Whether a player must take a sort from the market while one is left."""


class Settings:
    """The options as the rules ask for them; all copies of a state share one."""

    def __init__(self, first: int, traders_break_ties: bool, may_decline: bool) -> None:
        self.first = first
        self.traders_break_ties = traders_break_ties
        self.may_decline = may_decline


def settings_of(options: dict[str, OptionValue]) -> Settings:
    """The settings that options stand for."""
    first = options["first"]
    assert isinstance(first, int)
    return Settings(first, options["ties"] == TIES[0], options["picking"] == PICKING[1])


def options_of(settings: Settings) -> dict[str, OptionValue]:
    """The options that settings stand for; the reverse of `settings_of`."""
    return {
        "first": settings.first,
        "ties": TIES[0] if settings.traders_break_ties else TIES[1],
        "picking": PICKING[1] if settings.may_decline else PICKING[0],
    }


OPTIONS: Final = (
    Option("first", FIRST_SEATS, 0, fewer_than_players=True),
    Option("ties", TIES, "all"),
    Option("picking", PICKING, "must"),
)
"""`first` is who bids first: the left neighbour of the dealer, who is seat 0 by default. The
defaults of the other two are our rulings: the book says "goods cards", and "may"."""
