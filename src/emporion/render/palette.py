"""The colours: each game's and the seats', by day and by night, as custom properties and classes.

A picture names colours by class and never by value, so that one picture serves both themes and
a page may bring its own style sheet. Night is the same place after dark, not an inversion: cards
stay paper under a lamp, the sky goes dark, windows and lanterns are lit.
"""

import re
from typing import Final, NamedTuple

from ..catalogue import using
from .parts import cover, pictures

Palette = dict[str, tuple[str, str]]
"""Colours by name, each by day and by night."""

THEMES: Final = ("light", "dark")
"""Day and night, in that order."""


class PageColours(NamedTuple):
    """What a page of a game has of its pictures' colours, besides their paper, ink and lines."""

    accent: str
    """The accent by day; by night all games have the same."""
    ground: str
    """What the table's page is washed with, in terms of the game's custom properties."""


SEATS: Final[Palette] = {
    "blue": ("#2d6bb5", "#3a78c2"),
    "orange": ("#e07b28", "#d9772b"),
    "purple": ("#7a3f96", "#7f479b"),
    "yellow": ("#e3b91f", "#d8b02a"),
    "green": ("#3f7d4e", "#4b8a58"),
    "red": ("#b32b2e", "#b83a3a"),
    "white": ("#faf6ec", "#f4edde"),
    "black": ("#26202b", "#26202b"),
    "mark": ("#fbf4e2", "#f0e3c4"),
    "seal": ("#3d1629", "#3d1629"),
    "glow": ("#f4c63d", "#ffd67a"),
    "ring": ("#a8760d", "#ffd67a"),
    "beam": ("#3d1629", "#fff3d6"),
    "edge": ("#3d1629", "#3d1629"),
    "lamp": ("#f7c948", "#ffd67a"),
}
"""The seats' colours and what marks them, alike in every game but for a game's `seat_shades`."""


_VARIABLE: Final = re.compile(r"var\(--([a-z-]+)\)")


def colours(game: str, theme: str) -> dict[str, str]:
    """Every colour of a game's theme by its full name: `gen-ink`, `emp-blue`."""
    drawn = pictures(game)
    palettes = (
        ("pictures", "emp", SEATS | drawn.seat_shades),
        ("pictures", drawn.prefix, drawn.colours),
        ("cover", f"{drawn.prefix}-scene", cover(game).colours),
    )
    at = THEMES.index(theme)
    found: dict[str, str] = {}
    for field, begin, palette in palettes:
        with using(game, field):
            found |= {f"{begin}-{name}": by_theme[at] for name, by_theme in palette.items()}
    return found


def resolved(css: str, game: str, theme: str) -> str:
    """A style sheet with each custom property replaced by its value.

    A picture of one theme then also shows in programs that know no custom properties.
    """
    values = colours(game, theme)
    return _VARIABLE.sub(lambda found: values[found[1]], css)


def properties(game: str, theme: str) -> str:
    """The custom properties of a theme, as declarations."""
    return "".join(f"--{name}:{value};" for name, value in colours(game, theme).items())


def paint_rules(game: str) -> str:
    """A fill class and a stroke class for each colour: `gen-f-ink`, `gen-s-ink`."""
    rules = []
    for full in colours(game, "light"):
        prefix, name = full.split("-", 1)
        rules.append(f".{prefix}-f-{name}{{fill:var(--{full})}}")
        rules.append(f".{prefix}-s-{name}{{stroke:var(--{full})}}")
    return "".join(rules)
