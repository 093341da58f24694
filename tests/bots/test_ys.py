"""The greedy bot of Ys judges what the rules say."""

import pytest

from emporion.bots.greedy.ys.contests import Contest, Side
from emporion.bots.greedy.ys.fortune import Fortune
from emporion.core.rng import Rng
from emporion.games.ys.data import COLOURS, GEM_POINTS, NEUTRAL_PLACE
from emporion.games.ys.scoring import gem_places, quotation_ranks

# -- what gems will be worth ----------------------------------------------------------------------


def _account(hoards: list[list[int]], quotations: list[int], neutral: int) -> list[int]:
    """The points for coloured gems by the rules."""
    points = [0] * len(hoards)
    for rank, colour in enumerate(quotation_ranks(quotations)):
        for owner, place in enumerate(gem_places([hoard[colour] for hoard in hoards])):
            if place >= 0:
                points[owner] += GEM_POINTS[rank][place]
            elif owner == neutral:
                points[owner] += GEM_POINTS[rank][NEUTRAL_PLACE]
    return points


@pytest.mark.parametrize(("owners", "neutral"), [(3, 2), (3, -1), (4, -1)])
def test_with_nothing_left_to_come_the_fortune_is_the_final_account(
    owners: int, neutral: int
) -> None:
    rng = Rng(3)
    for _ in range(30):
        hoards = [[int(rng.below(5)) for _ in range(COLOURS + 1)] for _ in range(owners)]
        quotations = [1 + int(rng.below(15)) for _ in range(COLOURS)]
        fortune = Fortune(hoards, quotations, 0, neutral, 0.0, 0.0)
        before = _account(hoards, quotations, neutral)
        for colour in range(COLOURS):
            hoards[0][colour] += 1
            after = _account(hoards, quotations, neutral)
            hoards[0][colour] -= 1
            gained = sum(
                weight * (now - was)
                for weight, now, was in zip(fortune.weights, after, before, strict=True)
            )
            assert fortune.gems[colour] == pytest.approx(gained, abs=0.1)


def test_a_gem_that_overtakes_a_rival_is_worth_more_than_one_that_does_not() -> None:
    hoards = [[2, 0, 3, 0, 0], [2, 0, 9, 0, 0], [0, 0, 0, 0, 0]]
    fortune = Fortune(hoards, [8, 8, 8, 8], 0, -1, 0.0, 0.0)
    assert fortune.gems[0] > 4 > fortune.gems[2]


# -- who will win what ----------------------------------------------------------------------------


def _side(*values: int, tie: float = 0.0) -> Side:
    return Side(bool(values), float(sum(values)), 0.0, 0.0, 0.0, 0.0, tie)


def test_a_lone_zero_broker_is_expected_to_win() -> None:
    contest = Contest((3.0,), _side(), [_side(), _side()], 0.5)
    assert contest.worth() == 0.0
    assert contest.worth(0) == pytest.approx(3.0)


def test_a_draw_is_decided_by_who_wins_ties() -> None:
    ahead, behind = _side(4, tie=2.0), _side(4, tie=1.0)
    assert Contest((3.0,), ahead, [behind], 0.0).worth() == pytest.approx(3.0, abs=0.1)
    assert Contest((3.0,), behind, [ahead], 0.0).worth() == pytest.approx(0.0, abs=0.1)
    helped = Contest((3.0,), behind, [ahead], 0.0).if_ties_are_ours()
    assert helped == pytest.approx(3.0, abs=0.1)


def test_the_second_in_a_neighborhood_gets_the_second_reward() -> None:
    contest = Contest((6.0, 3.0, 1.0), _side(3), [_side(4), _side(1), _side()], 0.0)
    assert contest.worth() == pytest.approx(3.0, abs=0.1)
    assert contest.worth(2) == pytest.approx(6.0, abs=0.1)


def test_a_lead_is_worth_more_when_nobody_may_add_to_it() -> None:
    rival = Side(False, 0.0, 0.0, 0.6, 3.0, 1.0)
    contest = Contest((4.0,), _side(2), [rival], 0.0)
    assert contest.if_settled() > contest.worth() + 1.0
