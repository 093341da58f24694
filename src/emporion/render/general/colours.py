"""The colours of the general picture and of the plain cover, by day and by night. No logic."""

from typing import Final

from ..palette import Themes

COLOURS: Final[Themes] = {
    "light": {
        "paper": "#ece6da",
        "slip": "#faf7f0",
        "text": "#2b2a33",
        "soft": "#5c5a66",
        "line": "#4a4855",
        "face": "#fdfbf5",
        "ink": "#2b2a33",
        "gold": "#d9a83a",
        "gold-deep": "#7d5a12",
    },
    "dark": {
        "paper": "#16181d",
        "slip": "#23272e",
        "text": "#eceae2",
        "soft": "#b9b6ad",
        "line": "#8f8c86",
        "face": "#efe9db",
        "ink": "#2b2a33",
        "gold": "#dcae40",
        "gold-deep": "#7d5a12",
    },
}
"""Neutral paper and ink by day, slate and lamplight by night."""

SCENE: Final[Themes] = {
    "light": {"ground": "#d9d2c3", "band": "#c6bda9", "thread": "#8c8069"},
    "dark": {"ground": "#2a2f36", "band": "#343b44", "thread": "#6d7683"},
}
"""The scene of the plain cover."""
