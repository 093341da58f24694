"""Bots: `turn(view, legal)` gives a turn's actions. They receive views, so they cannot cheat."""

from .chains import StepBot
from .driver import BotTurn, SeatBot, think, turn_seed
from .levels import BASELINES, EVERY, FIRST, LEVELS, SECONDS, USUAL, bot, lower
from .protocol import Bot
from .spec import BotSpec, names_bot

__all__ = [
    "BASELINES",
    "EVERY",
    "FIRST",
    "LEVELS",
    "SECONDS",
    "USUAL",
    "Bot",
    "BotSpec",
    "BotTurn",
    "SeatBot",
    "StepBot",
    "bot",
    "lower",
    "names_bot",
    "think",
    "turn_seed",
]
