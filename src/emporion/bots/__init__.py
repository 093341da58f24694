"""Bots: `choose(view, legal)` gives an action. They receive views, so they cannot cheat."""

from ..core.errors import UnknownBot
from ..games import find
from .greedy import Greedy
from .protocol import Bot
from .random import Random
from .seeds import seed_for

LEVELS = ("random", "greedy")
"""From the weakest on."""

__all__ = ["LEVELS", "Bot", "bot", "seed_for"]


def bot(game: str, level: str = LEVELS[-1], seed: int = 0) -> Bot:
    """A bot of a level for a game; the same seed and views give the same choices.

    Raises `UnknownGame` or `UnknownBot`.
    """
    find(game)
    if level == "random":
        return Random(seed)
    if level == "greedy":
        return Greedy(game, seed)
    raise UnknownBot(asked=level, known=list(LEVELS))
