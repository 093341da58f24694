"""Positions of Tyros to sit down at."""

from emporion.games.tyros.state import TyrosState
from emporion.table import Match, new_match
from tests.games.tyros.positions import position


def in_the_midst_of(state: TyrosState) -> Match:
    """A match that has come to a position."""
    match = new_match("tyros", state.players, seed="7")
    match.state = state
    return match


def before_a_journey() -> Match:
    """Blue is to act. All that its ships can reach lies on sea ways that the book proves."""
    return in_the_midst_of(
        position(
            "blue: action",
            3,
            hands={"blue": "copper*4 oil joker", "orange": "oil*2", "purple": "cloth"},
            discards="cedar",
            empires={"copper": "10 17 12 16", "oil": "13 8", "cedar": "23 24", "cloth": "26"},
            ships={"blue": "22 16E 8 24", "purple": "T"},
            cities={"orange": "12", "blue": "24"},
        )
    )
