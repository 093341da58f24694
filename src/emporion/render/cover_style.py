"""The pens and letters of the covers, as rules for each game's style sheet."""

from functools import cache

from .palette import SERIF


@cache
def cover_rules(prefix: str) -> str:
    """The rules, in the colours of the game with a prefix where they have any."""
    drawn = "fill:none;stroke-linecap:round;stroke-linejoin:round"
    return (
        ".emp-cover-edge{stroke-width:2.2;stroke-linejoin:round}"
        f".emp-cover-pen{{{drawn}}}"
        f".emp-cover-fine{{{drawn};stroke-opacity:.6}}"
        f".{prefix}-cover-paper{{fill:var(--{prefix}-slip);stroke:var(--{prefix}-line);"
        "stroke-width:2}"
        f".{prefix}-cover-title,.{prefix}-cover-line{{font-family:{SERIF};text-anchor:middle}}"
        f".{prefix}-cover-title{{font-weight:700;letter-spacing:.14em;fill:var(--{prefix}-text)}}"
        f".{prefix}-cover-line{{font-style:italic;fill:var(--{prefix}-soft)}}"
    )
