"""The greedy bot of Ys plays every variant by its view alone, and judges what the rules say."""

from collections.abc import Iterator

import pytest

import emporion
from emporion.bots.ys.contests import Contest, Side
from emporion.bots.ys.fortune import Fortune
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.ys.data import COLOURS, GEM_POINTS, NEUTRAL_PLACE
from emporion.games.ys.game import Ys
from emporion.games.ys.scoring import gem_places, quotation_ranks

Options = dict[str, OptionValue]


def _variants() -> Iterator[tuple[int, Options]]:
    """Every number of players with every option that changes the rules."""
    for level in ("weak", "strong"):
        yield 2, {"neutral": level}
    for players, number in ((3, 3), (3, 4), (4, 4)):
        for favor in (False, True):
            for express in (False, True):
                yield players, {"neighborhoods": number, "kings_favor": favor, "express": express}


VARIANTS = list(_variants())


def _play(levels: list[str], seed: int, options: Options) -> emporion.Match:
    match = emporion.new_match("ys", len(levels), options, seed=seed)
    bots = [emporion.bot("ys", level, seed=seed * 10 + i) for i, level in enumerate(levels)]
    while match.actor is not None:
        seat = match.actor
        match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_greedy_plays_a_whole_game_of_every_variant(players: int, options: Options) -> None:
    assert _play(["greedy"] * players, 1, options).over


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_greedy_answers_whatever_chance_moves_lead_to(players: int, options: Options) -> None:
    state = Ys().setup(players, options)
    greedy = emporion.bot("ys", "greedy", seed=1)
    rng = Rng(5)
    while state.actor != OVER:
        seat = state.actors()[0] if state.actor != CHANCE else CHANCE
        legal = state.legal(seat)
        if seat != CHANCE:
            assert greedy.choose(state.view(seat), legal) in legal
        state.apply(seat, legal[rng.below(len(legal))])


def test_the_same_seed_gives_the_same_game_of_ys() -> None:
    first, second = (_play(["greedy"] * 3, 4, {"kings_favor": True}) for _ in range(2))
    assert first.record() == second.record()


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"kings_favor": True}), (4, {})])
def test_two_positions_with_the_same_view_give_the_same_choice(
    players: int, options: Options
) -> None:
    match = emporion.new_match("ys", players, options, seed=11)
    guide = emporion.bot("ys", "greedy", seed=1)
    while match.actor is not None:
        seat, legal = match.actor, match.legal(match.actor)
        view = match.view(seat)
        twin = match.game.determinize(view, lambda n: n - 1)
        chosen = guide.choose(view, legal)
        if len(legal) > 1:
            views = (view, twin.view(seat))
            choices = {emporion.bot("ys", "greedy", seed=5).choose(seen, legal) for seen in views}
            assert len(choices) == 1
        match.apply(seat, chosen)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {})])
def test_greedy_beats_random_bots_and_the_neutral_player(players: int, options: Options) -> None:
    for game in range(3):
        levels = ["random"] * players
        levels[game % players] = "greedy"
        outcome = _play(levels, game, options).outcome()
        assert outcome is not None
        assert outcome["winners"] == [game % players]


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
