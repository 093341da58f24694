"""Facts, decisions and errors as sentences, in English, Dutch and German.

The only room that speaks to people: everything else hands it ids and numbers. English, Dutch and
German are equals, so a message is known by a symbolic key (`byzanz.event.passed.you`), and each
language has a catalogue of its own in `locale`. A game adds one module with a `GameWording`, its
keys in the three catalogues, and its rules in `rules`.

>>> wording("en").seat(0), wording("nl").seat(0), wording("de").seat(0)
('Blue', 'Blauw', 'Blau')
"""

import os

from ..core.errors import word_errors_with
from .byzanz import ByzanzWording
from .game import GameWording, register
from .languages import LANGUAGES, pick_language, use_for_libraries
from .tyros import TyrosWording
from .wording import Wording, wording
from .ys import YsWording

__all__ = [
    "LANGUAGES",
    "GameWording",
    "Wording",
    "install",
    "pick_language",
    "register",
    "use_for_libraries",
    "wording",
]

register("byzanz", ByzanzWording)
register("ys", YsWording)
register("tyros", TyrosWording)


def install(lang: str | None = None) -> Wording:
    """Make `str()` of every error a sentence, in a language or in the environment's.

    The catalogue is read at once, so that a missing one is told here and not inside an error.
    """
    words = wording(pick_language(lang, os.environ))
    word_errors_with(words.error)
    return words
