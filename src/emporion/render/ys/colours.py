"""The colours of Ys: its table, its cover and its charts, by day and by night. No logic."""

from typing import Final

from ..palette import PageColours, Palette

COLOURS: Final[Palette] = {
    # the sea and the city
    "sea": ("#b4d2cc", "#0f2b35"),
    "swell": ("#8dbab5", "#1a4450"),
    "foam": ("#eaf4ef", "#2b5a63"),
    "stone": ("#f1ece0", "#233a40"),
    "wall": ("#d8d1bf", "#3b4d50"),
    "wall-deep": ("#a8a08b", "#23353a"),
    "shade": ("#8fb0a8", "#07161c"),
    "window": ("#8a7f66", "#ffd67a"),
    "halo": ("#eef1ea00", "#ffd67a24"),
    "planks": ("#d6b98f", "#4a4034"),
    "planks-deep": ("#a98457", "#6a5842"),
    "shops": ("#f6e0d0", "#45383a"),
    "marble": ("#e3e6ec", "#33444f"),
    "pillar": ("#fdfcf6", "#b9c2c0"),
    "mist": ("#dfe6e1", "#1d3138"),
    # paper and ink
    "slip": ("#fbfaf3", "#17323a"),
    "text": ("#10393a", "#eef0e2"),
    "soft": ("#46666a", "#b3c6c2"),
    "line": ("#1d4b4c", "#8fb3ae"),
    "face": ("#fcfaf1", "#f0e9d4"),
    "ink": ("#12403f", "#12403f"),
    "gold": ("#d9ac3f", "#dcae40"),
    "gold-deep": ("#80590c", "#77530a"),
    "coral": ("#d8604b", "#cf5a46"),
    "coral-deep": ("#a53828", "#9a3425"),
    "pearl": ("#f2ece1", "#e6dfcf"),
    "lagoon": ("#1f5f60", "#1b5657"),
    "lagoon-deep": ("#144546", "#0f393b"),
    "hull": ("#9a6a43", "#8d5f3b"),
    "hull-deep": ("#6d4527", "#623e23"),
    # gems
    "gleam": ("#fcfaf100", "#dfe9e2"),
    "blue": ("#2c63bd", "#3a72cc"),
    "blue-deep": ("#1b4489", "#1b4489"),
    "blue-pale": ("#cfdcf0", "#c2d0e6"),
    "green": ("#3fa56a", "#45ab70"),
    "green-deep": ("#1f6c42", "#1c633c"),
    "green-pale": ("#cfe6d6", "#c2dac9"),
    "yellow": ("#ecc231", "#e6bc30"),
    "yellow-deep": ("#8c6a0c", "#7d5f0a"),
    "yellow-pale": ("#f6e9b9", "#eadca8"),
    "red": ("#b3212f", "#b62735"),
    "red-deep": ("#7e1220", "#7e1220"),
    "red-pale": ("#f0cfcb", "#e4c1bc"),
    "black": ("#2a2c36", "#2a2c36"),
    "black-pale": ("#b9bbc6", "#aeb0bb"),
    "white": ("#fdfdf9", "#f6f5ee"),
    "white-deep": ("#8a9aa0", "#7c8c92"),
    "white-pale": ("#e6edef", "#dbe3e5"),
}
"""Ys: pearl paper and sea-green ink by day; dark water, lit windows and lanterns by night."""

SCENE: Final[Palette] = {
    "sky": ("#c6ddd6", "#0a1a26"),
    "haze": ("#d9e7dd", "#0f2531"),
    "gleam": ("#ebf0e2", "#15323d"),
    "orb": ("#f6ecc4", "#efe6c2"),
    "ring": ("#f0e9cc", "#efe6c212"),
    "bite": ("#f6ecc400", "#0a1a26"),
    "star": ("#f6ecc400", "#e4dfc0"),
    "far": ("#b0ccc5", "#17343f"),
    "mid": ("#8fb5ae", "#1d414b"),
    "wall": ("#eae3cf", "#4b5d5f"),
    "shade": ("#c3bba2", "#324549"),
    "joint": ("#a89f86", "#25383d"),
    "roof": ("#d76a53", "#7d3f39"),
    "roof-deep": ("#a94a38", "#562925"),
    "window": ("#5d6f67", "#ffd67a"),
    "lamp": ("#e9c65a", "#ffd67a"),
    "glow": ("#ffd67a00", "#ffd67a1a"),
    "mist": ("#f4f5eacc", "#1b3a45b8"),
    "sea": ("#8bbdb6", "#15404b"),
    "crest": ("#f2f8f1", "#9fc4bd"),
    "water": ("#4f9793", "#0f3541"),
    "deep": ("#2f7b7b", "#0b2935"),
    "abyss": ("#1a585b", "#071c27"),
    "ruin": ("#22696a", "#0f3a45"),
    "ruin-lit": ("#3b8583", "#184d56"),
    "shaft": ("#eaf6ea22", "#bfe3dc14"),
    "weed": ("#154a48", "#05151d"),
    "pen": ("#12403f", "#04121a"),
}
"""The scene of the cover. What shines only at night is clear by day."""

PAGE: Final = PageColours(
    accent="#1c5758",
    ground="color-mix(in srgb, var(--ys-sea) 34%, var(--ys-slip))",
)
"""The colours of the pages around its pictures."""

CHART_PAINTS: Final = {
    "market": ("pearl", "lagoon"),
    "commercial": ("coral", "pearl"),
    "crowned": ("gold", "ink"),
    "blue": ("blue", "blue-pale"),
    "green": ("green", "green-deep"),
    "yellow": ("yellow", "yellow-deep"),
    "red": ("red", "red-pale"),
    "black": ("black", "black-pale"),
    "throne": ("lagoon", "gold"),
}
"""The colour of each source of points in a chart, and the colour of its pattern."""
