"""The games, each by its rulebook. No game imports another."""

from collections.abc import Callable
from typing import Any, TypeVar

from .. import catalogue
from ..core.errors import InvalidManifest
from ..core.game import Game

__all__ = ["broken", "each", "find", "names"]

Told = TypeVar("Told")

_GAMES: dict[str, tuple[Any, Game]] = {}


def find(name: Any) -> Game:
    """The game of a name; raises `UnknownGame`, or `InvalidManifest` for one without rules.

    >>> find("ys").name
    'ys'
    >>> [option.name for option in find("byzanz").options]
    ['first', 'ties', 'picking']
    """
    manifest = catalogue.find_manifest(name)
    made = _GAMES.get(manifest.name)
    if made is None or made[0] is not manifest:
        made = _GAMES[manifest.name] = (manifest, _made(manifest.name, manifest.rules))
    return made[1]


def names(*parts: str) -> list[str]:
    """The names of all games that can be played, in alphabetical order.

    >>> names()
    ['byzanz', 'tyros', 'ys']

    A game is left out where its rules, or one of the named parts of its manifest, cannot be loaded:
    it must not take a list of all games with it. `broken` tells why.
    """
    return each(str, *parts)[0]


def broken(*parts: str) -> list[InvalidManifest]:
    """Why some games cannot be played: what is wrong with their manifest, rules or named parts."""
    return each(str, *parts)[1]


def each(tell: Callable[[str], Told], *parts: str) -> tuple[list[Told], list[InvalidManifest]]:
    """What is told of each game, by its name; and why nothing can be told of some.

    >>> each(lambda name: find(name).min_players)
    ([3, 3, 2], [])
    """
    told, wrong = [], catalogue.broken()
    for name in catalogue.names():
        try:
            find(name)
            for field in parts:
                catalogue.part(name, field)
            told.append(tell(name))
        except InvalidManifest as error:
            wrong.append(error)
    return told, wrong


def _made(name: str, asked: Any) -> Game:
    """A game of its part `rules`, which is asked for as `asked`."""
    rules = catalogue.part(name, "rules")
    with catalogue.using(name, "rules"):
        game = rules() if isinstance(rules, type) else rules
    if not isinstance(game, Game):
        raise InvalidManifest(game=name, what="rules", asked=asked, reason="a Game is needed")
    if game.name != name:
        reason = f"the game calls itself {game.name}"
        raise InvalidManifest(game=name, what="rules", asked=asked, reason=reason)
    return game
