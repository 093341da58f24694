"""Every game's examples as pictures."""

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from emporion.core.state import View
from emporion.render.svg import Layout, svg

from . import byzanz_examples, tyros_examples, ys_examples
from .reading_svg import tree
from .touring import Shown

PREFIX = {"byzanz": "byz", "tyros": "tyr", "ys": "ys"}
"""What the classes of each game's pictures begin with."""

TABLES = {
    "byzanz": byzanz_examples.TABLES,
    "tyros": tyros_examples.TABLES,
    "ys": ys_examples.TABLES,
}

_VIEWS = {
    "byzanz": byzanz_examples.views,
    "tyros": tyros_examples.views,
    "ys": ys_examples.views,
}


def each_table(*games: str) -> pytest.MarkDecorator:
    """A test of every table of some games, or of all."""
    return pytest.mark.parametrize(
        ("game", "table"), [(game, table) for game in games or TABLES for table in TABLES[game]]
    )


def shown(game: str, table: str) -> list[Shown]:
    """The views of a table."""
    return _VIEWS[game](table)


@cache
def drawn(game: str, table: str, layout: Layout, lang: str = "en") -> list[tuple[View, ET.Element]]:
    """Those views as pictures, read back; some of them in the other languages."""
    views = shown(game, table) if lang == "en" else shown(game, table)[::5]
    return [(view, tree(svg(view, lang, legal=legal, layout=layout))) for view, legal in views]


def asked(
    game: str, table: str, layout: Layout
) -> Iterator[tuple[View, tuple[int, ...], ET.Element]]:
    """Those pictures, with the actions that are open in them."""
    pictures = drawn(game, table, layout)
    for (view, legal), (_, root) in zip(shown(game, table), pictures, strict=True):
        yield view, legal, root
