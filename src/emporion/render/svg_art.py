"""Drawings that never change: SVG files in the folders `art`, each loaded once.

A file has classes and no colours, so the style sheet of its game paints it by day and by night.
What depends on a view is drawn by code, and may use parts of such a file. Ids and classes may have
words that the code fills in: `seat` for a seat's colour, `game` for a game's prefix. The name of a
file is its path from this folder, without its ending: `game/art/queen`. A game of another package
gives the whole path.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from .svg_elements import group, moved

FOLDER: Final = Path(__file__).parent
"""Where the names of the files begin."""

_TAG: Final = re.compile(r"<(/?)\w+[^>]*?(/?)>")
_PATH: Final = re.compile(r' d="([^"]*)"')


@cache
def elements(name: str) -> tuple[str, ...]:
    """The elements of a file, without the document around them."""
    text = FOLDER.joinpath(f"{name}.svg").read_text(encoding="utf-8")
    found: list[str] = []
    depth = 0
    for tag in _TAG.finditer(text, text.index(">") + 1, text.rindex("</svg>")):
        closing, empty = tag.groups()
        if depth:
            found[-1] += tag[0]
        else:
            found.append(tag[0])
        depth += 0 if empty else -1 if closing else 1
    return tuple(found)


@cache
def art(name: str, **words: str) -> str:
    """A whole drawing. Words of it may stand for others: with `seat="blue"` it is in blue."""
    drawn = "".join(elements(name))
    for word, meant in words.items():
        drawn = re.sub(rf"\b{word}\b", meant, drawn)
    return drawn


@cache
def art_at(name: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A whole drawing, its origin brought to a place."""
    return group(art(name), transform=moved(x, y, scale, turn))


@cache
def path_data(name: str) -> tuple[str, ...]:
    """The data of each path in a file, for lines that are drawn in different classes."""
    return tuple(_PATH.findall(art(name)))


@cache
def outlines(name: str) -> tuple[str, ...]:
    """The data of the first path in each element of a file: what the element looks like as one
    shape.
    """
    return tuple(_PATH.findall(drawn)[0] for drawn in elements(name))
