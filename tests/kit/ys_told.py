"""The part of a view of Ys that follows from the events seen so far."""

from collections.abc import Mapping
from typing import Any

from emporion.core.state import View
from emporion.games.ys import data

TABLE_FACTS = ("turn", "lines", "gone", "quotations", "queen", "looks", "neutral")
SEAT_FACTS = (
    "points", "gems", "characters", "won", "active", "played", "place", "chosen", "front",
    "behind", "behind_known", "neutrals", "neutrals_known",
)  # fmt: skip
PIECE_FACTS = (
    "place", "down", "value", "marked", "public", "known_by", "among", "twice", "paired",
)  # fmt: skip
"""What the books have as it stands in a view."""


def told(view: View) -> object:
    """The part of a view that the books have.

    Cards are told of when all of their kind are turned over.
    """
    phase: str = view["phase"]
    ships, ships_left = view["ships"], view["ships_left"]
    if phase == "ships":
        ships_left = [left + ships.count(ship) for ship, left in enumerate(ships_left)]
        ships = [data.NOTHING] * len(ships)
    dealt = phase != "order_cards"

    def seat_of(seat: Mapping[str, Any]) -> dict[str, object]:
        return {
            **{name: seat[name] for name in SEAT_FACTS},
            "order": seat["order"] if dealt else 0,
        }

    return {
        **{name: view[name] for name in TABLE_FACTS},
        "palaces": [data.NOTHING] * len(ships) if phase == "characters" else view["palaces"],
        "ships": ships,
        "ships_left": ships_left,
        "pieces": {
            (piece["owner"], piece["number"]): {fact: piece[fact] for fact in PIECE_FACTS}
            for piece in view["pieces"]
        },
        "seats": [seat_of(seat) for seat in view["seats"]],
        "screen": view.get("screen", []),
        "neutrals": view.get("neutrals", []),
        "choice": view.get("choice"),
    }
