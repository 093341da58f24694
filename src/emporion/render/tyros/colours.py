"""The colours of Tyros: its table, its cover and its charts, by day and by night. No logic."""

from typing import Final

from ..palette import PageColours, Palette

COLOURS: Final[Palette] = {
    # the chart
    "sea": ("#a9cdd6", "#12303f"),
    "sea-deep": ("#2f7590", "#3f7f99"),
    "swell": ("#86b3c0", "#1f4a5c"),
    "shoal": ("#bfdce0", "#17394a"),
    "shallow": ("#8fbac6", "#275a6d"),
    "foam": ("#eef7f5", "#5d8a98"),
    "land": ("#efdfb8", "#3d3122"),
    "hill": ("#d9bd85", "#55442d"),
    "isle": ("#e9c987", "#4d3d27"),
    "coast": ("#5a3417", "#c9a56a"),
    "rhumb": ("#7d4a63", "#b184a4"),
    "grid": ("#6b4423", "#c9a56a"),
    "lane": ("#1d5a76", "#7fb6cc"),
    "serpent": ("#5f9a86", "#2f6a5c"),
    "table": ("#d8bd8d", "#1f1710"),
    "grain": ("#c7a873", "#2a2017"),
    "shade": ("#6a4a26", "#0a0705"),
    # paper and ink
    "slip": ("#f9f0da", "#2a2018"),
    "text": ("#3b2111", "#f4e6c8"),
    "soft": ("#6b4a2c", "#cdb48d"),
    "line": ("#5a3417", "#b08d5c"),
    "face": ("#fdf6e3", "#f0e3c4"),
    "ink": ("#3b2111", "#3b2111"),
    "gold": ("#dcae42", "#d9aa3e"),
    "gold-deep": ("#835c0e", "#a77d28"),
    "murex": ("#7a1f5c", "#cc6aa4"),
    "back": ("#7a1f5c", "#6d1d52"),
    "hull": ("#a06a3a", "#96632f"),
    "hull-deep": ("#6b4220", "#5f3a1b"),
    "window": ("#6b4a2c", "#ffd67a"),
    # empires and their goods
    "copper": ("#dd7a3c", "#d67539"),
    "copper-deep": ("#8f3f10", "#86390c"),
    "copper-pale": ("#f6d9bf", "#ecccb0"),
    "oil": ("#edcd4b", "#e3c244"),
    "oil-deep": ("#86690a", "#7a5f08"),
    "oil-pale": ("#f9eebc", "#efe2ab"),
    "cedar": ("#3f8055", "#3f8055"),
    "cedar-deep": ("#1d4f30", "#1a472b"),
    "cedar-pale": ("#cfe3cf", "#c2d8c2"),
    "cloth": ("#7c4aa3", "#7d4da3"),
    "cloth-deep": ("#4c2470", "#46216a"),
    "cloth-pale": ("#e3d4ee", "#d6c6e2"),
}
"""Tyros: sand paper and cedar ink by day; dark water, dim land and lit windows by night."""

SEAT_SHADES: Final[Palette] = {
    "blue": ("#5aace4", "#5aace4"),
    "red": ("#8e0f12", "#901216"),
}
"""A blue lighter than violet cloth, a red darker than copper: for colour-blind people, too."""

SCENE: Final[Palette] = {
    "sky": ("#cfe0d2", "#0b1622"),
    "haze": ("#ece3c0", "#10202e"),
    "gleam": ("#f7edcf", "#162c3b"),
    "orb": ("#f0bf4c", "#f1e4bb"),
    "ring": ("#f3d68a", "#f1e4bb1c"),
    "bite": ("#f0bf4c00", "#10202e"),
    "star": ("#f7edcf00", "#eadfb8"),
    "far": ("#cdbd97", "#1a2a35"),
    "mid": ("#b39e76", "#21323a"),
    "wall": ("#f3e1b4", "#5a4e3c"),
    "shade": ("#d2b27a", "#3d352b"),
    "joint": ("#b08f58", "#2c2620"),
    "window": ("#7a5a36", "#ffd67a"),
    "lamp": ("#e8b94a", "#ffd67a"),
    "glow": ("#ffd67a00", "#ffd67a1c"),
    "sea": ("#8fc0c6", "#173a4a"),
    "water": ("#5b9fae", "#12303f"),
    "deep": ("#347f96", "#0d2634"),
    "abyss": ("#1f6380", "#091c28"),
    "crest": ("#f4faf3", "#86aeb4"),
    "track": ("#f7dfa0", "#d8cda0"),
    "sail": ("#8a2a68", "#64204c"),
    "sail-deep": ("#671a4d", "#431433"),
    "stripe": ("#f3e3bd", "#b7a581"),
    "hull": ("#a9693a", "#6e4524"),
    "hull-deep": ("#75431f", "#452814"),
    "tree": ("#4d7a54", "#1b3229"),
    "skin": ("#b67a4c", "#6b482e"),
    "pen": ("#3b2111", "#070b10"),
}
"""The scene of the cover. What shines only at night is clear by day."""

PAGE: Final = PageColours(
    accent="#722258",
    ground="color-mix(in srgb, var(--tyr-gold) 13%, var(--tyr-slip))",
)
"""The colours of the pages around its pictures."""

CHART_PAINTS: Final = {
    "copper": ("copper", "copper-deep"),
    "oil": ("oil", "oil-deep"),
    "cedar": ("cedar", "cedar-pale"),
    "cloth": ("cloth", "cloth-pale"),
    "majority": ("sea-deep", "face"),
    "four_empires": ("back", "face"),
}
"""The colour of each source of points in a chart, and the colour of its pattern."""
