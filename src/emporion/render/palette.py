"""The colours: a day and a night for each game, the seats' colours, and the style sheet of both.

A picture names colours by class and never by value, so that one picture serves both themes and
a page may bring its own style sheet. Night is the same place after dark, not an inversion: cards
stay paper under a lamp, the sky goes dark, windows and lanterns are lit.
"""

import re
from typing import Final, NamedTuple

from .parts import cover, pictures

Palette = dict[str, str]
"""Colours by name."""

Themes = dict[str, Palette]
"""The palettes of the themes, `light` and `dark`."""


class PageColours(NamedTuple):
    """What a page of a game has of its pictures' colours, besides their paper, ink and lines."""

    accent: str
    """The accent by day; by night all games have the same."""
    ground: str
    """What the table's page is washed with, in terms of the game's custom properties."""


SEATS: Final[dict[str, Palette]] = {
    "light": {
        "blue": "#2d6bb5",
        "orange": "#e07b28",
        "purple": "#7a3f96",
        "yellow": "#e3b91f",
        "green": "#3f7d4e",
        "red": "#b32b2e",
        "white": "#faf6ec",
        "black": "#26202b",
        "mark": "#fbf4e2",
        "seal": "#3d1629",
        "glow": "#f4c63d",
        "ring": "#a8760d",
        "beam": "#3d1629",
        "edge": "#3d1629",
        "lamp": "#f7c948",
    },
    "dark": {
        "blue": "#3a78c2",
        "orange": "#d9772b",
        "purple": "#7f479b",
        "yellow": "#d8b02a",
        "green": "#4b8a58",
        "red": "#b83a3a",
        "white": "#f4edde",
        "black": "#26202b",
        "mark": "#f0e3c4",
        "seal": "#3d1629",
        "glow": "#ffd67a",
        "ring": "#ffd67a",
        "beam": "#fff3d6",
        "edge": "#3d1629",
        "lamp": "#ffd67a",
    },
}
"""The seats' colours and what marks them, alike in every game but for a game's `SEAT_SHADES`."""


_VARIABLE: Final = re.compile(r"var\(--([a-z-]+)\)")


def colours(game: str, theme: str) -> Palette:
    """Every colour of a game's theme by its full name: `byz-ink`, `emp-blue`."""
    drawn = pictures(game)
    prefix = drawn.PREFIX
    seats = SEATS[theme] | drawn.SEAT_SHADES.get(theme, {})
    named = {f"emp-{name}": value for name, value in seats.items()}
    named.update({f"{prefix}-{name}": value for name, value in drawn.COLOURS[theme].items()})
    scene = cover(game).colours[theme]
    named.update({f"{prefix}-scene-{name}": value for name, value in scene.items()})
    return named


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
    """A fill class and a stroke class for each colour: `byz-f-ink`, `byz-s-ink`."""
    rules = []
    for full in colours(game, "light"):
        prefix, name = full.split("-", 1)
        rules.append(f".{prefix}-f-{name}{{fill:var(--{full})}}")
        rules.append(f".{prefix}-s-{name}{{stroke:var(--{full})}}")
    return "".join(rules)
