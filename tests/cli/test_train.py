"""`emporion train`: what it says, writes, refuses and takes up again."""

import json
import sys
from pathlib import Path

import pytest

from emporion.arena.learning import trainer
from emporion.bots import minds
from emporion.bots.weights import judge_from
from emporion.text import LANGUAGES

from .test_commands import _in_a_folder_of_its_own as _in_a_folder_of_its_own
from .test_commands import check_told, run

pytestmark = pytest.mark.once

SMALL = ("train", "byzanz", "--players", "3", "--games", "40", "--seed", "x")
COMMAND = "emporion train byzanz --players 3 --games 40 --cells 0 --seed x"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "ROUND", 20)
    monkeypatch.setattr(trainer, "_HELD_OUT", 20)
    monkeypatch.setattr(trainer, "_STEPS", 5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_training_leaves_weights_and_a_learning_curve(lang: str) -> None:
    done = run(*SMALL, "--out", "here", lang=lang)
    assert done.exit_code == 0
    assert "40" in done.output
    text = Path("here/weights.json").read_text("utf-8")
    data = json.loads(text)
    assert (data["command"], data["seed"], data["games"]) == (COMMAND, "x", 40)
    judge_from(text, minds.find("byzanz"))
    drawn = Path("here/curve.svg").read_text("utf-8")
    assert COMMAND in drawn
    assert "<title" in drawn


def test_the_words_of_a_training_are_the_readers() -> None:
    assert "Learned from 40 games" in run(*SMALL, lang="en").output
    assert "Van 40 partijen geleerd" in run(*SMALL, lang="nl").output
    assert "Aus 40 Partien gelernt" in run(*SMALL, lang="de").output


def test_the_same_command_goes_on() -> None:
    first = run(*SMALL)
    kept = Path("train-byzanz/weights.json").read_bytes()
    assert run(*SMALL).output == first.output
    assert Path("train-byzanz/weights.json").read_bytes() == kept


@pytest.mark.parametrize(
    ("arguments", "told", "code"),
    [
        (("--cells", "many"), "--cells", 2),
        (("--players", "3,9"), "9", 1),
        (("--option", "ties=never"), "never", 1),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    arguments: tuple[str, ...], told: str, code: int
) -> None:
    done = run(*SMALL, *arguments)
    check_told(done, code)
    assert told in done.stderr


def test_another_training_is_not_mixed_in() -> None:
    run(*SMALL)
    kept = Path("train-byzanz/weights.json").read_bytes()
    done = run(*SMALL, "--cells", "3")
    assert done.exit_code == 1
    assert "train-byzanz" in done.stderr
    assert Path("train-byzanz/weights.json").read_bytes() == kept


def test_a_game_without_a_mind_is_refused() -> None:
    assert run("train", "chess").exit_code == 1


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] == "numpy" or name.startswith("emporion.arena.learning"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    done = run(*SMALL)
    assert done.exit_code == 1
    assert "emporion[learning]" in done.stderr
