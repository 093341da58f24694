"""No file of the package names a game, but the games' own files and the catalogues of messages."""

import re
from collections.abc import Iterator
from pathlib import Path

import emporion
from emporion.catalogue import builtin

PACKAGE = Path(emporion.__file__).parent
GAMES = sorted(path.stem for path in Path(builtin.__path__[0]).glob("[a-z]*.py"))

NAMED = re.compile(
    "|".join(rf"(?<![a-z]){name}(?![a-z])|(?-i:{name.capitalize()}(?=[A-Z]))" for name in GAMES),
    re.IGNORECASE,
)
"""A game's name as a word, or at the start of a name such as `YsState`."""

OWN = re.compile(rf"(?:{'|'.join(GAMES)})(?:[._].*)?")
"""A folder or file that is a game's own: `ys`, `ys.py`, `ys_fields.py`."""

MESSAGES = PACKAGE / "text" / "locale"
"""The catalogues of all messages, in which the games' have keys of their own."""


def shared_files() -> Iterator[Path]:
    """The files that belong to no game."""
    for path in sorted(PACKAGE.rglob("*")):
        own = any(OWN.fullmatch(part) for part in path.relative_to(PACKAGE).parts)
        text = path.is_file() and path.suffix not in (".pyc", ".so", ".pyd", ".mo")
        if text and not own and MESSAGES not in path.parents:
            yield path


def without_examples(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a file with their numbers, less the examples in docstrings and their output."""
    example = False
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.strip()
        example = said.startswith(">>> ") or (example and said not in ("", '"""'))
        if not example:
            yield number, line


def test_the_games_of_the_package_are_known() -> None:
    assert GAMES == ["byzanz", "tyros", "ys"]


def test_names_are_found_where_they_are() -> None:
    lines = (
        'Y = "Ys"\nclass YsState:\n    """Analysis, days.\n\n    >>> find("ys")\n    ys\n    """\n'
    )
    assert [number for number, line in without_examples(lines) if NAMED.search(line)] == [1, 2]
    assert OWN.fullmatch("ys_fields.py")
    assert not OWN.fullmatch("system.py")


def test_no_shared_file_names_a_game() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in shared_files()
        for number, line in without_examples(path.read_text("utf-8"))
        if NAMED.search(line)
    ]
    assert not found, "\n".join(found)
