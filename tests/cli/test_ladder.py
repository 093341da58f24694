"""`emporion ladder`: what it shows, writes, refuses and takes up again."""

import json
import sys
from pathlib import Path

import pytest

from emporion.arena import worker_pools
from emporion.text import LANGUAGES

from .test_commands import _in_a_folder_of_its_own as _in_a_folder_of_its_own
from .test_commands import check_told, run

pytestmark = pytest.mark.once

SMALL = ("ladder", "byzanz", "-p", "3", "--pairing", "random:random", "--games", "6", "-j", "1")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
def test_a_ladder_shows_and_keeps_its_results(lang: str) -> None:
    done = run(*SMALL, "--out", "here", "--seed", "x y", lang=lang)
    assert done.exit_code == 0
    command = "emporion ladder byzanz --players 3 --pairing random:random --games 6 --seed 'x y'"
    assert command in done.output
    assert sorted(path.name for path in Path("here").iterdir()) == [
        "games.jsonl",
        "ladder.json",
        "ladder.svg",
    ]
    data = json.loads(Path("here/ladder.json").read_text("utf-8"))
    assert data["command"] == command
    assert data["seed"] == "x y"
    assert data["complete"]
    drawn = Path("here/ladder.svg").read_text("utf-8")
    assert command in drawn.replace("&apos;", "'")


def test_a_part_of_the_usual_games_can_be_asked_for() -> None:
    done = run(*SMALL[:-4], "--games", "1%", "-j", "1")
    command = "emporion ladder byzanz --players 3 --pairing random:random --games 1% --seed 0"
    assert command in done.output
    data = json.loads(Path("ladder-byzanz/ladder.json").read_text("utf-8"))
    assert data["pairings"][0]["planned_games"] == 6


def test_the_words_of_a_ladder_are_the_readers() -> None:
    assert "Share (95 %)" in run(*SMALL, lang="en").output
    assert "Gemiddelde rang" in run(*SMALL, lang="nl").output
    assert "Mittlerer Rang" in run(*SMALL, lang="de").output


def test_the_same_command_goes_on() -> None:
    first = run(*SMALL)
    kept = Path("ladder-byzanz/games.jsonl").read_bytes()
    assert run(*SMALL).output == first.output
    assert Path("ladder-byzanz/games.jsonl").read_bytes() == kept


@each_language
def test_another_command_is_not_mixed_in(lang: str) -> None:
    run(*SMALL, lang=lang)
    kept = Path("ladder-byzanz/games.jsonl").read_bytes()
    done = run(*SMALL, "--seed", "8", lang=lang)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "--out" in done.stderr
    assert Path("ladder-byzanz/games.jsonl").read_bytes() == kept


def test_a_curve_has_a_point_for_each_budget() -> None:
    done = run(
        *("ladder", "byzanz", "-p", "3", "--curve", "--budgets", "1t, 2t", "-j", "1"),
        *("--pairing", "mcts:random", "--games", "3"),
    )
    assert done.exit_code == 0
    data = json.loads(Path("curve-byzanz/curve.json").read_text("utf-8"))
    assert [each["candidate"] for each in data["pairings"]] == ["mcts@1t", "mcts@2t"]
    assert "--curve --budgets 1t,2t --pairing mcts:random" in data["command"]
    assert Path("curve-byzanz/curve.svg").exists()


@each_language
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["ladder"], 2),
        (["ladder", "byzanz", "--games", "0"], 2),
        (["ladder", "byzanz", "--games", "%"], 2),
        (["ladder", "byzanz", "--processes", "0"], 2),
        (["ladder", "byzanz", "--budgets", "1t"], 2),
        (["ladder", "byzanz", "--option", "ties"], 2),
        (["ladder", "byzanz", "--curve", "--pairing", "mcts@9t:random"], 2),
        (["ladder", "byzanz", "--curve", "--pairing", "mcts:random", "--pairing", "a:b"], 2),
        (["ladder", "chess"], 1),
        (["ladder", "byzanz", "--players", "9"], 1),
        (["ladder", "byzanz", "--pairing", "divine:random"], 1),
        (["ladder", "byzanz", "--pairing", "greedy"], 1),
        (["ladder", "byzanz", "--pairing", "greedy@0.1:random"], 1),
        (["ladder", "byzanz", "--pairing", "mcts@soon:random"], 1),
        (["ladder", "byzanz", "--pairing", "greedy:random", "--option", "ties=never"], 1),
        (["ladder", "byzanz", "--pairing", "greedy:random", "--option", "speed=fast"], 1),
        (["ladder", "byzanz", "--curve", "--pairing", "greedy:random"], 1),
    ],
)
def test_whatever_is_wrong_is_told_before_anything_is_played(
    lang: str, arguments: list[str], code: int
) -> None:
    check_told(run(*arguments, lang=lang), code)


@each_language
def test_a_folder_that_cannot_be_is_told(lang: str) -> None:
    Path("taken").touch()
    done = run(*SMALL, "--out", "taken", lang=lang)
    assert done.exit_code == 1
    assert "taken" in done.stderr
    Path("there/games.jsonl").mkdir(parents=True)
    done = run(*SMALL, "--out", "there", lang=lang)
    assert done.exit_code == 1
    assert "games.jsonl" in done.stderr


@each_language
def test_a_scheduler_that_does_not_answer_is_told(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pools, "TIMEOUT", 0.2)
    done = run(*SMALL, "--scheduler", "tcp://127.0.0.1:1", lang=lang)
    assert done.exit_code == 1
    assert "tcp://127.0.0.1:1" in done.stderr


@each_language
def test_a_package_that_is_missing_is_named(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    done = run(*SMALL, lang=lang)
    assert done.exit_code == 1
    assert "pip install 'emporion[arena]'" in done.stderr
    assert not list(Path().iterdir())
