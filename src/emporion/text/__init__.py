"""Facts, decisions and errors as sentences, in English, Dutch and German.

The only package with sentences for people: all others pass it ids and numbers. English, Dutch and
German are equals, so a message is known by a symbolic key (`error.unknown_game`), and each
language has a catalogue of its own in `locale`. A game's manifest names its `GameWording` and its
rules; a game without a wording has the general one.

>>> wording("en").seat(0), wording("nl").seat(0), wording("de").seat(0)
('Blue', 'Blauw', 'Blau')
"""

import os

from ..core.errors import word_errors_with
from .game import GameWording
from .general import GeneralWording
from .languages import LANGUAGES, pick_language, use_for_libraries
from .wording import Wording, wording

__all__ = [
    "LANGUAGES",
    "GameWording",
    "GeneralWording",
    "Wording",
    "install",
    "pick_language",
    "use_for_libraries",
    "wording",
]


def install(lang: str | None = None) -> Wording:
    """Make `str()` of every error a sentence, in a language or in the environment's.

    The catalogue is read at once, so that a missing one is told here and not inside an error.
    """
    chosen = pick_language(lang, os.environ)
    words = wording(chosen)
    word_errors_with(lambda error: wording(chosen).error(error))
    return words
