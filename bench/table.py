"""Figures for people: a neat text table, and numbers at the precision they deserve."""

from collections.abc import Sequence

NONE = "–"
"""What stands where nothing was measured."""


def figure(number: float) -> str:
    """A measured number, to three digits: noise is in the rest."""
    if number <= 0:
        return NONE
    digits = 2 - len(str(int(number))) + 1
    rounded = round(number, digits)
    return f"{rounded:,.0f}" if digits <= 0 else f"{rounded:.{digits}f}"


def times(ratio: float) -> str:
    """A ratio, such as `5.20 ×`."""
    if ratio <= 0:
        return NONE
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.2f} ×"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lines of a table in Markdown, the first column to the left and all others to the right."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first = cells[0].ljust(widths[0])
        others = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return f"| {' | '.join([first, *others])} |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join([line(head), line(rule), *(line(row) for row in rows)])


def filled(head: Sequence[str], rows: Sequence[Sequence[str]]) -> tuple[list[str], list[list[str]]]:
    """The same table without columns in which nobody has a figure."""
    kept = [i for i in range(len(head)) if i == 0 or any(row[i] != NONE for row in rows)]
    return [head[i] for i in kept], [[row[i] for i in kept] for row in rows]
