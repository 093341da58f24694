"""The colours: a day and a night for each game, the seats' colours, and the style sheet of both.

A picture names colours by class and never by value, so that one picture serves both themes and
a page may bring its own style sheet. Night is the same place after dark, not an inversion: cards
stay paper under a lamp, the sky goes dark, windows and lanterns are lit.
"""

import re
from typing import Final

from .covers.colours import SCENES
from .tyros.colours import TYROS, TYROS_SEATS

Palette = dict[str, str]

SERIF: Final = (
    "'Iowan Old Style',Palatino,'Palatino Linotype','URW Palladio L','Book Antiqua',Georgia,serif"
)
SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',sans-serif"

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
"""The seats' colours and what marks them, alike in every game but for `SHADES`."""

SHADES: Final[dict[str, dict[str, Palette]]] = {"tyros": TYROS_SEATS}
"""Seats' colours of another shade, where the common one is too like something of a game."""

BYZANZ: Final[dict[str, Palette]] = {
    "light": {
        # the street
        "paper": "#f6eeda",
        "sky": "#efe3c6",
        "far": "#e2cfa6",
        "near": "#d3b98a",
        "window": "#a8895c",
        "star": "#efe3c6",
        "orb": "#e8c25c",
        "bite": "#e8c25c00",
        "ray": "#cda24a",
        "halo": "#f6eeda00",
        "lamp": "#e9d39c",
        "stone": "#ecdfc2",
        "joint": "#d8c59d",
        "shade": "#c9b287",
        "slip": "#fbf6e8",
        "baize": "#f1e6cb",
        "text": "#421a2d",
        "soft": "#6b4456",
        "line": "#4b1d33",
        "timber": "#9a6b42",
        "timber-deep": "#74492a",
        "counter": "#dcc194",
        # the carpet
        "carpet": "#8f2f3d",
        "carpet-deep": "#64182d",
        "lapis": "#24508f",
        "lapis-pale": "#b9cbe3",
        # cards
        "face": "#fcf7ea",
        "ink": "#4b1d33",
        "gold": "#d9a83a",
        "gold-deep": "#8a5f10",
        "porphyry": "#5a1f3f",
        "cloth": "#2f8a8c",
        "cloth-deep": "#1f6a70",
        "cloth-pale": "#d3e6e0",
        "spices": "#dd7f2c",
        "spices-deep": "#ad5411",
        "spices-pale": "#f7dfbf",
        "wine": "#8e2344",
        "wine-deep": "#6a1431",
        "wine-pale": "#efd3d3",
        "wood": "#a06a3d",
        "wood-deep": "#6d4423",
        "wood-pale": "#e8d3b3",
        "grain": "#e0b53c",
        "grain-deep": "#8a6612",
        "grain-pale": "#f5e6b4",
        "olives": "#7f8f3c",
        "olives-deep": "#525f22",
        "olives-pale": "#dfe3b8",
        "trader": "#6a4a99",
        "trader-deep": "#4a2f78",
        "trader-pale": "#e0d6ea",
        "leaf": "#a3b061",
        "clay": "#cf8557",
        "clay-deep": "#ad6238",
        "sack": "#d3b27c",
        "sack-deep": "#b18f58",
        "sack-pale": "#e8d2a4",
        "skin": "#dcae85",
    },
    "dark": {
        "paper": "#1b1220",
        "sky": "#171026",
        "far": "#261a38",
        "near": "#322140",
        "window": "#f2c45c",
        "star": "#e9dcb8",
        "orb": "#f3e2b0",
        "bite": "#171026",
        "ray": "#17102600",
        "halo": "#ffd67a1c",
        "lamp": "#ffd67a",
        "stone": "#2b1e30",
        "joint": "#3a2a40",
        "shade": "#150d1a",
        "slip": "#382640",
        "baize": "#2f2036",
        "text": "#f5e9d0",
        "soft": "#cdb8ac",
        "line": "#b79a86",
        "timber": "#7d5636",
        "timber-deep": "#4f3320",
        "counter": "#5d4433",
        "carpet": "#7c2636",
        "carpet-deep": "#4c1226",
        "lapis": "#2b5596",
        "lapis-pale": "#8fa8cc",
        "face": "#f0e2c3",
        "ink": "#421a2d",
        "gold": "#dba838",
        "gold-deep": "#7d550c",
        "porphyry": "#65254a",
        "cloth": "#2b8082",
        "cloth-deep": "#1d6368",
        "cloth-pale": "#c4d8cb",
        "spices": "#d37626",
        "spices-deep": "#97490d",
        "spices-pale": "#ecd0a8",
        "wine": "#86203f",
        "wine-deep": "#64132e",
        "wine-pale": "#e2c2bb",
        "wood": "#966238",
        "wood-deep": "#674020",
        "wood-pale": "#dcc39c",
        "grain": "#d6aa34",
        "grain-deep": "#7c5b0e",
        "grain-pale": "#e9d69d",
        "olives": "#788738",
        "olives-deep": "#4d5a20",
        "olives-pale": "#d0d4a2",
        "trader": "#63458f",
        "trader-deep": "#452b70",
        "trader-pale": "#d2c5d6",
        "leaf": "#98a457",
        "clay": "#c37b4f",
        "clay-deep": "#a15a33",
        "sack": "#c6a56f",
        "sack-deep": "#a5844f",
        "sack-pale": "#dbc495",
        "skin": "#d0a27a",
    },
}
"""Byzanz: ivory paper and porphyry ink by day; dark porphyry, lit lamps and windows by night."""

