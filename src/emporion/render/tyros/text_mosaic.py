"""A sheet that also takes lines whose pieces stand at given places, without spaces between."""

from ..sheet import Piece, Sheet

Placed = list[tuple[int, Piece]]
"""A line: each piece with the column of letters where it begins, ascending."""


class Mosaic(Sheet):
    """A sheet for drawings such as a map."""

    def put(self, line: Placed) -> None:
        """One line, which the caller keeps within the width."""
        drawn = ""
        used = 0
        for at, (role, text) in line:
            drawn += " " * (at - used)
            drawn += self._paint(role, text) if role else text
            used = at + len(text)
        self._lines.append(drawn)
