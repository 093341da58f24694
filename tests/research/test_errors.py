"""What research refuses is said in every language."""

from typing import Any

import pytest

from emporion.research import errors
from emporion.research.errors import ResearchError
from emporion.text import LANGUAGES, wording

GAMES = {"worker": 1, "seed": 7, "first_index": 50, "count": 50}

FACTS: dict[str, dict[str, Any]] = {
    "unknown_reward": {"asked": "money", "known": ["win", "rank", "score"]},
    "invalid_setting": {"name": "illegal", "asked": "laugh", "known": ["raise", "lose"]},
    "no_observation": {"game": "byzanz"},
    "unbounded_score": {"game": "byzanz", "asked": "score", "known": ["win", "rank"]},
    "no_game": {},
    "wrong_actions": {"shape": [3], "kind": "float64", "count": 2},
    "wrong_turn": {"seat": 1, "chain": [3, 4]},
    "worker_died": GAMES | {"exit": -9},
    "worker_silent": GAMES | {"seconds": 600},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_research_is_worded_in_every_language(lang: str) -> None:
    words = wording(lang)
    found = {
        each
        for each in vars(errors).values()
        if isinstance(each, type) and issubclass(each, ResearchError) and each is not ResearchError
    }
    assert {each.code for each in found} == set(FACTS)
    for each in found:
        sentence = words.error(each(**FACTS[each.code]))
        assert words.knows(f"error.{each.code}")
        assert sentence.endswith(".")
        assert "?" not in sentence
