"""Style rules: CSS files in the folders `art`, beside the drawings, each loaded once.

In a file `var(--serif)` and `var(--sans)` stand for the families of fonts. Colours are the custom
properties of `palette.py`. The name of a file is its path from this folder, without its ending:
`game/art/style`. A game of another package gives the whole path.
"""

import re
from functools import cache
from typing import Final

from .svg_art import FOLDER

SERIF: Final = (
    "'Iowan Old Style',Palatino,'Palatino Linotype','URW Palladio L','Book Antiqua',Georgia,serif"
)
SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',sans-serif"

_SHORTER: Final = (
    (re.compile(r"/\*.*?\*/", re.DOTALL), ""),
    (re.compile(r"\s+"), " "),
    (re.compile(r" ?([{};,>]) ?"), r"\1"),
    (re.compile(r": "), ":"),
    (re.compile(r";\}"), "}"),
    (re.compile(r"^ | $"), ""),
)
"""What a browser does not need, and what is left of it, one after another."""


@cache
def css_rules(name: str, prefix: str = "") -> str:
    """The rules of a file, without comments and line breaks.

    In a file for all games `game-` stands for a game's prefix, in classes and in custom properties.
    """
    rules = FOLDER.joinpath(f"{name}.css").read_text(encoding="utf-8")
    for needless, left in _SHORTER:
        rules = needless.sub(left, rules)
    rules = rules.replace("var(--serif)", SERIF).replace("var(--sans)", SANS)
    return rules.replace("game-", f"{prefix}-") if prefix else rules
