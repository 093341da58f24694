"""No file of the package names a game, but the games' own files and own messages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import emporion
from emporion.catalogue import builtin
from emporion.render.parts import prefix_of
from emporion.text import LANGUAGES
from tests.text.catalogues import messages

PACKAGE = Path(emporion.__file__).parent
GAMES = sorted(path.stem for path in Path(builtin.__path__[0]).glob("[a-z]*.py"))

NAMED = re.compile(
    "|".join(rf"(?<![a-z]){name}(?![a-z])|(?-i:{name.capitalize()}(?=[A-Z]))" for name in GAMES),
    re.IGNORECASE,
)
"""A game's name as a word, or at the start of a name such as `YsState`."""

PREFIXED = re.compile(rf"\b(?:{'|'.join(map(prefix_of, GAMES))})-")
"""What the classes and custom properties of a game's pictures begin with."""

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
    assert [bool(PREFIXED.search(line)) for line in ("--ys-ink", "days-old", ".byz-f-ink")] == [
        True, False, True,
    ]  # fmt: skip
    assert OWN.fullmatch("ys_fields.py")
    assert not OWN.fullmatch("system.py")


def test_no_shared_file_names_a_game() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in shared_files()
        for number, line in without_examples(path.read_text("utf-8"))
        if NAMED.search(line) or PREFIXED.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_shared_files_are_looked_at() -> None:
    """The test above does not pass because it looks nowhere."""
    found = [path.relative_to(PACKAGE) for path in shared_files()]
    assert {"__init__.py", "web", "render", "cli", "bots", "research"} <= {
        path.parts[0] for path in found
    }
    assert {".py", ".css", ".js", ".html", ".svg"} <= {path.suffix for path in found}
    listed = sum(path.suffix == ".py" for path in found)
    assert listed > sum(path.suffix == ".py" for path in PACKAGE.rglob("*.py")) / 2
    examples = [
        (path, number)
        for path in found
        for number, line in enumerate((PACKAGE / path).read_text("utf-8").splitlines(), start=1)
        if NAMED.search(line)
    ]
    # Files that show a game in an example would be found without the exception for examples.
    assert examples
    assert {path.suffix for path, _ in examples} == {".py"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_shared_message_names_a_game(lang: str) -> None:
    found = [
        f"{key}: {text}"
        for key, texts in messages(lang).items()
        if not any(part in GAMES for part in key.split("."))
        for text in texts
        if NAMED.search(text)
    ]
    assert not found, "\n".join(found)
