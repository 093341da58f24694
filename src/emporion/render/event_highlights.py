"""What an event is about in a picture, by `data-id`: places, and the panel of whose it was.

A page that tells events one after another lights these things; an id may be missing in a picture,
such as a broker's that has gone home. Here is, too, which events are told as one step.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..catalogue import using
from ..core.errors import InvalidManifest
from .parts import pictures_of_any


@dataclass(frozen=True)
class Highlight:
    """What an event is about."""

    places: tuple[str, ...] = ()
    """Things of the picture, the one that says most first."""
    panel: str = ""
    """The panel of the seat whose doing it was."""
    before: bool = False
    """Whether the picture from before the decision shows it better than the one after."""
    clears: bool = False
    """Whether it takes away what was counted: until then the older picture is the better one."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All of it."""
        return (*self.places, self.panel) if self.panel else self.places


ONE_STEP: Final = 6
"""How many events at most are told as one step; `static/steps.js` has it, too."""


def step_of(game: str, kind: str, facts: Mapping[str, Any]) -> str:
    """An event's kind, and which of several such: those that share it are told as one step.

    Bots ask this to keep their pace, so it does not fail for a game whose pictures cannot be used.
    """
    try:
        with using(game, "pictures"):
            apart = [str(facts[fact]) for fact in pictures_of_any(game).apart if fact in facts]
    except InvalidManifest:
        apart = []
    return ".".join([kind, *apart])


def highlight(game: str, seen: dict[str, Any], colours: tuple[str, ...]) -> Highlight:
    """What an event is about, as a seat saw it."""
    drawn = pictures_of_any(game)
    seat = seen.get("seat", -1)
    has_panel = isinstance(seat, int) and 0 <= seat < len(colours)
    with using(game, "pictures"):
        return Highlight(
            tuple(dict.fromkeys(drawn.places(seen))),
            drawn.panel.format(seat=seat, colour=colours[seat]) if has_panel else "",
            seen["event"] in drawn.before,
            seen["event"] in drawn.clears,
        )
