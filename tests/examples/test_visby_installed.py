"""Visby as an installed package: found by its entry point, and played from there."""

from pathlib import Path

import pytest

from .conftest import Run

pytestmark = pytest.mark.once


def test_an_installed_game_is_found_by_its_entry_point(run: Run, beside: Path) -> None:
    names = "import emporion; print(*emporion.game_names())"
    assert "visby" in run("-c", names).split()
    where = "import emporion; print(emporion.game('visby').begin.__code__.co_filename)"
    assert run("-c", where).startswith(str(beside))


def test_it_is_listed_with_its_options_and_its_rules(run: Run) -> None:
    assert "Load a ship in secret" in " ".join(run("-m", "emporion", "games").split())
    assert "--option summers=3" in run("-m", "emporion", "games", "visby")
    assert "Beladen" in run("-m", "emporion", "rules", "visby", "--lang", "de")
