"""What is learned foretells results, moves the right way, and means the same to the bots."""

import json

import numpy as np
import pytest

from emporion.arena.learning import Course
from emporion.arena.learning.lessons import Lessons, joined, played, surprise_by_hand
from emporion.arena.learning.model import Adam, Model
from emporion.bots.search.judge import Linear
from emporion.bots.weights import FORMAT, judge_from
from tests.bots.search.fair import FairMind

pytestmark = pytest.mark.once


def made(stages: int, terms: int, moments: int) -> Lessons:
    """Moments of three seats, the last of which is empty in every second one.

    Every ninth game nobody has won.
    """
    generator = np.random.default_rng(3)
    present = np.ones((moments, 3), bool)
    present[::2, 2] = False
    values = generator.normal(size=(moments, 3, terms)) * present[:, :, None]
    results = np.zeros((moments, 3))
    results[np.arange(moments), np.where(present, values[:, :, 0], -9.0).argmax(axis=1)] = 1.0
    results[::9] = 0.0
    return Lessons(
        generator.integers(0, stages, moments),
        values.astype(np.float32),
        present,
        results.astype(np.float32),
    )


def test_the_same_numbers_are_the_same_games(course: Course) -> None:
    whole, first, last = played(course, 0, 6), played(course, 0, 3), played(course, 3, 3)
    assert len(whole) == len(joined([first, last]))
    assert (whole.terms == joined([first, last]).terms).all()


def test_a_seat_that_nobody_has_is_not_there(course: Course) -> None:
    lessons = played(course, 0, 20)
    empty = ~lessons.present
    assert empty[:, 2].any()
    assert not empty[:, :2].any()
    assert not lessons.results[empty].any()
    assert not lessons.terms[empty].any()


@pytest.mark.parametrize("cells", [0, 5])
def test_slopes_are_those_of_the_loss(cells: int) -> None:
    lessons = made(stages=2, terms=3, moments=40)
    model = Model(3, 2, cells, seed=1)
    if cells:
        model.weights["out"] += 0.3
    slopes = model.slopes(lessons)
    for name, weights in model.weights.items():
        for place in list(np.ndindex(weights.shape))[:12]:
            before = weights[place]
            weights[place] = before + 1e-5
            above = model.loss(lessons)
            weights[place] = before - 1e-5
            below = model.loss(lessons)
            weights[place] = before
            assert slopes[name][place] == pytest.approx((above - below) / 2e-5, abs=1e-5)


@pytest.mark.parametrize("cells", [0, 5])
def test_learning_makes_results_less_surprising(cells: int) -> None:
    lessons = made(stages=2, terms=3, moments=200)
    model = Model(3, 2, cells, seed=1)
    before = model.loss(lessons)
    adam = Adam(model, 0.05, 0.0)
    for _ in range(100):
        adam.learn(lessons)
    assert model.loss(lessons) < before / 3


@pytest.mark.parametrize("cells", [0, 4])
def test_learning_starts_where_the_hand_left_off(cells: int) -> None:
    lessons = made(stages=2, terms=2, moments=30)
    by_hand = Linear([[1.0, 0.5], [0.25, 2.0]], [1.5, 3.0])
    model = Model(2, 2, cells, seed=2)
    model.fit_scale(lessons)
    model.start_from(by_hand)
    expected = model.shares(lessons)
    for row in range(len(lessons)):
        seats = int(lessons.present[row].sum())
        found = by_hand.values(lessons.terms[row, :seats].tolist(), int(lessons.stages[row]))
        assert found == pytest.approx(expected[row, :seats].tolist())


def test_a_term_that_is_seldom_there_does_not_drown_the_others() -> None:
    lessons = made(stages=1, terms=2, moments=400)
    lessons.terms[:, :, 1] = 0.0
    lessons.terms[7, 0, 1] = 50.0
    model = Model(2, 1, 0, seed=2)
    model.fit_scale(lessons)
    assert np.abs(lessons.terms / model.scale).max() < 10


@pytest.mark.parametrize("cells", [0, 4])
def test_bots_judge_by_the_weights_as_they_were_learned(cells: int) -> None:
    lessons = made(stages=1, terms=1, moments=50)
    model = Model(1, 1, cells, seed=2)
    model.fit_scale(lessons)
    adam = Adam(model, 0.05, 0.0)
    for _ in range(30):
        adam.learn(lessons)
    data = {"format": FORMAT, "names": ["points"], **model.as_data()}
    judge = judge_from(json.dumps(data), FairMind())
    expected = model.shares(lessons)
    for row in range(len(lessons)):
        seats = int(lessons.present[row].sum())
        found = judge.values(lessons.terms[row, :seats].tolist(), 0)
        assert found == pytest.approx(expected[row, :seats].tolist(), abs=2e-3)


def test_weights_for_another_mind_are_refused() -> None:
    good = {"format": FORMAT, "names": ["points"], "rows": [[1.0]]}
    assert judge_from(json.dumps(good), FairMind()).values([[1.0], [1.0]], 0) == [0.5, 0.5]
    for wrong in ({"names": ["cards"]}, {"rows": [[1.0], [1.0]]}, {"format": 0}):
        with pytest.raises(ValueError, match=r"."):
            judge_from(json.dumps(good | wrong), FairMind())


def test_the_judgement_made_by_hand_is_measured_alike(course: Course) -> None:
    lessons = played(course, 0, 20)
    mind = FairMind()
    shares = [
        mind.made_by_hand.values(terms[: int(present.sum())].tolist(), 0)
        for terms, present in zip(lessons.terms, lessons.present, strict=True)
    ]
    total = sum(
        float(result) * -np.log(share)
        for results, row in zip(lessons.results, shares, strict=True)
        for result, share in zip(results, row, strict=False)
    )
    assert surprise_by_hand(mind, lessons) == pytest.approx(total / len(lessons))
