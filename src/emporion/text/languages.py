"""Which languages there are, which one a person wants, and where each one's catalogues lie."""

import gettext
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..core.errors import UnknownLanguage

LANGUAGES: Final = ("en", "nl", "de")
"""The languages; the first is for people whose own is not among them."""

VARIABLES: Final = ("EMPORION_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment names its language; the first that is set decides."""

LOCALE: Final = Path(__file__).parent / "locale"

_OURS: Final = "emporion"
_LIBRARIES: Final = "messages"


def pick_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the environment's, else English.

    A locale's name works, too. Raises `UnknownLanguage` if an unsupported language is asked for.
    The environment is meant for all programs, so an unsupported language there is no error.

    >>> pick_language(None, {"LANG": "nl_BE.UTF-8"})
    'nl'
    >>> pick_language("de-AT", {"LANG": "nl_BE.UTF-8"})
    'de'
    >>> pick_language(None, {"LC_ALL": "C", "LANG": "nl_BE.UTF-8"})
    'en'
    """
    if asked is not None:
        lang = _language_of(asked)
        if lang not in LANGUAGES:
            raise UnknownLanguage(asked=asked, known=list(LANGUAGES))
        return lang
    for variable in VARIABLES:
        if environ.get(variable):
            lang = _language_of(environ[variable])
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _language_of(locale: str) -> str:
    """The language in a locale's name: `nl` in `nl_BE.UTF-8`."""
    for mark in ".@-_":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()


def catalogue(lang: str) -> gettext.GNUTranslations:
    """The sentences of a language; catalogues are compiled when the package is built."""
    compiled = LOCALE / lang / "LC_MESSAGES" / f"{_OURS}.mo"
    try:
        with compiled.open("rb") as file:
            return gettext.GNUTranslations(file)
    except FileNotFoundError:
        source = compiled.with_suffix(".po").name
        raise FileNotFoundError(
            f"{compiled} is missing: `make play` and `make test` compile it from {source}"
        ) from None


def use_for_libraries(lang: str) -> None:
    """Let libraries that speak through gettext, as Typer does, speak a language too.

    To be called before Typer is imported: it looks up some of its words at import. English has
    no such catalogue, since the libraries' own words are English.
    """
    os.environ["LANGUAGE"] = lang
    gettext.bindtextdomain(_LIBRARIES, str(LOCALE))
    gettext.textdomain(_LIBRARIES)
