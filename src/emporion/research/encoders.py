"""The encoder and the reader of each game, as its manifest names them."""

from functools import cache
from typing import Any

from ..catalogue import part, using
from ..core.state import View
from ..games import find, names
from .encoding.encoder import EmptyEncoder, Encoder
from .errors import NoObservation


def has_observation(game: str) -> bool:
    """Whether a game has an encoder; raises `UnknownGame`.

    >>> has_observation("byzanz")
    True
    """
    return part(game, "encoder") is not None


def encoded_games() -> list[str]:
    """The games that have observations.

    >>> "byzanz" in encoded_games()
    True
    """
    return [game for game in names("encoder") if has_observation(game)]


def encoder(game: str, players: int) -> Encoder:
    """What writes the observations of a game at a table of a size.

    Raises `UnknownGame`, `NoObservation`, or `InvalidPlayerCount` for other sizes.

    >>> encoder("byzanz", 4).observation_size
    367
    """
    find(game).setup(players)
    if not has_observation(game):
        raise NoObservation(game=game)
    with using(game, "encoder"):
        return _made(part(game, "encoder"), players)


def encoder_or_empty(game: str, players: int) -> Encoder:
    """Like `encoder`, but a game without observations gets an encoder that writes nothing.

    >>> encoder_or_empty("byzanz", 4) is encoder("byzanz", 4)
    True
    """
    return encoder(game, players) if has_observation(game) else EmptyEncoder(players)


def read(view: View) -> dict[str, list[int]]:
    """The fields of an observation by their names, read off a view; raises `NoObservation`.

    >>> import emporion
    >>> fields = read(emporion.new_match("byzanz", players=3, seed=7).view(0))
    >>> fields["actor"], sum(fields["hand"])
    ([1, 0, 0], 4)
    """
    game: str = view["game"]
    reader = part(game, "reader")
    if reader is None:
        raise NoObservation(game=game)
    with using(game, "reader"):
        fields: dict[str, list[int]] = reader(view)
    return fields


@cache
def _made(kind: Any, players: int) -> Encoder:
    # By the class, not the name: a game that is registered again may bring another one.
    made: Encoder = kind(players)
    return made
