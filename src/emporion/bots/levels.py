"""The levels, and the bots that play them."""

from typing import Final

from ..core.errors import UnknownBot
from ..games import find
from . import minds
from .greedy import Greedy
from .intuition import Intuition
from .protocol import Bot
from .random import Random
from .thinker import Textbook, Thinker

LEVELS = ("easy", "medium", "hard", "expert")
"""From the weakest on."""

BASELINES = ("random", "greedy", "mcts")
"""Bots to measure others by; anybody may play against them, too."""

EVERY = (*LEVELS, *BASELINES)

USUAL: Final = "hard"
"""Who plays if nobody says."""

FIRST: Final = ("easy", "medium", "easy")
"""Who plays against somebody in their first game, in turn: mistakes are forgiven, and one opponent
shows how it is done."""

SECONDS: Final = {"hard": 0.010, "expert": 0.350, "mcts": 0.010}
"""How long those who think do so about one decision, if nobody says."""


def bot(
    game: str,
    level: str = USUAL,
    seed: int = 0,
    *,
    seconds: float | None = None,
    tries: int | None = None,
) -> Bot:
    """A bot of a level for a game; the same seed and views give the same turns.

    Those who think, `hard` and `expert`, do so for `seconds` a decision, or for so many `tries`:
    only with a number of tries does a turn not depend on how fast the machine is.

    Raises `UnknownGame` or `UnknownBot`.
    """
    found = find(game)
    if level == "random":
        return Random(found, seed)
    if level == "greedy":
        return Greedy(game, seed)
    limit = SECONDS.get(level, 0.0) if seconds is None else seconds
    if level == "mcts":
        return Textbook(found, seed, limit, tries)
    if level not in LEVELS:
        raise UnknownBot(asked=level, known=list(EVERY))
    mind = minds.find(game)
    if level in SECONDS:
        return Thinker(found, mind, seed, mind.ahead, limit, tries)
    return Intuition(found, mind, seed, hasty=level == "easy")


def lower(level: str) -> list[str]:
    """A level and those that may stand in for it should it fail, the next lower one first.

    >>> lower("hard")
    ['hard', 'medium', 'easy', 'random']
    >>> lower("mcts")
    ['mcts', 'random']
    """
    below = list(reversed(LEVELS[: LEVELS.index(level)])) if level in LEVELS else []
    return [level, *below, *(["random"] if level != "random" else [])]
