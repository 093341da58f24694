"""Games of Tyros that have just ended."""

from typing import Any

from emporion.games.tyros.state import TyrosState

from .positions import SEATS, position

EMPIRES = {
    "copper": "1 2 3 4 5 6 7 8",
    "oil": "9 10 11 12 13 14 15",
    "cedar": "16 17 18 19 20 21",
    "cloth": "25 26 27 28 29",
}
"""The largest, the second, the third and the smallest empire; Tyros is nobody's."""


def ended(players: int = 4, **facts: Any) -> TyrosState:
    """A game that has just ended, with these empires, and ships only where it is said."""
    ships = dict.fromkeys(SEATS[:players], "") | facts.pop("ships", {})
    return position("end", players, empires=facts.pop("empires", EMPIRES), ships=ships, **facts)
