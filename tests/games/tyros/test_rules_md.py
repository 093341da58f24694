"""RULES.md tells the truth: every function and every test that it names exists."""

import re

import pytest

from emporion.games.tyros.board import OPEN, SEA_WAYS
from tests.games.rules_md import RulesMd, rows

RULES = RulesMd("tyros")

CHAPTERS = [
    "Idee, Doel, Materiaal",
    "Vorbereiding",
    "Spelverloop",
    "1. Handelskaarten verdelen",
    "2. De neutrale rijken uitbouwen",
    "3. Kaartacties",
    "A. Een schip bewegen",
    "B. Een stad bouwen",
    "C. Een schip bouwen",
    "D. Handel drijven met de bank",
    "E. Handel drijven met een medespeler",
    "Einde van een ronde",
    "Speleinde en puntentelling",
]

pytestmark = pytest.mark.once


def test_every_row_names_code_and_names_of_tests() -> None:
    assert RULES.incomplete_rows() == []


def test_every_function_that_is_named_exists() -> None:
    assert RULES.code_named() - RULES.code_there() == set()


def test_every_test_that_is_named_exists() -> None:
    assert RULES.tests_named() - RULES.tests_there() == set()


def test_every_chapter_of_the_book_is_there() -> None:
    assert re.findall(r"^### (.+)$", RULES.section("The rulebook"), re.MULTILINE) == CHAPTERS


def test_every_ruling_is_there_with_its_basis() -> None:
    rulings = rows(RULES.section("Rulings"))
    assert [int(row[0].split()[0]) for row in rulings] == list(range(1, 22))
    for row in rulings:
        assert re.search(r"\[(book|deduced|ours)\]", row[0])


def test_every_worked_example_is_there() -> None:
    examples = RULES.examples_there()
    assert len(examples) >= 9
    assert examples <= RULES.tests_named_in_rows()


def test_every_option_is_there() -> None:
    assert RULES.options_named() == RULES.options_there()


@pytest.mark.parametrize("basis", ["book", "ours"])
@pytest.mark.parametrize("open_", ["Open", "Closed"])
def test_every_sea_way_reconstructed_or_not_is_listed_with_its_basis(
    open_: str, basis: str
) -> None:
    listed = {
        frozenset(way.split("-"))
        for row in rows(RULES.section("The map"))
        if row[0].startswith(f"{open_}:") and row[1] == f"[{basis}]"
        for way in re.findall(r"\b[0-9TWE]+-[0-9TWE]+\b", row[0])
    }
    there = {
        frozenset(ends)
        for *ends, is_open, source in SEA_WAYS
        if source == basis and (is_open == OPEN) == (open_ == "Open")
    }
    assert listed == there


def test_every_test_that_rests_on_a_reconstructed_way_is_in_a_row() -> None:
    reconstructed = {name for name in RULES.tests_there() if "reconstructed" in name}
    assert reconstructed <= RULES.tests_named_in_rows()
