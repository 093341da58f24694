"""The plan of docs/strength.md, and the document itself."""

import json
from pathlib import Path
from typing import Any

import pytest

from emporion.arena import report
from emporion.arena.plan import plan
from emporion.arena.worker_pools import InlinePool
from emporion.games import find, names
from scripts.strength_document import document

from .contests import contest, opened, play

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"


def test_every_game_is_measured_at_every_size_of_table() -> None:
    entries = plan()
    assert len({entry.name for entry in entries}) == len(entries)
    for game in names():
        tables = {entry.contest.players for entry in entries if entry.contest.game == game}
        assert tables == set(range(find(game).min_players, find(game).max_players + 1))


def test_every_measurement_can_be_played() -> None:
    for entry in plan():
        entry.contest.check()


def test_what_was_not_measured_is_said_to_be_so() -> None:
    written = document(plan(), {}, "")
    assert written.count("Not measured yet.") == len(plan())
    for entry in plan():
        assert entry.command in written


def test_what_was_measured_is_told_with_command_seed_and_doubt(tmp_path: Path) -> None:
    with opened(tmp_path / "games", contest("random:random", players=4), games=8) as ladder:
        play(ladder, InlinePool())
        data = report(ladder)
    data["pairings"] *= 4
    written = document(plan(), {"byzanz": data}, "## Notes\n\nTried.\n")
    row = data["pairings"][0]
    assert f"**{row['win_share']:.1%}**" in written
    assert "Seed 7" in written
    assert "strength/byzanz.svg" in written
    assert f"`{data['command']}`" in written
    assert written.endswith("## Notes\n\nTried.\n")


def test_the_document_is_what_the_figures_say() -> None:
    found: dict[str, dict[str, Any]] = {}
    for entry in plan():
        path = DOCS / "strength" / f"{entry.name}.json"
        if path.exists():
            found[entry.name] = json.loads(path.read_text("utf-8"))
    notes = DOCS / "strength" / "notes.md"
    said = notes.read_text("utf-8") if notes.exists() else ""
    assert (DOCS / "strength.md").read_text("utf-8") == document(plan(), found, said)
