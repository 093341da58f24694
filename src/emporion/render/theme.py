"""A game's style sheet: its own rules, those of all games, and the colours of day and night.

Each game's pictures have the class of its prefix, which the colours hang on.
"""

from functools import cache

from .chart_style import chart_rules
from .covers.style import cover_rules
from .emblems import SHARED_RULES
from .palette import GAMES, paint_rules, properties, resolved


@cache
def stylesheet(game: str, own: str) -> str:
    """For pages: both themes; `data-theme` on any element around a picture overrules the reader's
    preference.
    """
    prefix, _ = GAMES[game]
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
    prefix, _ = GAMES[game]
    return SHARED_RULES + own + cover_rules(prefix) + chart_rules(prefix) + paint_rules(game)


def _preferred(game: str) -> str:
    """The colours of day, and of night for a reader who prefers it."""
    prefix, _ = GAMES[game]
    day, night = properties(game, "light"), properties(game, "dark")
    return f".{prefix}{{{day}}}@media (prefers-color-scheme:dark){{.{prefix}{{{night}}}}}"
