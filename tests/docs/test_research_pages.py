"""The games' pages for researchers: written by a script, true to the code."""

import json
from dataclasses import asdict

import gymnasium
import pyspiel
import pytest

from emporion.games import find
from emporion.research import pettingzoo as zoo
from emporion.research.gymnasium import IDS
from emporion.research.layouts import ENCODED
from emporion.research.openspiel import GAMES as OPENSPIEL
from emporion.research.tables import MEDIUM, RANDOM
from scripts.research_figures import GAMES, measured
from scripts.research_pages import FIGURES, pages
from scripts.research_text import ABOUT

pytestmark = pytest.mark.once


def test_the_pages_are_what_the_script_writes() -> None:
    for path, text in pages().items():
        assert path.read_text("utf-8") == text, f"{path.name}: make research-pages"


@pytest.mark.parametrize("game", ENCODED)
def test_every_size_of_table_was_measured_by_the_present_rules(game: str) -> None:
    described = find(game)
    figures = json.loads(FIGURES.read_text("utf-8"))[game]
    assert figures["rules"] == described.rules
    assert [int(players) for players in figures["players"]] == [
        *range(described.fewest, described.most + 1)
    ]
    for kinds in figures["players"].values():
        assert {who: found["games"] for who, found in kinds.items()} == GAMES


@pytest.mark.parametrize("who", [RANDOM, MEDIUM])
def test_the_same_games_give_the_same_figures(who: str) -> None:
    found = measured("byzanz", 3, who, games=1)
    assert found == measured("byzanz", 3, who, games=1)
    assert found.shortest == found.longest == found.decisions
    assert asdict(found)["chance"] == 108


@pytest.mark.parametrize("game", ENCODED)
def test_the_families_of_actions_follow_each_other_from_the_first_on(game: str) -> None:
    firsts = [first for first, _ in ABOUT[game].families]
    assert firsts[0] == 0
    assert firsts == sorted(set(firsts))
    assert firsts[-1] < find(game).actions


@pytest.mark.parametrize("game", ENCODED)
def test_a_page_names_what_the_libraries_know(game: str) -> None:
    text = next(text for path, text in pages().items() if path.stem == game)
    known = IDS[game]
    assert f"`{known}`" in text
    assert known in gymnasium.registry
    module = f"{game}_v{len(ABOUT[game].versions)}"
    assert f"`{zoo.__name__}.{module}`" in text
    assert module in zoo.__all__
    ours = [each.short_name for each in OPENSPIEL if each.game == game]
    assert list(ABOUT[game].openspiel) == ours
    assert set(ours) <= set(pyspiel.registered_names())
