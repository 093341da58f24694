"""Ys's name, options and rules versions."""

from typing import Final

from ...core.options import Option, OptionValue
from ...core.seats import COLOURS
from .brokers import BROKER, packet_of
from .data import (
    BROKERS,
    EXPRESS_BROKERS,
    FAVOR_BROKER,
    FAVOR_BROKERS,
    NEUTRAL_BROKERS,
    PLACEMENTS,
)

NAME: Final = "ys"

SEAT_COLOURS: Final = COLOURS
"""The players\' colours."""

HISTORY: Final[tuple[str, ...]] = ("the second edition's rulebooks with our rulings",)
"""The rules versions, newest last, each with its reason."""

RULES: Final = len(HISTORY)

NEUTRAL: Final[tuple[str, ...]] = ("weak", "strong")
"""How good the neutral brokers are."""


class Settings:
    """The options as the rules ask for them, and what follows from them; all copies share one.

    `owners` counts the players and, in the game for two, the neutral player, whose number comes
    after theirs: it owns brokers, gems and points, but has no seat. `full` is whether four play:
    then the large gem of a ship counts twice, and line 1 of the market is in use.
    """

    def __init__(
        self,
        players: int,
        neighborhoods: int,
        favor: bool,
        express: bool,
        strong: bool,
        peek: bool,
    ) -> None:
        self.owners = 3 if players == 2 else players
        self.neutral = 2 if players == 2 else -1
        """The neutral player's number; -1 where there is none."""
        self.neighborhoods = neighborhoods
        self.favor = favor
        self.express = express
        self.strong = strong
        self.peek = peek
        self.full = players == 4
        self.first_line = 1 if players == 4 else 2
        """The first line of the market that is in use."""
        self.unused = 0 if players == 4 else 15
        """The squares of the market that nobody may use, a bit for each."""
        self.placements = PLACEMENTS[1] if express else PLACEMENTS[0]
        self.brokers: tuple[int, ...] = EXPRESS_BROKERS if express else BROKERS
        """The values of each player's brokers at the start."""
        self.neutral_brokers: tuple[int, ...] = NEUTRAL_BROKERS[1 if strong else 0]
        """The values of the neutral brokers that each of two players places."""


def settings_of(players: int, options: dict[str, OptionValue]) -> Settings:
    """The settings that options stand for."""
    neighborhoods = options["neighborhoods"]
    assert isinstance(neighborhoods, int)
    return Settings(
        players,
        neighborhoods,
        options["kings_favor"] is True,
        options["express"] is True,
        options["neutral"] == NEUTRAL[1],
        options["peek"] is True,
    )


def options_of(settings: Settings) -> dict[str, OptionValue]:
    """The options that settings stand for; the reverse of `settings_of`."""
    return {
        "neighborhoods": settings.neighborhoods,
        "kings_favor": settings.favor,
        "express": settings.express,
        "neutral": NEUTRAL[1] if settings.strong else NEUTRAL[0],
        "peek": settings.peek,
    }


def supply_of(settings: Settings, turn: int) -> int:
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
