"""The games' minds: what the search knows of each game."""

from collections.abc import Callable

from ...core.errors import UnknownBot
from ..search.mind import Mind
from .byzanz.mind import ByzanzMind

_MAKERS: dict[str, Callable[[], Mind]] = {"byzanz": ByzanzMind}
_MINDS: dict[str, Mind] = {}


def find(game: str) -> Mind:
    """The mind for a game; raises `UnknownBot` for a game that has none."""
    if game not in _MAKERS:
        raise UnknownBot(asked=game, known=["random"])
    if game not in _MINDS:
        _MINDS[game] = _MAKERS[game]()
    return _MINDS[game]
