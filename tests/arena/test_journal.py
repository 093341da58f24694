import json
from dataclasses import replace
from pathlib import Path

import pytest

from emporion.arena import Pairing
from emporion.arena.contests import build
from emporion.arena.errors import BrokenJournal, RunMismatch
from emporion.arena.journal import Journal
from emporion.catalogue import Manifest, register, unregister
from tests.kit.toy import NAME, Fair

from .contests import SMALL, opened, played

pytestmark = pytest.mark.once


def test_a_last_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    whole = played(path)
    data = path.read_bytes()
    for lost in (1, 30, len(data.split(b"\n")[-2])):
        path.write_bytes(data[:-lost])
        with opened(path) as ladder:
            assert ladder.progress() == (5, 6)
        assert played(path) == whole


def test_a_first_line_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_text('{"run": {"game"')
    assert played(path)["complete"]


def test_a_line_in_between_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games"
    played(path)
    lines = path.read_text().split("\n")
    lines[2] = lines[2][:-9]
    path.write_text("\n".join(lines))
    with pytest.raises(BrokenJournal) as told:
        played(path)
    assert told.value.facts == {"name": str(path), "line": 3}


@pytest.mark.parametrize("text", ["7\n", "[]\n", '{"run": 7}\n', "hello\n", "hello"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games"
    path.write_text(text)
    with pytest.raises((BrokenJournal, RunMismatch)):
        played(path)
    assert path.read_text() == text


def test_games_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games"
    played(path)
    kept = path.read_bytes()
    others = {
        "seed": replace(SMALL, seed="8"),
        "players": replace(SMALL, players=4),
        "options": replace(SMALL, options=(("ties", "goods"),)),
        "pairings": replace(SMALL, pairings=(Pairing.read("greedy:random"),)),
        "game": replace(SMALL, game="ys"),
    }
    for what, other in others.items():
        with pytest.raises(RunMismatch) as told:
            played(path, other)
        assert told.value.facts["what"] == what
    assert path.read_bytes() == kept


@pytest.mark.parametrize("what", ["version", "rules", "bots"])
def test_games_of_other_bots_or_rules_are_not_mixed_in(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games"
    played(path)
    first, newline, rest = path.read_text().partition("\n")
    run = json.loads(first)
    run["run"][what] = "other"
    path.write_text(json.dumps(run) + newline + rest)
    with pytest.raises(RunMismatch) as told:
        Journal(path, SMALL.identity())
    assert told.value.facts["known"] == "other"


EVALUATOR = """
from emporion.bots.evaluators.playouts import PlayoutEvaluator


class Evaluator(PlayoutEvaluator):
    pass
"""


def test_the_evaluator_of_another_package_is_a_part_of_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "evaluators_for_fair"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "own.py").write_text(EVALUATOR)
    manifest = Manifest(name=NAME, rules=Fair, evaluator=f"{package.name}.own:Evaluator")
    register(manifest)
    try:
        first = build(NAME)
        (package / "own.py").write_text(EVALUATOR + "# other weights\n")
        assert build(NAME) == first
        register(manifest)
        assert build(NAME)["bots"] != first["bots"]
    finally:
        unregister(NAME)


def test_a_game_named_as_a_package_of_bots_leaves_it_in_the_digest() -> None:
    before = build("byzanz")
    game = Fair()
    game.name = "search"
    register(Manifest(name=game.name, rules=game))
    try:
        assert build("byzanz") == before
    finally:
        unregister("search")


def test_a_default_option_may_be_given(tmp_path: Path) -> None:
    path = tmp_path / "games"
    first = played(path)
    again = played(path, replace(SMALL, options=(("ties", "all"),)))
    assert again["pairings"] == first["pairings"]
