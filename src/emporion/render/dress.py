"""The style that a picture brings along, where it is not of a table but of a game as a whole."""

from typing import Final

from ..core.errors import UnknownGame
from .byzanz.style import RULES as BYZANZ
from .theme import embedded
from .tyros.style import RULES as TYROS
from .ys.style import RULES as YS

_RULES: Final = {"byzanz": BYZANZ, "tyros": TYROS, "ys": YS}


def dressed(game: str, theme: str, wanted: bool) -> str:
    """The style to embed; nothing where the page brings it."""
    return embedded(game, _RULES[game], theme) if wanted else ""


def refuse_unknown(game: str) -> None:
    """Raise `UnknownGame` for a game without pictures."""
    if game not in _RULES:
        raise UnknownGame(asked=game, known=sorted(_RULES))
