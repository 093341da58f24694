"""The look of the general picture: its colours and the rules for its style sheet."""

from typing import Final

from ..palette import SANS, SERIF, Themes

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


RULES: Final = (
    f".gen-heading{{font-family:{SERIF};font-weight:700;text-anchor:middle}}"
    f".gen-label{{font-family:{SANS};text-anchor:middle;font-variant-numeric:lining-nums}}"
    f".gen-value{{font-family:{SERIF};font-weight:700;text-anchor:middle;"
    "font-variant-numeric:lining-nums tabular-nums}"
    ".gen-start{text-anchor:start}"
    ".gen-end{text-anchor:end}"
    ".gen-slip{fill:var(--gen-slip);stroke:var(--gen-line);stroke-width:1.4}"
    ".gen-acting{fill:var(--gen-slip);stroke:var(--gen-gold);stroke-width:4}"
    ".gen-choice{fill:var(--gen-face);stroke:var(--gen-line);stroke-width:1.4}"
    ".gen-stem{fill:none;stroke:var(--gen-gold-deep);stroke-width:1.6}"
    ".gen-laurel{fill:var(--gen-gold);stroke:var(--gen-ink);stroke-width:.9}"
    ".gen-flag{stroke:var(--gen-ink);stroke-width:.8}"
    ".gen-rope{fill:none;stroke:var(--gen-line);stroke-width:1.6}"
    ".gen-banner{stroke:var(--gen-ink);stroke-width:1.4}"
)
