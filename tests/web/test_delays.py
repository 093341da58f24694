"""How long what plays itself is held back: nobody can tell it from what people choose."""

import math
from collections import defaultdict
from itertools import accumulate
from random import Random
from statistics import median, quantiles

import pytest

from emporion.bots import DEFAULT_SECONDS
from emporion.catalogue import Manifest, register, unregister
from emporion.core.events import Event
from emporion.web.host.bot_runner import steps_told
from emporion.web.host.delays import DecisionTime, ThinkingTimes, persons_delay

from ..kit.toy import Fair

pytestmark = pytest.mark.once

PASS, BID = (0,), (3, 5, 1)
MEDIAN = 2.5
LONGEST = 90.0


def apart(some: list[float], others: list[float]) -> float:
    """The largest distance between two empirical distributions (Kolmogorov and Smirnov)."""
    heights: defaultdict[float, float] = defaultdict(float)
    for values, height in ((some, 1 / len(some)), (others, -1 / len(others))):
        for value in values:
            heights[round(value, 6)] += height
    return max(abs(height) for height in accumulate(heights[value] for value in sorted(heights)))


def people(rng: Random, seat: int, typical: float, count: int) -> list[DecisionTime]:
    """Decisions of somebody who takes some time, more or less."""
    return [
        DecisionTime(
            seat, "bid", PASS if rng.random() < 0.5 else BID, typical * math.exp(rng.gauss(0, 0.5))
        )
        for _ in range(count)
    ]


def draws(
    times: list[DecisionTime], seat: int, count: int = 4000, kind: str = "bid"
) -> list[float]:
    rng = Random(5)
    return [persons_delay(times, seat, kind, PASS, MEDIAN, rng) for _ in range(count)]


def test_before_anybody_has_decided_it_takes_as_long_as_people_usually_do() -> None:
    drawn = draws([], 0)
    assert median(drawn) == pytest.approx(MEDIAN, rel=0.05)
    twentieths = quantiles(drawn, n=20)
    assert 0.5 < twentieths[0] < 1.2
    assert 6 < twentieths[-1] < 10
    assert max(drawn) <= 12 * MEDIAN


def test_it_takes_as_long_as_the_same_person_where_they_had_a_choice() -> None:
    for typical in (0.6, 5.0, 9.0, 25.0, 60.0):
        rng = Random(7)
        before = people(rng, 0, typical, 60) + people(rng, 1, 2.0, 60)
        chosen = [took.seconds for took in people(rng, 0, typical, 4000)]
        assert apart(draws(before, 0), chosen) < 0.25
        assert apart(draws([], 0), chosen) > 0.3


@pytest.mark.parametrize("typical", [25.0, 60.0])
def test_of_somebody_slow_nothing_is_quick(typical: float) -> None:
    """A player who never decides within some seconds would be seen to have had no choice."""
    rng = Random(7)
    others = people(rng, 1, 2.0, 40)
    for count, most in ((3, 0.3), (6, 0.15), (12, 0.01)):
        own = people(rng, 0, typical, count)
        quick = min(took.seconds for took in own) / 2
        drawn = draws(own + others, 0)
        assert sum(seconds < quick for seconds in drawn) / len(drawn) < most


def test_times_around_the_limit_are_as_long_as_they_can_be() -> None:
    slow = [DecisionTime(0, "bid", PASS, seconds) for seconds in (50.0, 73.0, 93.0) * 5]
    drawn = draws(slow, 0)
    tenths = quantiles(drawn, n=10)
    assert tenths[0] > 40
    assert 55 < tenths[4] < 75
    assert max(drawn) < LONGEST


def test_a_few_decisions_are_not_all() -> None:
    """One slow decision does not make the next one slow for certain."""
    drawn = draws([DecisionTime(0, "bid", PASS, 20.0)], 0)
    assert 0.2 < sum(seconds > 12 for seconds in drawn) / len(drawn) < 0.9


