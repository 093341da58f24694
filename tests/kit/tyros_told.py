"""The part of a view of Tyros that follows from the events seen so far.

Of cards and tiles that are dealt one after another an event tells when all have come. So here they
are counted as dealt as soon as they are on their way, and the viewer's own are left out until then.
"""

from emporion.core.state import View
from emporion.games.tyros.data import DEALT, TILES_DEALT

TABLE_FACTS = (
    "round", "final", "start", "offers", "trades", "bonus", "empires", "aside", "bottom",
    "discards", "laid", "tolls", "known", "kept_known",
)  # fmt: skip
"""What the books have as it stands in a view."""

ACTIONS = ("action", "drawing", "answer", "partner")
"""The phases in which passes are counted."""


def told(view: View) -> object:
    """The part of a view that the books have."""
    phase: str = view["phase"]
    seat: int | None = view["seat"]
    cards = [_to_come(view, other, "cards", DEALT[view["players"]]) for other in _seats(view)]
    tiles = [_to_come(view, other, "tiles", TILES_DEALT) for other in _seats(view)]
    if phase == "drawing":
        cards[view["active"]] = view["to_draw"]
    waiting = seat is not None and (
        cards[seat] > 0 if phase == "cards" else phase == "drawing" and seat == view["active"]
    )
    dealt = seat is not None and not tiles[seat]
    return {
        **{name: view[name] for name in TABLE_FACTS},
        "passes": view["passes"] if phase in ACTIONS else 0,
        "tile_pile": view["tile_pile"] - sum(tiles),
        "pile": view["pile"] - sum(cards),
        "seats": [
            {
                **facts,
                "hand": facts["hand"] + cards[other],
                "tiles": facts["tiles"] + tiles[other],
            }
            for other, facts in enumerate(view["seats"])
        ],
        "hand": None if waiting else view.get("hand", []),
        "tiles": view["tiles"] if dealt else [],
        "kept": view.get("kept", []),
        "choice": view.get("choice"),
        "outcome": view.get("outcome"),
    }


def _seats(view: View) -> range:
    return range(view["players"])


def _to_come(view: View, seat: int, phase: str, each: int) -> int:
    """How many of the cards or tiles that are being dealt a seat has still to get.

    From the start player on, one seat after the other gets all of its own.
    """
    if view["phase"] != phase:
        return 0
    later = view["players"] - 1 - (seat - view["start"]) % view["players"]
    return int(min(max(view["to_draw"] - each * later, 0), each))
