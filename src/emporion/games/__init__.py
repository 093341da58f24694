"""The games, each by its rulebook. No game imports another."""

from typing import Any

from .. import catalogue
from ..core.errors import InvalidManifest
from ..core.game import Game

__all__ = ["broken", "find", "names"]

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
    return [name for name in catalogue.names() if _problem(name, parts) is None]


def broken(*parts: str) -> list[InvalidManifest]:
    """Why some games cannot be played: what is wrong with their manifest, rules or named parts."""
    found = [_problem(name, parts) for name in catalogue.names()]
    return [*catalogue.broken(), *(problem for problem in found if problem is not None)]


def _problem(name: str, parts: tuple[str, ...]) -> InvalidManifest | None:
    try:
        find(name)
        for field in parts:
            catalogue.part(name, field)
    except InvalidManifest as error:
        return error
    return None


def _made(name: str, asked: Any) -> Game:
    """A game of its part `rules`, which is asked for as `asked`."""
    rules = catalogue.part(name, "rules")
    try:
        game = rules() if isinstance(rules, type) else rules
    except Exception as error:  # rules of somebody else may raise anything
        facts = {"game": name, "what": "rules", "asked": asked}
        raise InvalidManifest(**facts, reason=str(error) or type(error).__name__) from error
    if not isinstance(game, Game):
        raise InvalidManifest(game=name, what="rules", asked=asked, reason="a Game is needed")
    if game.name != name:
        reason = f"the game calls itself {game.name}"
        raise InvalidManifest(game=name, what="rules", asked=asked, reason=reason)
    return game
