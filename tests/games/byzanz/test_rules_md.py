"""RULES.md tells the truth: every function and every test that it names exists."""

import re

import pytest

from tests.games.rules_md import RulesMd

RULES = RulesMd("byzanz")

CHAPTERS = [
    "Spelmateriaal, Spelidee",
    "Spelvoorbereiding",
    "Veilingen",
    "Volgende veilingen",
    "Eigenaardigheden bij een veiling",
    "De markt van Byzantium",
    "Een nieuwe ronde",
    "Verkoop van goederen",
    "Meer dan 7 kaarten in de hand",
    "De handelaarskaarten",
    "Einde van het spel en winnaar",
]

pytestmark = pytest.mark.once


def test_every_row_names_code_and_names_of_tests() -> None:
    assert RULES.incomplete_rows() == []


def test_every_function_that_is_named_exists() -> None:
    assert RULES.code_named() - RULES.code_there() == set()


def test_every_test_that_is_named_exists() -> None:
    assert RULES.tests_named() - RULES.tests_there() == set()


def test_every_chapter_of_the_book_is_there() -> None:
    assert re.findall(r"^### (.+)$", RULES.text, re.MULTILINE) == CHAPTERS


def test_every_ruling_is_there_with_its_basis() -> None:
    rulings = [row for row in RULES.rows if len(row) == 4 and re.match(r"\d", row[0])]
    assert [int(row[0].split()[0]) for row in rulings] == list(range(1, 14))
    for row in rulings:
        assert re.search(r"\[(book|deduced|ours)\]", row[0])


def test_every_worked_example_is_there() -> None:
    examples = RULES.examples_there()
    examples.add("test_four_player_setup_example")
    assert len(examples) == 7
    assert examples <= RULES.tests_named_in_rows()


def test_every_option_is_there() -> None:
    assert RULES.options_named() == RULES.options_there()