YS: Final[dict[str, Palette]] = {
    "light": {
        # the sea and the city
        "sea": "#b4d2cc",
        "swell": "#8dbab5",
        "foam": "#eaf4ef",
        "stone": "#f1ece0",
        "joint": "#d9d2c0",
        "wall": "#d8d1bf",
        "wall-deep": "#a8a08b",
        "shade": "#8fb0a8",
        "window": "#8a7f66",
        "halo": "#eef1ea00",
        "planks": "#d6b98f",
        "planks-deep": "#a98457",
        "shops": "#f6e0d0",
        "marble": "#e3e6ec",
        "pillar": "#fdfcf6",
        "mist": "#dfe6e1",
        # paper and ink
        "slip": "#fbfaf3",
        "text": "#10393a",
        "soft": "#46666a",
        "line": "#1d4b4c",
        "face": "#fcfaf1",
        "ink": "#12403f",
        "gold": "#d9ac3f",
        "gold-deep": "#80590c",
        "coral": "#d8604b",
        "coral-deep": "#a53828",
        "pearl": "#f2ece1",
        "lagoon": "#1f5f60",
        "lagoon-deep": "#144546",
        "hull": "#9a6a43",
        "hull-deep": "#6d4527",
        # gems
        "gleam": "#fcfaf100",
        "blue": "#2c63bd",
        "blue-deep": "#1b4489",
        "blue-pale": "#cfdcf0",
        "green": "#3fa56a",
        "green-deep": "#1f6c42",
        "green-pale": "#cfe6d6",
        "yellow": "#ecc231",
        "yellow-deep": "#8c6a0c",
        "yellow-pale": "#f6e9b9",
        "red": "#b3212f",
        "red-deep": "#7e1220",
        "red-pale": "#f0cfcb",
        "black": "#2a2c36",
        "black-deep": "#12131a",
        "black-pale": "#b9bbc6",
        "white": "#fdfdf9",
        "white-deep": "#8a9aa0",
        "white-pale": "#e6edef",
    },
    "dark": {
        "sea": "#0f2b35",
        "swell": "#1a4450",
        "foam": "#2b5a63",
        "stone": "#233a40",
        "joint": "#2f4a50",
        "wall": "#3b4d50",
        "wall-deep": "#23353a",
        "shade": "#07161c",
        "window": "#ffd67a",
        "halo": "#ffd67a24",
        "planks": "#4a4034",
        "planks-deep": "#6a5842",
        "shops": "#45383a",
        "marble": "#33444f",
        "pillar": "#b9c2c0",
        "mist": "#1d3138",
        "slip": "#17323a",
        "text": "#eef0e2",
        "soft": "#b3c6c2",
        "line": "#8fb3ae",
        "face": "#f0e9d4",
        "ink": "#12403f",
        "gold": "#dcae40",
        "gold-deep": "#77530a",
        "coral": "#cf5a46",
        "coral-deep": "#9a3425",
        "pearl": "#e6dfcf",
        "lagoon": "#1b5657",
        "lagoon-deep": "#0f393b",
        "hull": "#8d5f3b",
        "hull-deep": "#623e23",
        "gleam": "#dfe9e2",
        "blue": "#3a72cc",
        "blue-deep": "#1b4489",
        "blue-pale": "#c2d0e6",
        "green": "#45ab70",
        "green-deep": "#1c633c",
        "green-pale": "#c2dac9",
        "yellow": "#e6bc30",
        "yellow-deep": "#7d5f0a",
        "yellow-pale": "#eadca8",
        "red": "#b62735",
        "red-deep": "#7e1220",
        "red-pale": "#e4c1bc",
        "black": "#2a2c36",
        "black-deep": "#12131a",
        "black-pale": "#aeb0bb",
        "white": "#f6f5ee",
        "white-deep": "#7c8c92",
        "white-pale": "#dbe3e5",
    },
}
"""Ys: pearl paper and sea-green ink by day; dark water, lit windows and lanterns by night."""

GAMES: Final = {"byzanz": ("byz", BYZANZ), "tyros": ("tyr", TYROS), "ys": ("ys", YS)}
"""The prefix and the palette of each game that has pictures."""

_VARIABLE: Final = re.compile(r"var\(--([a-z-]+)\)")


def colours(game: str, theme: str) -> Palette:
    """Every colour of a game's theme by its full name: `byz-ink`, `emp-blue`."""
    prefix, palette = GAMES[game]
    seats = SEATS[theme] | SHADES.get(game, {}).get(theme, {})
    named = {f"emp-{name}": value for name, value in seats.items()}
    named.update({f"{prefix}-{name}": value for name, value in palette[theme].items()})
    scene = SCENES[game][theme]
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
