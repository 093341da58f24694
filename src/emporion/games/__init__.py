"""The games, each by its rulebook; they do not know each other."""

from typing import Any

from ..core.errors import UnknownGame
from ..core.game import Game
from .byzanz.game import Byzanz
from .tyros.game import Tyros
from .ys.game import Ys

_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game to those that can be played; a game of one's own subclasses `core.game.Game`."""
    _GAMES[game.name] = game


def unregister(name: Any) -> None:
    """Take a game away again; raises `UnknownGame`."""
    find(name)
    del _GAMES[name]


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(_GAMES)


def find(name: Any) -> Game:
    """The game of a name; raises `UnknownGame`."""
    if not isinstance(name, str) or name not in _GAMES:
        raise UnknownGame(asked=name, known=names())
    return _GAMES[name]


register(Byzanz())
register(Tyros())
register(Ys())
