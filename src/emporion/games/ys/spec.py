"""Ys's name, options and rules versions."""

from typing import Final

from ...core.options import Option, OptionValue
from ...core.seats import COLOURS
from .brokers import BROKER, packet_of
from .data import BROKERS, EXPRESS_BROKERS, FAVOR_BROKER, FAVOR_BROKERS, NEUTRAL_BROKERS, PLACEMENTS

NAME: Final = "ys"

SEAT_COLOURS: Final = COLOURS
"""The players' colours."""

HISTORY: Final[tuple[str, ...]] = ("the second edition's rulebooks with our rulings",)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

NEUTRAL: Final[tuple[str, ...]] = ("weak", "strong")
"""How good the neutral brokers are."""


class YsSettings:
    """The options as the rules ask for them, and what follows from them; all copies of a state
    share one. `key` has all of them.

    `owners` counts the players and, in the game for two, the neutral player, whose number comes
    after theirs: it owns brokers, gems and points, but has no seat. `full` is whether four play:
    then the large gem of a ship counts twice, and line 1 of the market is in use.
    """

    def __init__(self, players: int, options: dict[str, OptionValue]) -> None:
        self.options = options
        neighborhoods = options["neighborhoods"]
        assert isinstance(neighborhoods, int)
        self.neighborhoods = neighborhoods
        self.favor = options["kings_favor"] is True
        self.express = options["express"] is True
        self.strong = options["neutral"] == NEUTRAL[1]
        self.peek = options["peek"] is True
        self.key = (
            neighborhoods,
            int(self.favor),
            int(self.express),
            int(self.strong),
            int(self.peek),
        )
        self.owners = 3 if players == 2 else players
        self.neutral = 2 if players == 2 else -1
        """The neutral player's number; -1 where there is none."""
        self.full = players == 4
        self.first_line = 1 if players == 4 else 2
        """The first line of the market that is in use."""
        self.unused = 0 if players == 4 else 15
        """The squares of the market that nobody may use, a bit for each."""
        self.placements = PLACEMENTS[1] if self.express else PLACEMENTS[0]
        self.brokers: tuple[int, ...] = EXPRESS_BROKERS if self.express else BROKERS
        """The values of each player's brokers at the start."""
        self.neutral_brokers: tuple[int, ...] = NEUTRAL_BROKERS[1 if self.strong else 0]
        """The values of the neutral brokers that each of two players places."""


def supply_of(settings: YsSettings, turn: int) -> int:
    """All brokers of a player in a turn: those of the start, and the 2s that have come in."""
    twos = min(turn, FAVOR_BROKERS) if settings.favor else 0
    return packet_of(settings.brokers) + twos * BROKER[FAVOR_BROKER]


OPTIONS: Final = (
    Option("neighborhoods", (3, 4), 4, allowed_for={2: (3,), 4: (4,)}),
    Option("kings_favor", (False, True), False, allowed_for={2: (False,)}),
    Option("express", (False, True), False, allowed_for={2: (False,)}),
    Option("neutral", NEUTRAL, "weak", allowed_for={3: ("weak",), 4: ("weak",)}),
    Option("peek", (False, True), True),
)
"""Two play in three neighborhoods against the neutral player, and without the variants; three may
choose how many neighborhoods; four use all. `peek` is a matter of the table alone: whether one is
shown the values of their brokers that lie face down. No rule asks for it."""
