"""Colours for the text rendering: the roles that it names, as styles of Rich.

A terminal's background may be dark or light, and nobody can ask it. So all colours are of the
same middle brightness, readable on both, and each says only what a word or a sign says too.
"""

import re
from typing import Final

from rich.text import Text

from ..core.state import View
from ..render import text as render
from ..render.seat_marks import SIGNS
from ..text import Wording
from ..text.display import Display

_SEATS: Final = {
    "blue": "#4f8fd0",
    "orange": "#d0742c",
    "purple": "#a873c4",
    "yellow": "#a68a1e",
    "green": "#4f9a60",
    "red": "#d4655f",
    "white": "#a39d8f",
    "black": "#7a7485",
}

_SORTS: Final = ("#3d9a9c", "#d0742c", "#cf6a86", "#b08050", "#a68a1e", "#7f9440", "#9a82c8")
"""By sort as the pictures have them: cloth, spices, wine, wood, grain, olives, traders."""

_GEMS: Final = ("#4f8fd0", "#4f9a60", "#a68a1e", "#d4655f", "#8a8a8a", "bold")
"""By gem: blue, green, yellow, red, black, white."""

_EMPIRES: Final = ("#c27a45", "#9c9330", "#4f9a60", "#9a82c8", "bold")
"""By empire as its discs and cards have it: copper, oil, cedar, cloth; then the joker."""

_ROLES: Final = {"heading": "bold", "dim": "dim", "lit": "bold", "points": "", "note": "italic"}

_BEGIN, _SAY, _END = "\x01", "\x02", "\x03"
_PIECE: Final = re.compile(f"{_BEGIN}(.*?){_SAY}(.*?){_END}")


def style(role: str) -> str:
    """The style of a role of the text rendering; an unknown one has none.

    >>> style("heading"), style("seat.blue"), style("sort.9")
    ('bold', 'bold #4f8fd0', '')
    """
    kind, _, number = role.partition(".")
    if kind == "seat" and number in _SEATS:
        return f"bold {_SEATS[number]}"
    if kind == "sort" and int(number) < len(_SORTS):
        return _SORTS[int(number)]
    if kind == "empire" and int(number) < len(_EMPIRES):
        return _EMPIRES[int(number)]
    if kind == "gem" and int(number) < len(_GEMS):
        return _GEMS[int(number)]
    return _ROLES.get(role, "")


def table_lines(view: View, words: Wording, display: Display, screen: bool = False) -> list[Text]:
    """The lines of the text rendering of a view, in colour; the last ones say what is asked."""
    drawn = render(
        view,
        words.lang,
        display.memory,
        _marked,
        screen,
        hidden_scores=display.hidden_scores,
        names=words.names,
    )
    return [_painted(line) for line in drawn.split("\n")]


def _marked(role: str, text: str) -> str:
    return f"{_BEGIN}{role}{_SAY}{text}{_END}"


def _painted(line: str) -> Text:
    painted = Text()
    at = 0
    for piece in _PIECE.finditer(line):
        painted.append(line[at : piece.start()])
        painted.append(piece[2], style(piece[1]))
        at = piece.end()
    painted.append(line[at:])
    return painted


def seat_name(words: Wording, seat: int) -> Text:
    """A seat by sign and name, in its colour."""
    colour = words.colours[seat]
    return Text(f"{SIGNS[colour]} {words.seat(seat)}", style(f"seat.{colour}"))


def sentence(words: Wording, said: str, players: int, seat: int | None = None) -> Text:
    """A sentence with the seats' names in their colours, and the sign of whom it is about."""
    text = Text()
    if seat is not None:
        colour = words.colours[seat]
        text.append(f"{SIGNS[colour]} ", style(f"seat.{colour}"))
    text.append(said)
    for each in range(players):
        text.highlight_regex(
            rf"(?<!\w){re.escape(words.seat(each))}(?!\w)", style(f"seat.{words.colours[each]}")
        )
    return text
