"""RULES.md of every game tells the truth: all code and every test that it names exists."""

import re

import pytest

import emporion
from tests.games.rules_md import BASIS, RulesMd

CHAPTERS = {
    "byzanz": [
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
    ],
    "tyros": [
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
    ],
    "ys": [
        "Ys and more, The Board, Contents, Goal of the Game",
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
    ],
}

pytestmark = pytest.mark.once


@pytest.fixture(params=CHAPTERS)
def rules(request: pytest.FixtureRequest) -> RulesMd:
    return RulesMd(request.param)


def test_every_row_names_code_and_names_of_tests(rules: RulesMd) -> None:
    assert rules.incomplete_rows() == []


def test_every_function_that_is_named_exists(rules: RulesMd) -> None:
    assert rules.code_named() - rules.code_there() == set()


def test_it_leads_to_the_flow_of_the_game(rules: RulesMd) -> None:
    head = rules.text.split("\n## ")[0]
    assert "`flow.py`" in head
    assert (rules.code / "flow.py").is_file()


def test_every_test_that_is_named_exists_and_is_the_only_one_of_that_name(rules: RulesMd) -> None:
    assert rules.tests_named() - rules.tests_identified() == set()


def test_a_name_that_several_files_have_needs_the_file() -> None:
    rules = RulesMd("ys")
    name = "test_it_is_played_at_the_start_of_placing"
    assert name in rules.tests_there()
    assert name not in rules.tests_identified()
    assert f"test_spy.py::{name}" in rules.tests_identified()
    assert f"test_queen.py::{name}" not in rules.tests_identified()


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_chapter_of_the_book_is_there(game: str) -> None:
    assert RulesMd(game).chapters() == CHAPTERS[game]


@pytest.mark.parametrize(("game", "number"), [("byzanz", 13), ("tyros", 21), ("ys", 22)])
def test_every_ruling_is_there_with_its_basis(game: str, number: int) -> None:
    rulings = RulesMd(game).rulings()
    assert [int(ruling.split()[0]) for ruling in rulings] == list(range(1, number + 1))
    for ruling in rulings:
        assert re.search(BASIS, ruling)


@pytest.mark.parametrize(("game", "number"), [("byzanz", 7), ("tyros", 11), ("ys", 17)])
def test_every_worked_example_is_there(game: str, number: int) -> None:
    rules = RulesMd(game)
    assert len(rules.examples_there()) == number
    assert rules.examples_there() <= rules.tests_named_in_rows()


def test_every_option_is_there(rules: RulesMd) -> None:
    assert rules.options_named() == rules.options_there()


def test_every_game_has_a_rules_md() -> None:
    assert sorted(CHAPTERS) == emporion.game_names()
