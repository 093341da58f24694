"""A training can be stopped and taken up again, and nothing is different for it."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from emporion.arena.errors import OtherRun
from emporion.arena.learning import Course, Plan, Trainer

pytestmark = pytest.mark.once


@pytest.fixture
def plan(course: Course) -> Plan:
    return Plan(course, games=60, cells=3)


def test_results_become_less_surprising(plan: Plan, tmp_path: Path) -> None:
    trainer = Trainer(plan, tmp_path)
    marks = list(trainer.run())
    assert [mark.games for mark in marks] == [10, 20, 30, 40, 50, 60]
    assert marks[-1].loss < trainer.marks[0].loss
    assert trainer.done == trainer.games == 60


def test_what_was_stopped_goes_on_as_if_it_had_not_been(plan: Plan, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("whole", "broken")]
    for folder in folders:
        folder.mkdir()
    whole = Trainer(plan, folders[0])
    list(whole.run())
    list(islice(Trainer(plan, folders[1]).run(), 2))
    again = Trainer(plan, folders[1])
    assert again.done == 20
    list(again.run())
    assert again.as_data("x") == whole.as_data("x")


def test_another_training_in_the_same_folder_is_refused(plan: Plan, tmp_path: Path) -> None:
    list(islice(Trainer(plan, tmp_path).run(), 1))
    with pytest.raises(OtherRun):
        Trainer(replace(plan, cells=4), tmp_path)


def test_a_finished_training_has_nothing_left_to_do(plan: Plan, tmp_path: Path) -> None:
    list(Trainer(plan, tmp_path).run())
    assert list(Trainer(plan, tmp_path).run()) == []


def test_weights_name_the_command_and_seed_that_made_them(plan: Plan, tmp_path: Path) -> None:
    data = Trainer(plan, tmp_path).as_data("emporion train fair")
    assert (data["command"], data["seed"]) == ("emporion train fair", "7")
    assert data["names"] == ["points"]
