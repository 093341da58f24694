"""A position with nothing hidden: what a view shows once everything may be seen.

For games that are over, and for records, which hold every secret anyway.
"""

from collections.abc import Callable
from typing import Final

from ..core.state import State, View


def open_view(game: str, state: State) -> View:
    """A spectator's view in which all hands lie open; a game of one's own shows what all see."""
    view = state.view(None)
    if game in _OPENED:
        _OPENED[game](view, [state.view(seat) for seat in range(state.players)])
    return view


def _open_byzanz(view: View, own: list[View]) -> None:
    """Every hand is known."""
    for each, mine in zip(view["seats"], own, strict=True):
        each["known"] = sorted(mine["hand"] + mine["draft"])


def _open_ys(view: View, own: list[View]) -> None:
    """Every broker is known: on the board to who placed it, behind the screen to its owner."""
    for each, mine in zip(view["seats"], own, strict=True):
        each["behind_known"] = mine["screen"]
        each["neutrals_known"] = mine["neutrals"]
    for number, piece in enumerate(view["pieces"]):
        known = [mine["pieces"][number]["value"] for mine in own]
        piece["value"] = next(value for value in known if value is not None)


def _open_tyros(view: View, own: list[View]) -> None:
    """Every hand and every tile is known."""
    view["known"] = [mine["hand"] for mine in own]
    for each, mine in zip(view["seats"], own, strict=True):
        each["known"] = mine["hand"]
        each["shown"] = mine["tiles"]


_OPENED: Final[dict[str, Callable[[View, list[View]], None]]] = {
    "byzanz": _open_byzanz,
    "tyros": _open_tyros,
    "ys": _open_ys,
}
"""How each game's view is opened."""
