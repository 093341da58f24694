"""The games' pages for researchers: written by a script, true to the code."""

import json
from dataclasses import asdict

import gymnasium
import pyspiel
import pytest

from emporion.games import find
from emporion.research import pettingzoo as zoo
from emporion.research.encoders import encoded_games
from emporion.research.gymnasium import IDS
from emporion.research.openspiel import GAMES as OPENSPIEL
from emporion.research.vector_games import MEDIUM, RANDOM
from scripts.research_figures import GAMES, measured
from scripts.research_pages import FIGURES, pages
from scripts.research_text import ABOUT

pytestmark = pytest.mark.once


def test_the_pages_are_what_the_script_writes() -> None:
    for path, text in pages().items():
        assert path.read_text("utf-8") == text, f"{path.name}: make research-pages"


@pytest.mark.parametrize("game", encoded_games())
def test_every_size_of_table_was_measured_by_the_present_rules(game: str) -> None:
    described = find(game)
    figures = json.loads(FIGURES.read_text("utf-8"))[game]
    assert figures["rules"] == described.rules
    assert [int(players) for players in figures["players"]] == [
        *range(described.min_players, described.max_players + 1)
    ]
    for kinds in figures["players"].values():
        assert {who: found["games"] for who, found in kinds.items()} == GAMES


@pytest.mark.parametrize("who", [RANDOM, MEDIUM])
def test_the_same_games_give_the_same_figures(who: str) -> None:
    found = measured("byzanz", 3, who, games=1)
    assert found == measured("byzanz", 3, who, games=1)
    assert found.shortest == found.longest == found.decisions
    assert asdict(found)["chance"] == 108


@pytest.mark.parametrize("game", encoded_games())
def test_every_kind_of_action_is_explained(game: str) -> None:
    assert list(ABOUT[game].kinds) == [kind.name for kind in find(game).actions.kinds]


@pytest.mark.parametrize("game", encoded_games())
def test_a_page_names_what_the_libraries_know(game: str) -> None:
    text = next(text for path, text in pages().items() if path.stem == game)
    known = IDS[game]
    assert f"`{known}`" in text
    assert known in gymnasium.registry
    assert f"`{zoo.MODULES[game].__name__}`" in text
    assert f"environments v{len(ABOUT[game].versions)}," in text
    ours = {name for name, made in OPENSPIEL.items() if made.game == game}
    assert all(f"`{name}`" in text for name in ours)
    assert ours <= set(pyspiel.registered_names())
