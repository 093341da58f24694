"""RULES.md tells the truth: every function and every test that it names exists."""

import re

import pytest

from emporion.games.ys.data import CHARACTERS
from tests.games.rules_md import RulesMd, rows

RULES = RulesMd("ys")

CHAPTERS = [
    "Ys and more, The Board, Contents",
    "Setup",
    "Principles of the Game",
    "Phase 1 - Setup",
    "Phase 2 - Turn Order",
    "Phase 3 - Placing the Brokers",
    "Phase 4 - Counting up: the city",
    "Phase 4 - Counting up: the market",
    "End of the Game",
    "Character Cards",
    "3-player Game",
    "2-player Game",
    "The King's Favor",
    "Ys Express",
]

BASIS = r"\[(book|public|deduced|ours)\]"

pytestmark = pytest.mark.once


def test_every_row_names_code_and_names_of_tests() -> None:
    assert RULES.incomplete_rows() == []


def test_every_function_that_is_named_exists() -> None:
    assert RULES.code_named() - RULES.code_there() == set()


def test_every_test_that_is_named_exists() -> None:
    assert RULES.tests_named() - RULES.tests_there() == set()


def test_every_chapter_of_the_book_is_there() -> None:
    assert re.findall(r"^### (.+)$", RULES.section("The rulebook"), re.MULTILINE) == CHAPTERS


def test_every_character_has_its_row() -> None:
    chapter = RULES.section("The rulebook").split("\n### Character Cards\n")[1].split("\n### ")[0]
    for name in CHARACTERS[:-1]:
        assert re.search(rf"^\|[^|]*\b{name.title()}\b", chapter, re.MULTILINE), name


def test_every_ruling_is_there_with_its_basis() -> None:
    rulings = [row for row in rows(RULES.section("Rulings")) if re.match(r"\d", row[0])]
    assert [int(row[0].split()[0]) for row in rulings] == list(range(1, 23))
    for row in rulings:
        assert re.search(BASIS, row[0])


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


def test_every_worked_example_is_there() -> None:
    examples = RULES.examples_there()
    assert len(examples) == 17
    assert examples <= RULES.tests_named_in_rows()


def test_every_option_is_there() -> None:
    assert RULES.options_named() == RULES.options_there()
