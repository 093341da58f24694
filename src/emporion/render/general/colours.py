"""The colours of the general picture and of the plain cover, by day and by night. No logic."""

from typing import Final

from ..palette import Palette

COLOURS: Final[Palette] = {
    "paper": ("#ece6da", "#16181d"),
    "slip": ("#faf7f0", "#23272e"),
    "text": ("#2b2a33", "#eceae2"),
    "soft": ("#5c5a66", "#b9b6ad"),
    "line": ("#4a4855", "#8f8c86"),
    "face": ("#fdfbf5", "#efe9db"),
    "ink": ("#2b2a33", "#2b2a33"),
    "gold": ("#d9a83a", "#dcae40"),
    "gold-deep": ("#7d5a12", "#7d5a12"),
}
"""Neutral paper and ink by day, slate and lamplight by night."""

SCENE: Final[Palette] = {
    "ground": ("#d9d2c3", "#2a2f36"),
    "band": ("#c6bda9", "#343b44"),
    "thread": ("#8c8069", "#6d7683"),
}
"""The scene of the plain cover."""
