"""The language asked for on the command line, found before anything is worded."""

from typing import Final

_OPTION: Final = "--lang"


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
        if argument.startswith(_OPTION + "="):
            asked = argument.removeprefix(_OPTION + "=")
        elif argument == _OPTION:
            asked = next(left, None)
            if asked is None:
                rest.append(argument)
        else:
            rest.append(argument)
    return asked, rest
