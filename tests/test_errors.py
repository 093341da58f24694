"""Errors: one tree, and each is also the built-in error that a programmer would catch."""

import builtins
import re
from importlib import import_module
from pathlib import Path

import pytest

import emporion
from emporion import EmporionError
from emporion.cli.errors import TerminalError
from emporion.core.errors import IllegalAction
from emporion.text import LANGUAGES, wording

pytestmark = pytest.mark.once

TREES = (
    "core.errors", "research.errors", "arena.errors", "store.errors", "cli.errors", "web.errors",
)  # fmt: skip
"""Modules whose docstring shows their errors as a tree."""

MODULES = (*TREES, "cli.prompt")

GROUPS = ("ResearchError", "ArenaError", "TerminalError", "WebError")
"""Errors that only group others and are never raised themselves."""


def errors(module: str) -> list[type[EmporionError]]:
    """The errors that a module declares."""
    name = f"emporion.{module}"
    return [
        each
        for each in vars(import_module(name)).values()
        if isinstance(each, type) and issubclass(each, EmporionError) and each.__module__ == name
    ]


RAISED = [
    each
    for module in MODULES
    for each in errors(module)
    if each is not EmporionError and each.__name__ not in GROUPS
]


@pytest.mark.parametrize("error", RAISED, ids=lambda error: error.__name__)
def test_an_error_is_a_built_in_error_too(error: type[EmporionError]) -> None:
    inherited = [each for each in error.__mro__ if each.__module__ == "builtins"]
    assert inherited[0] is not Exception, "it derives from EmporionError alone"


@pytest.mark.parametrize("module", TREES)
def test_the_tree_in_a_docstring_is_that_of_the_classes(module: str) -> None:
    drawn = re.findall(
        r"── (\w+)(?: \((\w+)\))?", import_module(f"emporion.{module}").__doc__ or ""
    )
    ours = {each.__name__: each for each in errors(module) if each is not EmporionError}
    assert set(ours) <= {name for name, _ in drawn}
    for name, inherited in drawn:
        if name in ours and inherited:
            assert issubclass(ours[name], getattr(builtins, inherited)), name


def test_every_module_with_errors_is_looked_at() -> None:
    package = Path(emporion.__file__).parent
    declared = {
        ".".join(path.relative_to(package).with_suffix("").parts)
        for path in package.rglob("*.py")
        if re.search(r"^class \w+\(\w*Error\b", path.read_text("utf-8"), re.MULTILINE)
    }
    assert declared == set(MODULES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", RAISED, ids=lambda error: error.__name__)
def test_an_error_without_its_facts_has_a_sentence(error: type[EmporionError], lang: str) -> None:
    if not issubclass(error, TerminalError | IllegalAction):
        assert wording(lang).error(error())


def test_a_programmer_catches_them_without_our_names() -> None:
    with pytest.raises(LookupError):
        emporion.game("chess")
    with pytest.raises(ValueError, match="Byzanz"):
        emporion.new_match("byzanz", players=9)
    with pytest.raises(LookupError):
        emporion.new_match("byzanz", players=3, options={"dragons": True})
    with pytest.raises(ValueError, match="fly to the moon"):
        emporion.new_match("byzanz", players=3, seed=7).parse("fly to the moon")
