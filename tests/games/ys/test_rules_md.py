"""RULES.md of Ys: its characters, its components and its editions."""

import re

import pytest

from emporion.games.ys.data import CHARACTERS
from tests.games.rules_md import BASIS, RulesMd, quoted, rows

RULES = RulesMd("ys")

pytestmark = pytest.mark.once


def test_every_character_has_its_row() -> None:
    chapter = RULES.section("The rulebook").split("\n### Character Cards\n")[1].split("\n### ")[0]
    for name in CHARACTERS[:-1]:
        assert re.search(rf"^\|[^|]*\b{name.title()}\b", chapter, re.MULTILINE), name


def test_every_ruling_on_components_and_windows_is_there_with_its_basis() -> None:
    others = [row for row in rows(RULES.section("Rulings")) if not re.match(r"\d", row[0])]
    assert len(others) == 17
    for row in others:
        assert re.match(BASIS, row[1]), row[0]


def test_every_disagreement_is_told_by_edition_with_what_we_do() -> None:
    table = rows(RULES.section("Where the editions disagree"))
    assert len(table) >= 30
    for row in table:
        assert len(row) == 7, row[0]
        assert all(row), row[0]


def test_every_character_is_set_beside_those_it_can_meet() -> None:
    table = rows(RULES.section("Where characters meet"))
    named = [name for row in table for name in row[0].split(", ")]
    assert sorted(named) == sorted([*map(str.title, CHARACTERS[:-1]), "blue-edged cards"])
    for row in table:
        assert len(row) == 7, row[0]
        assert all(row), row[0]
        met = [cell for cell in row[1:5] if cell not in ("–", "as above")]
        assert len(quoted(row[-1])) >= len(met), row[0]
