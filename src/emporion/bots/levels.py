"""The levels, and the bots that play them."""

from typing import Final

from ..core.errors import UnknownBot
from ..games import find
from . import evaluators
from .baselines import MctsBot, RandomBot
from .evaluators.playouts import PlayoutEvaluator
from .greedy_bot import GreedyBot
from .policy_bot import PolicyBot
from .protocol import Bot
from .search_bot import SearchBot

LEVELS = ("easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""

BASELINES = ("random", "greedy", "mcts")
"""Bots to measure others by; people may play against them, too."""

ALL_LEVELS = (*LEVELS, *BASELINES)

DEFAULT_LEVEL: Final = "hard"
"""The default level."""

FIRST_OPPONENTS: Final = ("easy", "medium", "easy")
"""The opponents in a person's first game, in turn: mistakes are forgiven, and one opponent shows
how it is done."""

DEFAULT_SECONDS: Final = {"hard": 0.010, "expert": 0.350, "mcts": 0.010}
"""The default time for a decision, for levels that search."""

_FEW_TRIES: Final = {"easy": 4, "medium": 16}
"""How many playouts a decision of these levels takes in a game without an evaluator: even priors
leave nothing to decide by."""


def bot(
    game: str,
    level: str = DEFAULT_LEVEL,
    seed: int = 0,
    *,
    seconds: float | None = None,
    tries: int | None = None,
) -> Bot:
    """A bot of a level for a game; the same seed and views give the same turns.

    Levels that search (`hard`, `expert`, `mcts`) do so for `seconds` a decision or for a number of
    `tries`; only with `tries` is a turn independent of the machine's speed.

    Raises `UnknownGame` or `UnknownBot`.

    >>> import emporion
    >>> match = emporion.new_match("byzanz", players=3, seed=7)
    >>> opponent = bot("byzanz", "hard", seed=1, tries=20)
    >>> chain = opponent.turn(match.view(0), match.legal(0))
    >>> chain[0] in match.legal(0)
    True
    """
    found = find(game)
    if level == "random":
        return RandomBot(found, seed)
    limit = DEFAULT_SECONDS.get(level, 0.0) if seconds is None else seconds
    if level == "mcts":
        return MctsBot(found, seed, limit, tries)
    if level not in ALL_LEVELS:
        raise UnknownBot(asked=level, known=list(ALL_LEVELS))
    evaluator = evaluators.find_evaluator(game)
    if level == "greedy":
        return GreedyBot(found, evaluator, seed)
    if level in DEFAULT_SECONDS:
        return SearchBot(found, evaluator, seed, limit, tries)
    if isinstance(evaluator, PlayoutEvaluator):
        return SearchBot(found, evaluator, seed, limit, _FEW_TRIES[level])
    return PolicyBot(found, evaluator, seed, draws=level == "easy")


def fallbacks(level: str) -> list[str]:
    """A level and those that may stand in for it should it fail, the next lower one first.

    >>> fallbacks("hard")
    ['hard', 'medium', 'easy', 'random']
    >>> fallbacks("mcts")
    ['mcts', 'random']
    """
    below = list(reversed(LEVELS[: LEVELS.index(level)])) if level in LEVELS else []
    return [level, *below, *(["random"] if level != "random" else [])]
