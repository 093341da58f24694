"""A game's style sheet: its own rules, those of all games, and the colours of day and night.

Each game's pictures have the class of its prefix, which the colours hang on.
"""

from ..catalogue import using
from .css_rules import css_rules
from .palette import paint_rules, properties, resolved
from .parts import pictures, prefix_of


def stylesheet(game: str) -> str:
    """The style sheet of a game's pictures, for pages that bring it themselves.

    It follows the reader's preference, unless an element around the picture has
    `data-theme="light"` or `data-theme="dark"`. Raises `UnknownGame`.
    """
    prefix = prefix_of(game)
    with using(game, "pictures"):
        day, night = properties(game, "light"), properties(game, "dark")
        return (
            _preferred(game)
            + f"[data-theme=light] .{prefix}{{{day}}}[data-theme=dark] .{prefix}{{{night}}}"
            + _rules(game)
        )


def page_stylesheet(game: str) -> str:
    """The same with the colours of the pages around the pictures: accent and table.

    Pages of a game that says nothing of them keep the colours of all other pages.
    """
    page = pictures(game).page
    if page is None:
        return stylesheet(game)
    prefix = prefix_of(game)
    named = {"slip": "slip", "ink": "text", "soft": "soft", "line": "line"}
    table = "".join(f"--{ours}:var(--{prefix}-{its});" for ours, its in named.items())
    with using(game, "pictures"):
        return (
            f"{stylesheet(game)}[data-game={game}]{{--accent:{page.accent}}}"
            f".table.{prefix}{{{table}--ground:{page.ground}}}"
        )


def inline_style(game: str, theme: str) -> str:
    """The style for a standalone picture: of one theme, or of both where `theme` is "auto"."""
    if theme != "auto":
        return resolved(_rules(game), game, theme)
    return _preferred(game) + _rules(game)


def _rules(game: str) -> str:
    """Every rule, in terms of custom properties."""
    prefix = prefix_of(game)
    return (
        css_rules("art/shared", prefix)
        + pictures(game).rules
        + css_rules("art/cover", prefix)
        + css_rules("art/charts", prefix)
        + paint_rules(game)
    )


def _preferred(game: str) -> str:
    """The colours of day, and of night for a reader who prefers it."""
    prefix = prefix_of(game)
    day, night = properties(game, "light"), properties(game, "dark")
    return f".{prefix}{{{day}}}@media (prefers-color-scheme:dark){{.{prefix}{{{night}}}}}"
