"""What charts are drawn in: a colour and a pattern for each source, a dash for each account.

Colour never tells alone: parts of a bar differ by pattern and have words in the legend, lines
differ by their dashes and end at their seat's emblem.
"""

from functools import cache
from typing import Final

from ..games import find
from ..table.ledger import Ledger, sources
from ..text import Wording
from ..text.game import capital
from .emblems import circle, disc, path, tile
from .palette import GAMES

PAINTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "byzanz": {
        "cloth": ("cloth", "cloth-pale"),
        "spices": ("spices", "spices-pale"),
        "wine": ("wine", "wine-pale"),
        "wood": ("wood", "wood-pale"),
        "grain": ("grain", "grain-deep"),
        "olives": ("olives", "olives-pale"),
        "trader": ("trader", "trader-pale"),
    },
    "tyros": {
        "copper": ("copper", "copper-deep"),
        "oil": ("oil", "oil-deep"),
        "cedar": ("cedar", "cedar-pale"),
        "cloth": ("cloth", "cloth-pale"),
        "majority": ("sea-deep", "face"),
        "four_empires": ("back", "face"),
    },
    "ys": {
        "market": ("pearl", "lagoon"),
        "commercial": ("coral", "pearl"),
        "crowned": ("gold", "ink"),
        "blue": ("blue", "blue-pale"),
        "green": ("green", "green-deep"),
        "yellow": ("yellow", "yellow-deep"),
        "red": ("red", "red-pale"),
        "black": ("black", "black-pale"),
        "throne": ("lagoon", "gold"),
    },
}
"""Each source's colour, and the colour of its pattern; both are colours of the game's table."""

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

_NAMED: Final = {"byzanz": "sort", "tyros": "empire", "ys": "stones"}
"""The family of names that a game's sources belong to, unless they have names of their own."""


def source_name(words: Wording, game: str, code: str) -> str:
    """A source in words, as a label."""
    own = words.game(game)
    if words.knows(f"{game}.source.{code}"):
        return capital(own.say(f"source.{code}"))
    return capital(words.say(f"{game}.{_NAMED[game]}.{code}"))


def account_name(words: Wording, game: str, seat: int | None, names: dict[int, str]) -> str:
    """Who an account belongs to: the name given, else the seat's colour."""
    if seat is None:
        return words.game(game).say("table.neutral")
    return names.get(seat) or words.at_table(game).seat(seat)


@cache
def part_tiles(game: str, prefix: str, codes: tuple[str, ...]) -> str:
    """The pattern of each source, for a picture's definitions."""
    order = sources(game)
    drawn = []
    for code in codes:
        width, height, lines = PATTERNS[order.index(code)]
        ground, thread = PAINTS[game][code]
        weight = 2.6 if "h.1" in lines else 1.6
        stroke = path(lines, f"{prefix}-s-{thread} emp-cover-pen", stroke_width=weight)
        drawn.append(tile(f"emp-part-{code}", width, height, f"{prefix}-f-{ground}", stroke))
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
    prefix, _ = GAMES[game]
    ring = circle(x, y, size * 0.46, f"{prefix}-f-slip {prefix}-s-soft", stroke_width=2.5)
    return ring + circle(x, y, size * 0.16, f"{prefix}-f-soft")


def colours_of(ledger: Ledger) -> tuple[str, ...]:
    """The colours of the seats that have an account."""
    seats = sum(account.seat is not None for account in ledger.sources)
    return find(ledger.game).colours[:seats]
