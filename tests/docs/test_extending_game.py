"""The walk for a new game names every file of the example and explains every part."""

import re
from dataclasses import fields

import pytest

import emporion
from emporion.catalogue import Manifest
from emporion.cli.choices import laid_steps
from emporion.render.svg import svg
from emporion.render.text import text
from emporion.table import Turn
from emporion.text import wording
from tests.kit.toy import NAME, Fair

from . import DOCS, ROOT

pytestmark = pytest.mark.once

PAGE = (DOCS / "extending" / "game.md").read_text("utf-8")
VISBY = ROOT / "examples" / "visby"

BUILT = {"__pycache__", "build", "dist"}
"""Folders that are made when the example is installed or run."""


def first_column(heading: str) -> list[str]:
    """What stands between backquotes in the first column of a chapter's table."""
    chapter = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \|", chapter, re.MULTILINE)


def test_every_file_of_the_example_is_named() -> None:
    files = {
        path.relative_to(ROOT).as_posix()
        for path in VISBY.rglob("*")
        if path.is_file() and not BUILT.intersection(path.relative_to(VISBY).parts)
    }
    named = [
        *first_column("1. The package"),
        *first_column("2. The rules"),
        *first_column("3. The words"),
    ]
    assert sorted(named) == sorted(files)
    assert f"It has {len(files)} files" in PAGE


def test_every_part_of_a_manifest_is_explained_in_its_order() -> None:
    assert first_column("The manifest") == [field.name for field in fields(Manifest)]


def test_a_view_with_the_needed_fields_alone_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = PAGE.partition("\n## The fields of a view\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|.*\| (needed)? ?\|$", chapter, re.MULTILINE)
    needed = {name for names, mark in rows if mark for name in re.findall(r"`(\w+)`", names)}
    named = {name for names, _ in rows for name in re.findall(r"`(\w+)`", names)}
    assert {"game", "actor"} <= needed < named
    emporion.register(Manifest(name=NAME, rules=Fair))
    try:
        match = emporion.new_match(NAME, 2, seed=1)
        whole = match.view(0)
        view = {name: whole[name] for name in whole if name in needed or name not in named}
        assert len(view) < len(whole)
        legal = match.legal(0)
        assert svg(view, "en", legal=legal)
        assert text(view, "en")
        words = wording("en")
        assert words.decision(view)
        assert [words.choice(view, action) for action in legal]
        turn = Turn(match, 0)
        turn.play([legal[-1]])
        monkeypatch.setattr(turn, "view", lambda: view)
        assert laid_steps(match, turn, words)
    finally:
        emporion.unregister(NAME)


def test_every_module_that_a_manifest_of_the_package_names_has_its_row() -> None:
    rows = first_column("A game in this package")
    manifest = next(path for path in rows if "builtin" in path)
    named = re.findall(r'"(emporion\.[\w.]+)', ROOT.joinpath(manifest).read_text("utf-8"))
    for module in named:
        if module != "emporion.text":
            path = "src/" + module.replace(".", "/")
            assert any(path == row.removesuffix(".py") or path.startswith(row) for row in rows)
