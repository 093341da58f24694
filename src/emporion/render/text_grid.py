"""Rows of cells in columns, as pieces for a layout; a cell that is too long goes on below."""

from collections.abc import Iterable

from .text_layout import Piece

Cell = list[Piece]
"""Pieces with a space between each two."""


class Grid:
    """A table without lines. Columns are as wide as they need, or narrower if told so."""

    def __init__(self, rows: list[list[Cell]], right: Iterable[int] = ()) -> None:
        self._rows = rows
        self._right = set(right)
        """The columns of numbers, which end below each other."""
        self.widths = [max(map(_length, column)) for column in zip(*rows, strict=True)]

    @property
    def width(self) -> int:
        """The whole width: two spaces between words, one between columns of numbers."""
        return sum(self.widths) + sum(map(self._gap, range(1, len(self.widths))))

    def _gap(self, column: int) -> int:
        return 1 if column in self._right and column - 1 in self._right else 2

    def lines(self) -> list[list[Piece]]:
        """All rows as lines for a layout."""
        return [_spaced(line) for line in self.placed()]

    def placed(self) -> list[list[tuple[int, Piece]]]:
        """All rows, each piece with the column of letters where it begins."""
        lines: list[list[tuple[int, Piece]]] = []
        for row in self._rows:
            folded = [_folded(cell, width) for cell, width in zip(row, self.widths, strict=True)]
            for number in range(max(map(len, folded))):
                lines.append(self._line([cell[number : number + 1] for cell in folded]))
        return lines

    def _line(self, cells: list[list[Cell]]) -> list[tuple[int, Piece]]:
        line: list[tuple[int, Piece]] = []
        start = 0
        for column, (found, width) in enumerate(zip(cells, self.widths, strict=True)):
            start += self._gap(column) if column else 0
            cell = found[0] if found else []
            at = start + (width - _length(cell) if column in self._right else 0)
            for piece in cell:
                line.append((at, piece))
                at += len(piece[1]) + 1
            start += width
        return line


def beside(left: Grid, right: Grid, gap: int) -> list[list[Piece]]:
    """Two grids side by side as lines for a layout."""
    one, other = left.placed(), right.placed()
    shift = left.width + gap
    lines: list[list[Piece]] = []
    for number in range(max(len(one), len(other))):
        line = one[number] if number < len(one) else []
        if number < len(other):
            line = line + [(at + shift, piece) for at, piece in other[number]]
        lines.append(_spaced(line))
    return lines


def _length(cell: Cell) -> int:
    return sum(len(text) for _, text in cell) + max(len(cell) - 1, 0)


def _folded(cell: Cell, width: int) -> list[Cell]:
    """A cell's pieces in as many rows as they need."""
    rows: list[Cell] = [[]]
    for piece in cell:
        if rows[-1] and _length([*rows[-1], piece]) > width:
            rows.append([])
        rows[-1].append(piece)
    return rows


def _spaced(line: list[tuple[int, Piece]]) -> list[Piece]:
    """Pieces at their places: a layout puts one space between each two, the rest is put here."""
    pieces: list[Piece] = []
    used = 0
    for at, piece in line:
        missing = at - used
        if pieces and missing > 1:
            pieces.append(("", " " * (missing - 2)))
        elif not pieces and missing:
            pieces.append(("", " " * (missing - 1)))
        pieces.append(piece)
        used = at + len(piece[1])
    return pieces
