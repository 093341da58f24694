"""The terminal: thin commands over all other packages.

Only `main` stands here. It also works where Typer and Rich are not installed, and says so. The
language is known before any module that shows text is imported.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final, TextIO

from .. import __version__
from ..core.build import is_compiled
from ..core.errors import EmporionError
from ..text import Wording, install, use_for_libraries

__all__ = ["main"]

_LANGUAGE: Final = "--lang"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `emporion`; returns its exit code."""
    _replace_unencodable(sys.stdout)
    _replace_unencodable(sys.stderr)
    _replace_unencodable(sys.stdin)
    try:
        return _main(arguments)
    except KeyboardInterrupt:
        return 130


def _main(arguments: Sequence[str] | None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    asked, rest = split_language(given)
    try:
        words = install(asked)
    except EmporionError as error:
        print(install(None).error(error), file=sys.stderr)
        return 2
    use_for_libraries(words.lang)
    if "--no-color" in rest:
        os.environ["NO_COLOR"] = "1"
    if rest == ["--version"]:
        print(version(words))
        return 0
    try:
        from .app import run  # noqa: PLC0415 - what is missing is told, not raised
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("typer", "rich"):
            raise
        print(words.say("cli.not_installed"), file=sys.stderr)
        return 2
    return run(words, rest, asked)


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language named by `--lang`, wherever it stands, and the other arguments.

    >>> split_language(["play", "--lang", "nl", "--plain"])
    ('nl', ['play', '--plain'])
    >>> split_language(["--lang=de", "games"])
    ('de', ['games'])
    >>> split_language(["play", "--lang"])
    (None, ['play', '--lang'])
    """
    rest: list[str] = []
    asked = None
    left = iter(arguments)
    for argument in left:
        if argument == "--":
            return asked, [*rest, argument, *left]
        if argument.startswith(_LANGUAGE + "="):
            asked = argument.removeprefix(_LANGUAGE + "=")
        elif argument == _LANGUAGE:
            asked = next(left, None)
            if asked is None:
                rest.append(argument)
        else:
            rest.append(argument)
    return asked, rest


def version(words: Wording) -> str:
    """Which version this is, and which of its two forms the engine has here."""
    key = "cli.version.compiled" if is_compiled() else "cli.version.interpreted"
    return words.say(key, version=__version__)


def _replace_unencodable(stream: TextIO) -> None:
    """Show a question mark for what a terminal's encoding cannot show, instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
