"""What OpenSpiel asks of a game before it begins: parameters with types, and bounds."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.game import Game
from ...core.options import OptionValue
from ...games.byzanz import data as byzanz
from ...games.tyros import actions as tyros_actions
from ...games.tyros import data as tyros
from ...games.ys import actions as ys_actions
from ...games.ys import data as ys
from ..rewards import WIN

USUAL_PLAYERS: Final = 4

USUAL: Final = -1
"""A number that stands for what is usual among so many players."""

OUTCOMES: Final = {
    "byzanz": byzanz.KINDS,
    "tyros": tyros_actions.CARD_DRAWN + tyros.KINDS,
    "ys": ys_actions.SHIP_DRAWN + len(ys.SHIPS),
}
"""The outcomes of chance in each game are the numbers from 0 on below this one."""

MOST_POINTS: Final = {
    # Every card of the box in a set, and a trader kept from each.
    "byzanz": byzanz.CARDS_IN_BOX // byzanz.SET_SIZE * byzanz.TRADER_WORTH,
    # All cities and ships in the largest empire, every majority, and a city in all four.
    "tyros": tyros.CITIES * tyros.CITY_POINTS[0]
    + tyros.SHIPS * tyros.SHIP_POINTS[0]
    + tyros.EMPIRES * tyros.MAJORITY_POINTS
    + tyros.FOUR_EMPIRES_POINTS,
    # Every square and commercial area in every turn; then first in everything that is counted.
    "ys": ys.TURNS * (ys.SQUARES * ys.MARKET_POINT + ys.NEIGHBORHOODS * ys.MERCHANT_POINTS)
    + ys.PRINCE_POINTS
    + ys.KING_POINTS
    + sum([places[0] for places in ys.GEM_POINTS])
    + ys.BLACK_POINTS[-1]
    + ys.FAVOR_POINTS[0],
}
"""More points than this no seat can get; nobody has less than 0."""

LONGEST: Final = 2**30 - 1
"""OpenSpiel adds up lengths in 32 bits. Tyros's bound is beyond that; its games are not."""


def specification(game: Game) -> dict[str, OptionValue]:
    """A game's parameters, and what they are if nobody says."""
    found: dict[str, OptionValue] = {
        "players": min(max(USUAL_PLAYERS, game.fewest), game.most),
        "reward": WIN,
    }
    for option in game.options:
        usual = {option.usual(players) for players in range(game.fewest, game.most + 1)}
        found[option.name] = option.default if len(usual) == 1 else USUAL
    return found


def options_in(game: Game, parameters: Mapping[str, Any]) -> dict[str, OptionValue]:
    """The options that parameters stand for; what is left to the number of players is left out."""
    usual = specification(game)
    return {
        option.name: parameters[option.name]
        for option in game.options
        if not usual[option.name] == parameters[option.name] == USUAL
    }
