"""The style that a picture brings along where no page brings it."""

from .parts import pictures
from .stylesheet import embedded


def inline_style(game: str, theme: str, wanted: bool) -> str:
    """The style to embed; nothing where the page brings it. Raises `UnknownGame`."""
    rules = pictures(game).RULES
    return embedded(game, rules, theme) if wanted else ""