def test_what_ended_alike_counts_for_more() -> None:
    rng = Random(1)
    quick = [DecisionTime(0, "bid", PASS, math.exp(rng.gauss(0, 0.2))) for _ in range(30)]
    slow = [DecisionTime(0, "bid", BID, 15 * math.exp(rng.gauss(0, 0.2))) for _ in range(30)]
    assert median(draws([*quick, *slow], 0)) < 2


def test_other_questions_tell_nothing_of_this_one() -> None:
    before = [DecisionTime(0, "sale", PASS, 20.0)] * 50
    assert draws(before, 0) == draws([], 0)


def test_nothing_takes_for_ever_and_nothing_piles_up_at_the_limit() -> None:
    slow = [DecisionTime(0, "bid", PASS, seconds) for seconds in (40.0, 600.0, 3600.0)]
    drawn = draws(slow, 0)
    assert max(drawn) < LONGEST
    assert len(set(drawn)) == len(drawn)
    for kept in (
        slow[:1],
        slow[1:2],
        [DecisionTime(1, "bid", PASS, 600.0)] * 9,
    ):  # one alone, and another
        drawn = draws(kept, 0)
        assert max(drawn) < 12 * MEDIAN
        assert len(set(drawn)) == len(drawn)


def test_a_time_before_the_question_is_no_time() -> None:
    """Clocks of two servers may differ."""
    assert draws([DecisionTime(0, "bid", PASS, -3.0)], 0) == draws([], 0)


def test_a_thought_of_a_bot_is_drawn_from_those_of_its_game_level_and_kind() -> None:
    rng = Random(3)
    times = ThinkingTimes()
    thoughts = [1.5 * math.exp(rng.gauss(0, 0.6)) for _ in range(200)]
    for seconds in thoughts:
        times.note("ys", "expert", "bid", seconds)
        times.note("ys", "expert", "place", 9.0)
        times.note("ys", "easy", "bid", 0.01)
    drawn = [times.draw("ys", "expert", "bid", rng) for _ in range(2000)]
    assert apart(drawn, thoughts) < 0.1
    assert times.draw("ys", "expert", "a kind that was never met", rng) > 0


def test_before_a_bot_has_thought_it_is_given_the_time_that_it_may_take() -> None:
    """Else the first turn without a choice would come after exactly the pace."""
    rng = Random(3)
    times = ThinkingTimes()
    times.note("ys", "expert", "bid", 5.0)
    for level, seconds in (("expert", DEFAULT_SECONDS["expert"]), ("expert@3", 3.0), ("easy", 0.0)):
        drawn = [times.draw("tyros", level, "bid", rng) for _ in range(1000)]
        assert median(drawn) == pytest.approx(seconds, rel=0.1)
        assert len(set(drawn)) == (len(drawn) if seconds else 1)


def test_bots_count_the_steps_as_the_page_groups_the_lines() -> None:
    scored = [
        Event("gem_points", {"seat": seat, "gem": gem}) for gem in range(3) for seat in (0, 1)
    ]
    assert steps_told("ys", scored) == 3
    assert steps_told("ys", scored[:3]) == 1, "a little just happens"
    same = [Event("cards_dealt", {"seat": seat % 4}) for seat in range(7)]
    assert steps_told("ys", same[:6]) == 1
    assert steps_told("ys", same) == 2, "seven lines are too many for one step"
    secret = [Event("spied", {}, {"gem": gem}, (0,)) for gem in range(4)]
    assert steps_told("ys", secret) == 1, "what only one seat knows makes no difference"
    assert steps_told("ys", [Event("gem_points", {"gem": gem}) for gem in range(30)]) == 8


def test_bots_keep_their_pace_in_a_game_whose_pictures_cannot_be_used() -> None:
    drawn = [Event("drew", {"seat": 0}), Event("bid", {"seat": 1, "gem": 2})] * 3
    register(Manifest(name="fair", rules=Fair, pictures="no.such.module"))
    try:
        assert steps_told("fair", drawn) == 6
    finally:
        unregister("fair")
