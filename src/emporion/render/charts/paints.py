"""What charts are drawn in: a colour and a pattern for each source, a dash for each account.

Colour never tells alone: parts of a bar differ by pattern and have words in the legend, lines
differ by their dashes and end at their seat's emblem.
"""

from typing import Final

from ...catalogue import cached
from ...games import find
from ...table.ledger import Ledger, sources
from ...text import Wording
from ...text.game import capital
from ..parts import chart_paints, prefix_of
from ..seat_marks import disc
from ..svg_elements import circle, path, pattern

_NEUTRAL: Final = ("face", "line")
"""The paint of a source that has none of its own; its pattern tells it from the others."""

PATTERNS: Final = (
    (9, 9, "M-2 2L2-2M-2 11L11-2M7 11L11 7"),
    (8, 8, "M2 2h.1M6 6h.1"),
    (12, 8, "M0 4Q3 0 6 4T12 4"),
    (8, 8, "M0 4H8"),
    (10, 10, "M0 5L5 0L10 5M0 10L5 5L10 10"),
    (9, 9, "M-2 7L2 11M-2-2L11 11M7-2L11 2"),
    (8, 8, "M4 0V8"),
    (10, 10, "M5 1L9 5L5 9L1 5Z"),
    (9, 9, "M0 4.5H9M4.5 0V9"),
)
"""Patterns that stay apart when they are small: the width and height of a tile, and its lines."""

_DASHES: Final = (None, "9 5", "2.5 5", "13 4 3 4", "6 3", "16 5")
"""How each seat's line is drawn, by seat."""


def source_name(words: Wording, game: str, code: str) -> str:
    """A source in words, as a label."""
    return capital(words.game(game).source(code))


def account_name(words: Wording, game: str, seat: int | None, names: dict[int, str]) -> str:
    """Who an account belongs to: the name given, else the seat's colour."""
    if seat is None:
        return words.game(game).neutral()
    return names.get(seat) or words.at_table(game).seat(seat)


@cached
def part_patterns(game: str, prefix: str, codes: tuple[str, ...]) -> str:
    """The pattern of each source, for a picture's definitions."""
    known = sources(game).codes
    order = [*known, *(code for code in codes if code not in known)]
    paints = chart_paints(game)
    drawn = []
    for code in codes:
        width, height, lines = PATTERNS[order.index(code) % len(PATTERNS)]
        ground, thread = paints.get(code, _NEUTRAL)
        weight = 2.6 if "h.1" in lines else 1.6
        stroke = path(lines, f"{prefix}-s-{thread} emp-cover-pen", stroke_width=weight)
        drawn.append(pattern(f"emp-part-{code}", width, height, f"{prefix}-f-{ground}", stroke))
    return "".join(drawn)


def part_fill(code: str) -> str:
    """The fill that shows a source's colour and pattern together."""
    return f"url(#emp-part-{code})"


def dash_of(seat: int | None) -> str | None:
    """The dashes of an account's line; the neutral player's has the shortest."""
    return "1 6" if seat is None else _DASHES[seat]


def sign(game: str, seat: int | None, x: float, y: float, size: float) -> str:
    """What an account is known by: a seat's emblem, or a plain ring for the neutral player."""
    if seat is not None:
        return disc(find(game).colours[seat], x, y, size)
    prefix = prefix_of(game)
    ring = circle(x, y, size * 0.46, f"{prefix}-f-slip {prefix}-s-soft", stroke_width=2.5)
    return ring + circle(x, y, size * 0.16, f"{prefix}-f-soft")


def colours_of(ledger: Ledger) -> tuple[str, ...]:
    """The colours of the seats that have an account."""
    seats = sum(account.seat is not None for account in ledger.sources)
    return find(ledger.game).colours[:seats]
