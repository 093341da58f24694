"""The games' minds: what the search knows of each game."""

from collections.abc import Callable

from ...core.errors import UnknownBot
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


def find(game: str) -> Mind:
    """The mind for a game; raises `UnknownBot` for a game that has none."""
    if game not in _MAKERS:
        raise UnknownBot(asked=game, known=["random"])
    if game not in _MINDS:
        _MINDS[game] = _MAKERS[game]()
    return _MINDS[game]
