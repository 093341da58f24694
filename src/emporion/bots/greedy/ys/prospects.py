"""What is still to come: turns, gems, and what characters will bring."""

from ....core.state import View
from ....games.ys.data import (
    CARDS_A_TURN,
    JEWELLER,
    KING,
    KING_POINTS,
    NOTHING,
    PRINCE,
    PRINCE_POINTS,
    WHITE_GEM,
)
from .fortune import Fortune

CHARACTER_WORTH = (
    3.0,  # alchemist
    2.5,  # banker
    2.0,  # captain
    1.0,  # cardinal
    1.0,  # spy
    3.0,  # herald
    1.5,  # conjurer
    2.0,  # intriguer
    7.0,  # jeweller
    2.5,  # magician
    2.0,  # merchant
    3.0,  # mercenary
    2.5,  # queen
)
"""What each character brings to whoever plays it at a fair moment, about."""

PATIENCE = 0.8
"""A character that is kept may find no better moment: how much of its worth it still has."""


def character_worth(character: int, fortune: Fortune, turns_left: int) -> float:
    """What a character is worth to whoever wins it; most need a later turn."""
    if character == NOTHING:
        return 0.0
    if character == PRINCE:
        return float(PRINCE_POINTS)
    if character == KING:
        return float(KING_POINTS)
    if character == WHITE_GEM:
        return fortune.any_gem()
    if not turns_left:
        return 0.0
    if character == JEWELLER:
        return 2.0 * fortune.any_gem()
    return CHARACTER_WORTH[character]


def kept(view: View, character: int) -> float:
    """What one keeps by not playing a character now: its later use, or another card's turn."""
    mine = view["seats"][view["seat"]]
    later = view["turns"] - view["turn"]
    others = sorted(
        (CHARACTER_WORTH[other] for other in mine["characters"] if other != character),
        reverse=True,
    )
    plays = CARDS_A_TURN * (later + 1) - mine["played"]
    instead = others[plays - 1] if len(others) >= plays else 0.0
    return max(instead, PATIENCE * CHARACTER_WORTH[character] if later else 0.0)


def part_of_turn(view: View) -> float:
    """How much of a turn's gems are still to be won in this turn."""
    phase = view["phase"]
    if phase in ("columns", "highest_bidder", "closing_cards", "favor"):
        return 0.0
    if phase in ("taking", "white_gem"):
        neighborhoods = view["options"]["neighborhoods"]
        return float((neighborhoods - view["neighborhood"]) / (neighborhoods + 1))
    return 1.0


def quotations_to_move(view: View) -> float:
    """How open this turn's quotations still are, beyond what the board lets one expect."""
    phase = view["phase"]
    if phase in ("highest_bidder", "closing_cards", "favor"):
        return 0.0
    return 0.1 if phase == "columns" else 0.4 if phase in ("taking", "white_gem") else 0.8
