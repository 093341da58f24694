"""What seats and spectators of Ys see and are told, written as in `positions`."""

from typing import Any

from emporion.games.ys.data import PLACED_SLOTS, SLOTS
from emporion.games.ys.places import NAMES as PLACES
from emporion.games.ys.state import YsState
from tests.games.turns import view

from .names import owners, seat


def slot_named(state: YsState, name: str) -> int:
    """The slot of a piece such as `orange.3` or `orange.throne1`."""
    colour, number = name.split(".")
    first = SLOTS * seat(colour, state.players)
    if number.startswith("throne"):
        return first + PLACED_SLOTS - 1 + int(number[len("throne") :])
    return first - 1 + int(number)


def board(state: YsState, viewer: str | None) -> dict[str, str]:
    """Each owner's pieces as a viewer sees them, written as in `position`, with their slots.

    What lies face down and is unknown to the viewer has no value: `?@2-blue`. In the throne room,
    `@` and `throne`. Empty slots between others are `-`; owners without a piece are left out.
    """
    rows: dict[str, list[str]] = {}
    for piece in view(state, viewer)["pieces"]:
        row = rows.setdefault(owners(state)[piece["owner"]], [])
        row += ["-"] * (piece["number"] - len(row))
        value = "" if piece["value"] is None else str(piece["value"])
        signs = ("*" if piece["marked"] else "") + ("?" if piece["down"] else "")
        row.append(f"{signs}{value}@{PLACES[piece['place']]}")
    return {name: " ".join(row) for name, row in rows.items()}


def piece(state: YsState, name: str, viewer: str | None) -> dict[str, Any]:
    """One piece, such as `orange.3` or `orange.throne1`, as a viewer sees it."""
    slot = slot_named(state, name)
    for seen in view(state, viewer)["pieces"]:
        if SLOTS * seen["owner"] + seen["number"] == slot:
            found: dict[str, Any] = seen
            return found
    raise AssertionError(f"{name} is not on the board")
