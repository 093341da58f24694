"""The games' minds: what the search knows of each game."""

from collections.abc import Callable

from ...core.errors import UnknownBot
from .. import weights
from ..search.mind import Mind
from .byzanz.mind import ByzanzMind
from .tyros.mind import TyrosMind
from .ys.mind import YsMind

_MAKERS: dict[str, Callable[[], Mind]] = {
    "byzanz": ByzanzMind,
    "tyros": TyrosMind,
    "ys": YsMind,
}
_MINDS: dict[str, Mind] = {}


def register(game: str, make: Callable[[], Mind]) -> None:
    """Give a game of one's own a mind, and with it every level."""
    _MAKERS[game] = make
    _MINDS.pop(game, None)


def unregister(game: str) -> None:
    """Take a game's mind away again."""
    _MAKERS.pop(game, None)
    _MINDS.pop(game, None)


def find(game: str) -> Mind:
    """The mind for a game; raises `UnknownBot` for a game that has none."""
    if game not in _MAKERS:
        raise UnknownBot(asked=game, known=["random"])
    if game not in _MINDS:
        mind = _MAKERS[game]()
        learned = weights.shipped(game)
        if learned is not None:
            mind.judge = weights.judge_from(learned, mind)
        _MINDS[game] = mind
    return _MINDS[game]
