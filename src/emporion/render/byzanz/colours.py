"""The colours of Byzanz: its table, its cover and its charts, by day and by night. No logic."""

from typing import Final

from ..palette import PageColours, Palette

COLOURS: Final[Palette] = {
    # the street
    "paper": ("#f6eeda", "#1b1220"),
    "sky": ("#efe3c6", "#171026"),
    "far": ("#e2cfa6", "#261a38"),
    "near": ("#d3b98a", "#322140"),
    "window": ("#a8895c", "#f2c45c"),
    "star": ("#efe3c6", "#e9dcb8"),
    "orb": ("#e8c25c", "#f3e2b0"),
    "bite": ("#e8c25c00", "#171026"),
    "ray": ("#cda24a", "#17102600"),
    "halo": ("#f6eeda00", "#ffd67a1c"),
    "lamp": ("#e9d39c", "#ffd67a"),
    "stone": ("#ecdfc2", "#2b1e30"),
    "joint": ("#d8c59d", "#3a2a40"),
    "shade": ("#c9b287", "#150d1a"),
    "slip": ("#fbf6e8", "#382640"),
    "baize": ("#f1e6cb", "#2f2036"),
    "text": ("#421a2d", "#f5e9d0"),
    "soft": ("#6b4456", "#cdb8ac"),
    "line": ("#4b1d33", "#b79a86"),
    "timber": ("#9a6b42", "#7d5636"),
    "timber-deep": ("#74492a", "#4f3320"),
    "counter": ("#dcc194", "#5d4433"),
    # the carpet
    "carpet": ("#8f2f3d", "#7c2636"),
    "carpet-deep": ("#64182d", "#4c1226"),
    "lapis": ("#24508f", "#2b5596"),
    # cards
    "face": ("#fcf7ea", "#f0e2c3"),
    "ink": ("#4b1d33", "#421a2d"),
    "gold": ("#d9a83a", "#dba838"),
    "gold-deep": ("#8a5f10", "#7d550c"),
    "porphyry": ("#5a1f3f", "#65254a"),
    "cloth": ("#2f8a8c", "#2b8082"),
    "cloth-deep": ("#1f6a70", "#1d6368"),
    "cloth-pale": ("#d3e6e0", "#c4d8cb"),
    "spices": ("#dd7f2c", "#d37626"),
    "spices-deep": ("#ad5411", "#97490d"),
    "spices-pale": ("#f7dfbf", "#ecd0a8"),
    "wine": ("#8e2344", "#86203f"),
    "wine-deep": ("#6a1431", "#64132e"),
    "wine-pale": ("#efd3d3", "#e2c2bb"),
    "wood": ("#a06a3d", "#966238"),
    "wood-deep": ("#6d4423", "#674020"),
    "wood-pale": ("#e8d3b3", "#dcc39c"),
    "grain": ("#e0b53c", "#d6aa34"),
    "grain-deep": ("#8a6612", "#7c5b0e"),
    "grain-pale": ("#f5e6b4", "#e9d69d"),
    "olives": ("#7f8f3c", "#788738"),
    "olives-deep": ("#525f22", "#4d5a20"),
    "olives-pale": ("#dfe3b8", "#d0d4a2"),
    "trader": ("#6a4a99", "#63458f"),
    "trader-deep": ("#4a2f78", "#452b70"),
    "trader-pale": ("#e0d6ea", "#d2c5d6"),
    "leaf": ("#a3b061", "#98a457"),
    "clay": ("#cf8557", "#c37b4f"),
    "clay-deep": ("#ad6238", "#a15a33"),
    "sack": ("#d3b27c", "#c6a56f"),
    "sack-deep": ("#b18f58", "#a5844f"),
    "sack-pale": ("#e8d2a4", "#dbc495"),
    "skin": ("#dcae85", "#d0a27a"),
}
"""Byzanz: ivory paper and porphyry ink by day; dark porphyry, lit lamps and windows by night."""

SCENE: Final[Palette] = {
    "sky": ("#efd9a2", "#161334"),
    "haze": ("#f5e6bd", "#1d1839"),
    "gleam": ("#faf0d4", "#261d3d"),
    "ring": ("#e3c377", "#dba83833"),
    "orb": ("#f3cf74", "#f3e2b0"),
    "bite": ("#f3cf7400", "#161334"),
    "star": ("#efd9a200", "#e2b64c"),
    "far": ("#e3cda0", "#221a38"),
    "mid": ("#cdb07e", "#2b2040"),
    "wall": ("#f7ebcf", "#544357"),
    "shade": ("#d8bd90", "#3b2d44"),
    "brick": ("#d29a72", "#5f3f4c"),
    "joint": ("#a98558", "#2a1f33"),
    "dome": ("#3d6cab", "#274a80"),
    "dome-deep": ("#274f8c", "#19325c"),
    "roof": ("#c4704c", "#5c3038"),
    "roof-deep": ("#99502f", "#43222b"),
    "window": ("#6b4456", "#ffd67a"),
    "lamp": ("#ecc257", "#ffd67a"),
    "glow": ("#ffd67a00", "#ffd67a1e"),
    "tree": ("#6f7f48", "#1e2230"),
    "ground": ("#f0e2c0", "#46343f"),
    "ground-deep": ("#dcc595", "#35263a"),
    "inside": ("#6f4338", "#6b4030"),
    "red": ("#a5343f", "#8a2b39"),
    "blue": ("#2f5da0", "#294f88"),
    "green": ("#2f8a8c", "#26686c"),
    "pale": ("#fbf3df", "#d6c49f"),
    "skin": ("#c98f63", "#a8754f"),
    "pen": ("#421a2d", "#120a18"),
}
"""The scene of the cover. What shines only at night is clear by day."""

PAGE: Final = PageColours(
    accent="#5a1f3f",
    ground="var(--byz-paper)",
)
"""The colours of the pages around its pictures."""

CHART_PAINTS: Final = {
    "cloth": ("cloth", "cloth-pale"),
    "spices": ("spices", "spices-pale"),
    "wine": ("wine", "wine-pale"),
    "wood": ("wood", "wood-pale"),
    "grain": ("grain", "grain-deep"),
    "olives": ("olives", "olives-pale"),
    "trader": ("trader", "trader-pale"),
}
"""The colour of each source of points in a chart, and the colour of its pattern."""
