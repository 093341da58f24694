"""Colours for the text rendering: the roles that it names, as styles of Rich.

A terminal's background may be dark or light, and a program cannot find out which. So all colours
have the same middle brightness, readable on both, and repeat what a word or a sign says.
"""

import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from ..core.state import View
from ..render import text as render
from ..render.parts import terminal
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

_ROLES: Final = {
    "heading": "bold",
    "dim": "dim",
    "lit": "bold",
    "note": "italic",
    **{f"seat.{colour}": f"bold {shade}" for colour, shade in _SEATS.items()},
}

_BEGIN, _SAY, _END = "\x01", "\x02", "\x03"
_PIECE: Final = re.compile(f"{_BEGIN}(.*?){_SAY}(.*?){_END}")


def style(role: str) -> str:
    """The style of a role that every game has; an unknown one has none.

    >>> style("heading"), style("seat.blue"), style("points")
    ('bold', 'bold #4f8fd0', '')
    """
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
    styles = {**_ROLES, **terminal(view["game"]).styles}
    return [_painted(line, styles) for line in drawn.split("\n")]


def _marked(role: str, text: str) -> str:
    return f"{_BEGIN}{role}{_SAY}{text}{_END}"


def _painted(line: str, styles: Mapping[str, str]) -> Text:
    painted = Text()
    at = 0
    for piece in _PIECE.finditer(line):
        painted.append(line[at : piece.start()])
        painted.append(piece[2], styles.get(piece[1], ""))
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
