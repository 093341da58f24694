"""What brings the points: the columns that a game adds to the terminal's table of scores.

A game's module has `columns(words, view, shown)`, and `note(words)` if the table needs one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ...catalogue import part
from ...core.state import View
from ...text import Wording


@dataclass(frozen=True)
class Column:
    """A column: its heading, and what stands in it for a seat, or for a player without one."""

    heading: str
    cell: Callable[[int | None], Text]
    right: bool = False
    wraps: bool = False


Shown = Callable[[int | None], bool]
"""Whether a seat's running score lies open to the viewer."""


def columns(words: Wording, view: View, shown: Shown) -> list[Column]:
    """A game's own columns, if it has any."""
    module = part(view["game"], "score_columns")
    found: list[Column] = module.columns(words, view, shown) if module is not None else []
    return found


def note(words: Wording, view: View) -> str:
    """What has to be known for reading the table, if anything."""
    module = part(view["game"], "score_columns")
    said: str = module.note(words) if hasattr(module, "note") else ""
    return said


def owned(view: View, seat: int | None) -> dict[str, Any]:
    """What a view says of a seat, or of the player that nobody plays."""
    each: dict[str, Any] = view["neutral"] if seat is None else view["seats"][seat]
    return each
