"""Tyros's name, options and rules versions."""

from typing import Final

from ...core.options import Option, OptionValue
from .data import DEALT

NAME: Final = "tyros"

SEAT_COLOURS: Final = ("blue", "red", "white", "black")
"""The players' colours: none is like the orange, yellow, green and violet of the empires' discs."""

HISTORY: Final[tuple[str, ...]] = ("the rulebook of 2002 with our rulings",)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

SETUPS: Final[tuple[str, ...]] = ("first-game", "variable")
"""Where the empires begin: on the book's four fields, or where tiles say."""

MAJORITIES: Final[tuple[str, ...]] = ("absolute", "most")
"""What earns the bonus for cities in an empire: more than half of them, or more than anyone."""


class Settings:
    """The options as the rules ask for them; all copies of a state share one."""

    def __init__(self, players: int, variable: bool, most: bool, offers: int, trades: int) -> None:
        self.players = players
        self.variable = variable
        self.most = most
        self.offers = offers
        """Offers to fellow players that one may make in a turn."""
        self.trades = trades
        """Trades between players in a row, after which another action must come first."""
        self.dealt = DEALT[players]


def settings_of(players: int, options: dict[str, OptionValue]) -> Settings:
    """The settings that options stand for."""
    offers = options["offers"]
    trades = options["trades"]
    assert isinstance(offers, int)
    assert isinstance(trades, int)
    return Settings(
        players,
        options["setup"] == SETUPS[1],
        options["majority"] == MAJORITIES[1],
        offers,
        trades,
    )


def options_of(settings: Settings) -> dict[str, OptionValue]:
    """The options that settings stand for; the reverse of `settings_of`."""
    return {
        "setup": SETUPS[1] if settings.variable else SETUPS[0],
        "majority": MAJORITIES[1] if settings.most else MAJORITIES[0],
        "offers": settings.offers,
        "trades": settings.trades,
    }


OPTIONS: Final = (
    Option("setup", SETUPS, "first-game"),
    Option("majority", MAJORITIES, "absolute"),
    Option("offers", (1, 3), 3),
    Option("trades", (3, 4, 12), 4, only={3: (3, 12), 4: (4, 12)}),
)
"""The last two keep talk from being endless. With one offer a turn, only other actions follow a
failed one, as the book has it. After as many trades in a row as there are players, or after twelve,
one of the other actions must come first."""
