"""Bots: `turn(view, legal)` returns a turn's actions. They get views, so they cannot cheat."""

from .chains import StepBot
from .driver import BotTurn, SeatBot, think, turn_seed
from .levels import (
    ALL_LEVELS,
    BASELINES,
    DEFAULT_LEVEL,
    DEFAULT_SECONDS,
    FIRST_OPPONENTS,
    LEVELS,
    bot,
    fallbacks,
)
from .protocol import Bot
from .spec import BotSpec, is_bot_label

__all__ = [
    "ALL_LEVELS",
    "BASELINES",
    "DEFAULT_LEVEL",
    "DEFAULT_SECONDS",
    "FIRST_OPPONENTS",
    "LEVELS",
    "Bot",
    "BotSpec",
    "BotTurn",
    "SeatBot",
    "StepBot",
    "bot",
    "fallbacks",
    "is_bot_label",
    "think",
    "turn_seed",
]
