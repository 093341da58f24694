"""Emporion: board games about trading cities by their full rules, for people, bots and researchers.

>>> import emporion
>>> emporion.game_names()
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
from .catalogue import Manifest, register, unregister
from .core.build import installed_version, is_compiled
from .core.errors import EmporionError
from .core.game import Game
from .games import find as game
from .games import names as game_names
from .table import Match, new_match, replay
from .text import install as _word_errors

__all__ = [
    "EmporionError",
    "Game",
    "Manifest",
    "Match",
    "StepBot",
    "__version__",
    "bot",
    "game",
    "game_names",
    "is_compiled",
    "new_match",
    "register",
    "replay",
    "unregister",
]

__version__ = installed_version()

_word_errors()
