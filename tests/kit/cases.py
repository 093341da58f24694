"""The games that the kit knows, and the cases that they make."""

from emporion import game, games

from .adapter import Adapter, Case, cases_of
from .byzanz import ByzanzAdapter
from .fair import FairAdapter
from .toy import Fair

ADAPTERS: dict[str, Adapter] = {"byzanz": ByzanzAdapter()}
"""An adapter for every game of the package; a game without one fails the kit."""

TOY_CASES = cases_of(Fair(), FairAdapter())

CASES = [
    case for name in games() if name in ADAPTERS for case in cases_of(game(name), ADAPTERS[name])
]


def one_a_player_count(cases: list[Case]) -> list[Case]:
    """The cases with the options that a game comes with."""
    return [
        case
        for case in cases
        if case.options == {option.name: option.usual(case.players) for option in case.game.options}
    ]
