"""The games, each by its rulebook. No game imports another."""

from typing import Any

from ..catalogue import find as find_manifest
from ..catalogue import names, part
from ..core.errors import InvalidManifest
from ..core.game import Game

__all__ = ["find", "names"]

_GAMES: dict[str, tuple[Any, Game]] = {}


def find(name: Any) -> Game:
    """The game of a name; raises `UnknownGame`, or `InvalidManifest` for one without rules.

    >>> find("ys").name
    'ys'
    >>> [option.name for option in find("byzanz").options]
    ['first', 'ties', 'picking']
    """
    manifest = find_manifest(name)
    made = _GAMES.get(manifest.name)
    if made is not None and made[0] is manifest:
        return made[1]
    rules = part(manifest.name, "rules")
    game = rules() if isinstance(rules, type) else rules
    if not isinstance(game, Game) or game.name != manifest.name:
        raise InvalidManifest(game=manifest.name, what="rules", asked=manifest.rules)
    _GAMES[manifest.name] = (manifest, game)
    return game
