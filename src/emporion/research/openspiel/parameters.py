"""A game's parameters in OpenSpiel, which have types and defaults."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.game import Game
from ...core.options import OptionValue
from ..rewards import WIN

DEFAULT: Final = -1
"""A number that stands for an option's default for the number of players."""

MAX_LENGTH: Final = 2**30 - 1
"""OpenSpiel adds up lengths in 32 bits; the bounds of some games are beyond that."""


def specification(game: Game) -> dict[str, OptionValue]:
    """A game's parameters with their defaults.

    >>> from emporion.games import find
    >>> specification(find("byzanz"))["players"]
    4
    """
    found: dict[str, OptionValue] = {"players": game.default_players, "reward": WIN}
    for option in game.options:
        defaults = {
            option.default_for(players) for players in range(game.min_players, game.max_players + 1)
        }
        found[option.name] = option.default if len(defaults) == 1 else DEFAULT
    return found


def options_in(game: Game, parameters: Mapping[str, Any]) -> dict[str, OptionValue]:
    """The options that parameters stand for; what depends on the number of players is left out.

    >>> from emporion.games import find
    >>> options_in(find("byzanz"), specification(find("byzanz")))
    {'first': 0, 'ties': 'all', 'picking': 'must'}
    """
    defaults = specification(game)
    return {
        option.name: parameters[option.name]
        for option in game.options
        if not defaults[option.name] == parameters[option.name] == DEFAULT
    }
