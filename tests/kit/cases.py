"""The games that the kit knows, and the cases that they make."""

from emporion import game, game_names

from .adapter import Adapter, cases_of
from .byzanz import ByzanzAdapter
from .fair import FairAdapter
from .toy import Fair
from .tyros import TyrosAdapter
from .ys import YsAdapter

ADAPTERS: dict[str, Adapter] = {
    "byzanz": ByzanzAdapter(),
    "tyros": TyrosAdapter(),
    "ys": YsAdapter(),
}
"""An adapter for every game of the package; a game without one fails the kit."""

TOY_CASES = cases_of(Fair(), FairAdapter())

CASES = [
    case
    for name in game_names()
    if name in ADAPTERS
    for case in cases_of(game(name), ADAPTERS[name])
]
