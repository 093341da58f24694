"""What an event is about in a picture, by `data-id`: places, and the panel of whose it was.

A page that tells events one after another lights these things; an id may be missing in a picture,
such as a broker's that has gone home.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from .byzanz import about as byzanz
from .tyros import about as tyros
from .ys import about as ys


@dataclass(frozen=True)
class About:
    """What an event is about."""

    places: tuple[str, ...] = ()
    """Things of the picture, the one that says most first."""
    panel: str = ""
    """The panel of the seat whose doing it was."""
    before: bool = False
    """Whether the picture from before the decision shows it better than the one after."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All of it."""
        return (*self.places, self.panel) if self.panel else self.places


_GAMES: Final[
    dict[str, tuple[Callable[[dict[str, Any]], tuple[str, ...]], str, frozenset[str]]]
] = {
    "byzanz": (byzanz.places, "seat-{colour}", byzanz.BEFORE),
    "tyros": (tyros.places, "board.{seat}", tyros.BEFORE),
    "ys": (ys.places, "board.{seat}", ys.BEFORE),
}


def about(game: str, seen: dict[str, Any], colours: tuple[str, ...]) -> About:
    """What an event is about, as a seat saw it; of a game of one's own nothing is known."""
    if game not in _GAMES:
        return About()
    places, panel, before = _GAMES[game]
    seat = seen.get("seat", -1)
    has_panel = isinstance(seat, int) and 0 <= seat < len(colours)
    return About(
        tuple(dict.fromkeys(places(seen))),
        panel.format(seat=seat, colour=colours[seat]) if has_panel else "",
        seen["event"] in before,
    )
