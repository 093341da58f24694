"""Tyros's name, options and rules versions."""

from typing import Final

from ...core.options import Option, OptionValue
from .data import DEALT

NAME: Final = "tyros"

SEAT_COLOURS: Final = ("blue", "red", "white", "black")
"""The players' colours: none is like the orange, yellow, green and violet of the empires' discs."""

HISTORY: Final[tuple[str, ...]] = (
    "the rulebook of 2002 with our rulings",
    (
        "all choose at once what they keep, so that nobody chooses in the light of what others "
        "laid away; the row of trades begins again with each round, so that nobody with a fresh "
        "hand is barred from trading"
    ),
)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

OLDEST: Final = 1
"""The oldest rules version that can be played: records and tables of that time go on by it."""

SETUPS: Final[tuple[str, ...]] = ("first-game", "variable")
"""Where the empires begin: on the book's four fields, or where tiles say."""

MAJORITIES: Final[tuple[str, ...]] = ("absolute", "most")
"""What earns the bonus for cities in an empire: more than half of them, or more than anyone."""


class TyrosSettings:
    """The options as the rules ask for them, and what follows from them and the rules version; all
    copies of a state share one. `key` has all of them.
    """

    def __init__(self, players: int, options: dict[str, OptionValue], rules: int) -> None:
        self.options = options
        self.rules = rules
        offers = options["offers"]
        trades = options["trades"]
        assert isinstance(offers, int)
        assert isinstance(trades, int)
        self.offers = offers
        """Offers to fellow players that a player may make in a turn."""
        self.trades = trades
        """Trades between players in a row, after which another action must come first."""
        self.variable = options["setup"] == SETUPS[1]
        self.most = options["majority"] == MAJORITIES[1]
        self.key = (int(self.variable), int(self.most), offers, trades, rules)
        self.dealt = DEALT[players]
        """Cards dealt to each player in a round."""
        self.at_once = rules >= 2
        """Whether all choose at once what they keep, or in turn from the start player on."""
        self.row_a_round = rules >= 2
        """Whether the row of trades begins again with each round, or goes on over its end."""


OPTIONS: Final = (
    Option("setup", SETUPS, "first-game"),
    Option("majority", MAJORITIES, "absolute"),
    Option("offers", (1, 3), 3),
    Option("trades", (3, 4, 12), 4, allowed_for={3: (3, 12), 4: (4, 12)}),
)
"""The last two keep talk from being endless. With one offer a turn, only other actions follow a
failed one, as the book has it. After as many trades in a row as there are players, or after twelve,
one of the other actions must come first."""
