"""Emporion: board games about trading cities by their full rules, for people, bots and researchers.

>>> import emporion
>>> emporion.games()
['byzanz', 'tyros', 'ys']
>>> match = emporion.new_match("byzanz", players=3, seed=7)
>>> match.actor
0
>>> match.show(match.legal(0)[0])
'pass'
>>> match.apply(0, match.parse("pass"))
>>> match.actor
1
"""

from .bots import StepBot, bot
from .core.build import installed_version, is_compiled
from .core.errors import EmporionError
from .core.game import Game
from .games import find as game
from .games import names as games
from .games import register, unregister
from .table import Match, new_match
from .table import resume as replay
from .text import install as _word_errors

__all__ = [
    "EmporionError",
    "Game",
    "Match",
    "StepBot",
    "__version__",
    "bot",
    "game",
    "games",
    "is_compiled",
    "new_match",
    "register",
    "replay",
    "unregister",
]

__version__ = installed_version()

_word_errors()
