"""What an observation of each game is made of."""

from collections.abc import Callable
from functools import cache

from ..core.errors import UnknownGame
from ..core.state import View
from ..games import find
from .encoding.byzanz import ByzanzEncoder
from .encoding.encoder import Encoder
from .encoding.tyros import TyrosEncoder
from .encoding.ys import YsEncoder
from .reading import byzanz, tyros, ys

_ENCODERS: dict[str, Callable[[int], Encoder]] = {
    "byzanz": ByzanzEncoder,
    "tyros": TyrosEncoder,
    "ys": YsEncoder,
}

_READERS: dict[str, Callable[[View], dict[str, list[int]]]] = {
    "byzanz": byzanz.read,
    "tyros": tyros.read,
    "ys": ys.read,
}

ENCODED = tuple(_ENCODERS)
"""The games that have observations."""


@cache
def encoder(game: str, players: int) -> Encoder:
    """What writes the observations of a game at a table of a size.

    Raises `UnknownGame` for a game that has no observations, `WrongPlayers` for other sizes.
    """
    find(game).setup(players)
    if game not in _ENCODERS:
        raise UnknownGame(asked=game, known=sorted(_ENCODERS))
    return _ENCODERS[game](players)


def read(view: View) -> dict[str, list[int]]:
    """The fields of an observation by their names, read off a view."""
    return _READERS[view["game"]](view)
