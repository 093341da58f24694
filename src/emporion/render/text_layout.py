"""Lines of plain text that stay within a width, with colours or without."""

from collections.abc import Callable, Iterable
from typing import Final

WIDTH: Final = 80

Paint = Callable[[str, str], str]
"""`paint(role, text)` gives the text in the colours of its role; it must not change its width."""

Piece = tuple[str, str]
"""A role and a text that is not broken over two lines; the role `""` is never painted."""

Placed = list[tuple[int, Piece]]
"""A line: each piece with the column of letters where it begins, ascending."""


def unpainted(_role: str, text: str) -> str:
    """The text as it is."""
    return text


def prose(role: str, text: str) -> list[Piece]:
    """A text that may be broken between its words."""
    return [(role, word) for word in text.split()]


def columns(numbered: Iterable[tuple[int, str]]) -> list[str]:
    """Texts that begin with a number, padded so that the numbers stand below each other.

    >>> columns([(12, "12 points"), (1, "1 point")])
    ['12 points', ' 1 point ']
    """
    pairs = list(numbered)
    digits = max(len(str(number)) for number, _ in pairs)
    shifted = [" " * (digits - len(str(number))) + text for number, text in pairs]
    width = max(map(len, shifted))
    return [text.ljust(width) for text in shifted]


class TextLayout:
    """Collects lines. Widths are measured before painting, since paint may add what is unseen."""

    def __init__(self, paint: Paint | None) -> None:
        self._paint = paint or unpainted
        self._lines: list[str] = []

    def text(self) -> str:
        """All lines."""
        return "\n".join(self._lines)

    def gap(self) -> None:
        """An empty line."""
        self._lines.append("")

    def add(self, pieces: Iterable[Piece], indent: int = 0, hang: int = 2) -> None:
        """Pieces with spaces between; those that do not fit go on below, indented by `hang`."""
        row: list[Piece] = []
        used = indent
        for role, text in pieces:
            if row and used + 1 + len(text) > WIDTH:
                self._finish(row, indent)
                row, indent, used = [], hang, hang
            used += len(text) + (1 if row else 0)
            row.append((role, text))
        self._finish(row, indent)

    def put(self, line: Placed) -> None:
        """A line of pieces at given places, for drawings such as a map; the caller keeps it within
        the width.
        """
        drawn = ""
        used = 0
        for at, (role, text) in line:
            drawn += " " * (at - used)
            drawn += self._paint(role, text) if role else text
            used = at + len(text)
        self._lines.append(drawn)

    def _finish(self, row: list[Piece], indent: int) -> None:
        """One line; neighbours of the same role are painted together."""
        merged: list[Piece] = []
        for role, text in row:
            if merged and merged[-1][0] == role:
                merged[-1] = (role, f"{merged[-1][1]} {text}")
            else:
                merged.append((role, text))
        painted = [self._paint(role, text) if role else text for role, text in merged]
        self._lines.append((" " * indent + " ".join(painted)).rstrip())
