"""The parts of the search, one by one."""

import pytest

from emporion.bots.search.chance import fraction, logistic, weighted
from emporion.bots.search.evaluator import result
from emporion.bots.search.node import Node
from emporion.bots.search.timing import Timer
from emporion.bots.search.value_head import ValueHead, shares
from emporion.core.rng import Rng
from emporion.core.seats import OVER
from tests.kit.toy import Fair, FairState

from .fair import FairEvaluator


def test_weights_decide_how_often_a_place_is_drawn() -> None:
    rng = Rng(3)
    drawn = [weighted([1.0, 0.0, 3.0], rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 0.7 < drawn.count(2) / 4000 < 0.8


def test_a_fraction_is_from_0_to_below_1() -> None:
    rng = Rng(3)
    drawn = [fraction(rng) for _ in range(1000)]
    assert 0.0 <= min(drawn) < 0.05
    assert 0.95 < max(drawn) < 1.0


def test_uncertainty_is_around_0_and_seldom_large() -> None:
    rng = Rng(3)
    drawn = sorted(logistic(0.5, rng) for _ in range(2000))
    assert abs(drawn[1000]) < 0.1
    # A quarter lies beyond log(3) spreads on either side.
    assert drawn[500] == pytest.approx(-0.55, abs=0.1)
    assert drawn[1500] == pytest.approx(0.55, abs=0.1)
    assert logistic(0.0, rng) == 0.0


def test_shares_add_up_to_1_and_follow_the_scores() -> None:
    found = shares([30.0, 20.0, 10.0, 10.0], 8.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] > found[2] == found[3]


def test_features_are_weighed_by_stage() -> None:
    head = ValueHead([[1.0, 0.0], [0.0, 1.0]], [1.0, 1.0])
    assert head.values([[2.0, 0.0], [0.0, 2.0]], 0)[0] > 0.5
    assert head.values([[2.0, 0.0], [0.0, 2.0]], 1)[0] < 0.5


def test_a_node_tries_likely_choices_first_and_comes_to_those_that_do_well() -> None:
    node = Node([4, 7], [3.0, 1.0])
    assert node.select(0.1) == 0
    for _ in range(100):
        place = node.select(0.1)
        node.update(place, 0.9 if place == 1 else 0.1)
    assert node.legal[node.most_visited()] == 7


def test_an_untried_node_favours_what_is_likely() -> None:
    assert Node([1, 2, 3], [1.0, 5.0, 1.0]).most_visited() == 1


def test_a_timer_counts_tries_and_looks_at_the_clock() -> None:
    by_count = Timer(3, 10.0, lambda: 0.0)
    assert [by_count.goes_on() for _ in range(4)] == [True, True, True, False]
    times = iter(range(100))
    by_time = Timer(1000, 3.0, lambda: float(next(times)))
    assert sum(by_time.goes_on() for _ in range(100)) == 12
    assert by_time.left() <= 5


def _over(points: list[int]) -> FairState:
    state = Fair().setup(len(points))
    assert isinstance(state, FairState)
    state.points = points
    state.actor = OVER
    return state


def test_a_result_is_the_win_and_a_little_for_the_place() -> None:
    worths = result(_over([3, 9, 5]))
    assert sum(worths) == pytest.approx(1.0)
    assert worths[1] > 0.9 > worths[2] > worths[0] == 0.0


def test_a_shared_win_is_shared() -> None:
    worths = result(_over([9, 9, 5]))
    assert worths[0] == worths[1] == pytest.approx(0.5)


def test_nobody_gains_where_the_game_has_beaten_all() -> None:
    assert max(result(_over([0, 0]))) < 0.1


def test_a_finished_position_is_valued_by_its_result() -> None:
    assert FairEvaluator().values(_over([3, 9, 5])) == result(_over([3, 9, 5]))
