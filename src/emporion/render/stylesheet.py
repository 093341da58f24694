"""A game's style sheet: its own rules, those of all games, and the colours of day and night.

Each game's pictures have the class of its prefix, which the colours hang on.
"""

from functools import cache
from typing import NamedTuple

from .charts.style import chart_rules
from .cover_style import cover_rules
from .palette import paint_rules, properties, resolved
from .parts import prefix_of
from .svg_elements import SHARED_RULES


class PageColours(NamedTuple):
    """What a page of a game has of its pictures' colours, besides their paper, ink and lines."""

    accent: str
    """The accent by day; by night all games have the same."""
    ground: str
    """What the table's page is washed with, in terms of the game's custom properties."""


def page_rules(game: str, page: PageColours) -> str:
    """The rules for pages of a game: its accent, and the colours of its table."""
    prefix = prefix_of(game)
    named = {"slip": "slip", "ink": "text", "soft": "soft", "line": "line"}
    table = "".join(f"--{ours}:var(--{prefix}-{its});" for ours, its in named.items())
    return (
        f"[data-game={game}]{{--accent:{page.accent}}}"
        f".table.{prefix}{{{table}--ground:{page.ground}}}"
    )


@cache
def stylesheet(game: str, own: str) -> str:
    """For pages: both themes; `data-theme` on any element around a picture overrules the reader's
    preference.
    """
    prefix = prefix_of(game)
    day, night = properties(game, "light"), properties(game, "dark")
    return (
        _preferred(game)
        + f"[data-theme=light] .{prefix}{{{day}}}[data-theme=dark] .{prefix}{{{night}}}"
        + _rules(game, own)
    )


@cache
def embedded(game: str, own: str, theme: str) -> str:
    """For a picture of its own: the style of one theme, or of both where `theme` is "auto"."""
    if theme != "auto":
        return resolved(_rules(game, own), game, theme)
    return _preferred(game) + _rules(game, own)


def _rules(game: str, own: str) -> str:
    """Every rule, in terms of custom properties."""
    prefix = prefix_of(game)
    return SHARED_RULES + own + cover_rules(prefix) + chart_rules(prefix) + paint_rules(game)


def _preferred(game: str) -> str:
    """The colours of day, and of night for a reader who prefers it."""
    prefix = prefix_of(game)
    day, night = properties(game, "light"), properties(game, "dark")
    return f".{prefix}{{{day}}}@media (prefers-color-scheme:dark){{.{prefix}{{{night}}}}}"
