import math
from random import Random

import pytest

from emporion.arena.statistics import (
    anytime_interval,
    mean_interval,
    mean_places,
    rejected_after,
    share_interval,
    student_quantile,
    wilson_interval,
    win_share,
)

pytestmark = pytest.mark.once


def deals(rng: Random, share: float, number: int) -> list[float]:
    """Deals of four games each, won with a chance."""
    return [sum(rng.random() < share for _ in range(4)) / 4 for _ in range(number)]


def test_wilsons_interval_agrees_with_the_textbook() -> None:
    # Newcombe 1998, table I: 81 of 263, and 15 of 148.
    assert wilson_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson_interval(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)


def test_students_quantiles_agree_with_the_table() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, quantile in table.items():
        assert student_quantile(freedom) == pytest.approx(quantile, abs=0.03), freedom
        assert freedom < 8 or student_quantile(freedom) == pytest.approx(quantile, abs=0.001)


def test_the_interval_of_a_mean_is_students() -> None:
    # Mean 3, deviation sqrt(2.5), five values: 3 +- 2.776 * sqrt(0.5).
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.037, 4.963), abs=0.01)
    assert mean_interval([2.5]) is None


def test_deals_whose_games_are_independent_have_the_interval_of_their_games() -> None:
    values = deals(Random(5), 0.5, 4000)
    low, high = share_interval(values, 4)
    plain = wilson_interval(sum(values) * 4, 16000)
    assert (low, high) == pytest.approx(plain, abs=0.002)


def test_deals_that_are_won_or_lost_as_a_whole_count_once() -> None:
    low, high = share_interval([0.0, 1.0] * 50, 4)
    plain = wilson_interval(50, 100)
    assert low == pytest.approx(plain[0], abs=0.003)
    assert high == pytest.approx(plain[1], abs=0.003)


def test_a_lucky_sample_is_not_thought_surer_than_independent_games() -> None:
    low, high = share_interval([0.25] * 25, 4)
    assert high - low >= math.dist(*[[bound] for bound in wilson_interval(25, 100)])


def test_all_games_won_is_no_certainty() -> None:
    assert share_interval([1.0] * 25, 4) == pytest.approx((0.854, 1.0), abs=0.001)
    assert share_interval([1.0], 4) == (0.0, 1.0)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = Random(3)
    held = [low <= 0.3 <= high for low, high in (fixed(rng) for _ in range(400))]
    assert 0.92 <= sum(held) / len(held) <= 0.98


def fixed(rng: Random) -> tuple[float, float]:
    return share_interval(deals(rng, 0.3, 30), 4)


def test_looking_after_every_deal_seldom_refutes_what_is_true() -> None:
    rng = Random(11)
    alarms = sum(rejected_after(deals(rng, 0.5, 100), 0.5) is not None for _ in range(400))
    assert alarms / 400 <= 0.05


def test_what_is_false_is_refuted_soon() -> None:
    rng = Random(12)
    needed = [rejected_after(deals(rng, 0.65, 100), 0.5) for _ in range(100)]
    settled = [number for number in needed if number is not None]
    assert len(settled) >= 95
    assert sorted(settled)[len(settled) // 2] < 50
    assert rejected_after(deals(rng, 0.35, 100), 0.5) is not None


def test_the_interval_for_any_stop_is_clear_of_what_was_refuted() -> None:
    rng = Random(13)
    for _ in range(10):
        values = deals(rng, 0.7, 100)
        number = rejected_after(values, 0.5)
        assert number is not None
        low, high = anytime_interval(values[:number])
        assert low >= 0.5 - 0.005
        assert low < 0.7 < high
    wide, narrow = anytime_interval(values), share_interval(values, 4)
    assert wide[0] <= narrow[0] < narrow[1] <= wide[1]


def test_shared_places_and_wins_are_shared() -> None:
    assert mean_places([(1,), (0, 3), (2,)]) == {1: 1, 0: 2.5, 3: 2.5, 2: 4}
    assert mean_places([(0, 1, 2)]) == {0: 2, 1: 2, 2: 2}
    assert [win_share(seat, (0, 2)) for seat in range(3)] == [0.5, 0, 0.5]
    assert win_share(0, ()) == 0
