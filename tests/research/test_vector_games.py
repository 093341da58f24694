"""Many games at once: they go as single games do, and nothing that is wrong goes unnoticed."""

import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from emporion.core.errors import EmporionError, IllegalAction, UnknownBot
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.games import find
from emporion.research import rewards
from emporion.research.encoders import encoded_games, encoder
from emporion.research.encoding.batch import generator
from emporion.research.encoding.opponents import OpponentPolicy
from emporion.research.errors import InvalidSetting, NoGame, UnknownReward, WrongActions
from emporion.research.vector_games import VectorGames, VectorStep

SIZES = [(game, find(game).min_players) for game in encoded_games()] + [
    (game, 4) for game in encoded_games()
]

Chooser = Callable[[VectorStep], Any]


def chooser(seed: int = 1) -> Chooser:
    rng = np.random.default_rng(seed)
    return lambda step: step.random(rng)


def same(one: VectorStep, other: VectorStep, rows: slice = slice(None)) -> bool:
    """Whether rows of the one are all of the other."""
    names = ("seats", "observations", "masks", "rewards", "ended", "scores", "num_legal")
    return all(np.array_equal(getattr(one, name)[rows], getattr(other, name)) for name in names)


class Single:
    """One game by hand: the loop of the engine, chance from a generator."""

    def __init__(self, game: str, players: int, rng: Rng) -> None:
        self.game, self.players, self.rng = game, players, rng
        self.begin()

    def begin(self) -> None:
        self.state = find(self.game).setup(self.players)
        self.go_on()

    def go_on(self) -> None:
        while self.state.actor == CHANCE:
            ticket = int(self.rng.below(self.state.chance_total()))
            self.state.apply(CHANCE, self.state.chance_outcome(ticket))


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_many_games_go_as_single_ones_do_at_every_step(game: str, players: int) -> None:
    seed = (9 << 32) + 5
    tables = VectorGames(game, 2, players, seed=seed, reward="rank")
    singles = [Single(game, players, generator(seed, number)) for number in range(2)]
    writer, choose = encoder(game, players), chooser()
    step = tables.reset()
    after_an_end = 0
    while after_an_end < 5:
        worths, scores, ended = np.zeros((2, players)), np.zeros((2, players)), [False, False]
        for place, single in enumerate(singles):
            if single.state.actor == OVER:
                outcome = single.state.outcome()
                worths[place], scores[place] = rewards(outcome, "rank"), outcome.scores
                ended[place] = True
                single.begin()
            actor = single.state.actor
            assert step.seats[place] == actor
            assert np.flatnonzero(step.masks[place]).tolist() == single.state.legal(actor)
            assert step.observations[place].tobytes() == writer.encode(single.state, actor)
        assert step.ended.tolist() == ended
        assert np.allclose(step.rewards, worths)
        assert step.scores.tolist() == scores.tolist()
        after_an_end += any(ended) or after_an_end > 0
        actions = choose(step)
        for single, action in zip(singles, actions.tolist(), strict=True):
            single.state.apply(single.state.actor, action)
            single.go_on()
        step = tables.step(actions)


@pytest.mark.parametrize("game", encoded_games())
def test_the_same_seed_gives_the_same_games_and_another_one_others(game: str) -> None:
    tables, twin, other = (VectorGames(game, 3, seed=seed) for seed in (7, 7, 8))
    step, mirrored, different = tables.reset(), twin.reset(), other.reset()
    assert same(step, mirrored)
    assert not same(step, different)
    assert same(step, other.reset(seed=7))
    again = tables.reset()
    assert not same(step, again)
    assert same(again, twin.reset())


def test_a_game_does_not_depend_on_how_many_others_there_are() -> None:
    all_three, last_two = (
        VectorGames("byzanz", 3, seed=2),
        VectorGames("byzanz", 2, seed=2, first_index=1),
    )
    step, part = all_three.reset(), last_two.reset()
    choose = chooser()
    for _ in range(40):
        assert same(step, part, slice(1, 3))
        actions = choose(step)
        step, part = all_three.step(actions), last_two.step(actions[1:])


def test_games_and_seeds_have_generators_that_have_nothing_in_common() -> None:
    seeds = (0, 1, 1 << 32, (1 << 32) + 1, 1 << 63)
    rngs = [generator(seed, number) for seed in seeds for number in range(32)]
    words = [[int(rng.next32()) for _ in range(8)] for rng in rngs]
    assert len({word for each in words for word in each}) == len(rngs) * 8
    different = sum(
        (mine ^ theirs).bit_count()
        for one, next_one in pairwise(words)
        for mine, theirs in zip(one, next_one, strict=True)
    )
    assert different / (32 * 8 * (len(rngs) - 1)) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("game", encoded_games())
def test_an_illegal_action_is_named_and_nothing_has_changed(game: str) -> None:
    tables, twin = VectorGames(game, 3, seed=4), VectorGames(game, 3, seed=4)
    choose = chooser()
    step = tables.reset()
    twin.reset()
    actions = choose(step)
    for illegal in (int(np.flatnonzero(~step.masks[1])[0]), -1, tables.num_actions, 10_000):
        wrong = np.array([actions[0], illegal, -1])
        with pytest.raises(IllegalAction) as refused:
            tables.step(wrong)
        facts = refused.value.facts
        assert (facts["game"], facts["number"], facts["seat"]) == (game, 1, step.seats[1])
        assert facts["reason"]
    assert same(tables.step(actions), twin.step(actions))


@pytest.mark.parametrize(
    "actions", [np.zeros(2, int), np.zeros((3, 1), int), np.zeros(3), np.zeros(3, bool), 0]
)
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    tables = VectorGames("byzanz", 3, seed=4)
    tables.reset()
    with pytest.raises(WrongActions) as refused:
        tables.step(actions)
    assert refused.value.facts["count"] == 3


def test_every_kind_of_whole_number_is_an_action() -> None:
    steps = []
    for kind in (np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64):
        tables = VectorGames("byzanz", 2, seed=1)
        steps.append(tables.step(tables.reset().legal[:1].repeat(2).astype(kind)))
    assert all(same(steps[0], step) for step in steps)


def test_nobody_decides_before_a_game_has_begun() -> None:
    with pytest.raises(NoGame):
        VectorGames("byzanz", 2).step(np.zeros(2, int))


@pytest.mark.parametrize("game", encoded_games())
def test_random_actions_are_legal_ones_and_any_of_them(game: str) -> None:
    tables, choose = VectorGames(game, 4, seed=3), chooser()
    step = tables.reset()
    for _ in range(30):
        step = tables.step(choose(step))
    drawn = np.array([choose(step) for _ in range(600)])
    for place in range(4):
        assert set(drawn[:, place]) == set(np.flatnonzero(step.masks[place]))


def test_what_a_step_tells_is_the_callers_own() -> None:
    tables, twin = VectorGames("byzanz", 3, seed=6), VectorGames("byzanz", 3, seed=6)
    step, kept = tables.reset(), twin.reset()
    choose = chooser()
    for _ in range(10):
        actions = choose(kept)
        for name in ("seats", "observations", "masks", "rewards", "ended", "legal", "num_legal"):
            getattr(step, name)[:] = 1
        before = kept.observations.copy()
        step, later = tables.step(actions), twin.step(actions)
        assert same(step, later)
        assert np.array_equal(kept.observations, before)
        kept = later


def test_pilots_decide_for_the_seats_that_are_theirs() -> None:
    tables = VectorGames("byzanz", 3, 3, seed=1, opponents=["random", None, "quick"])
    step, choose = tables.reset(), chooser()
    for _ in range(90):
        assert step.seats.tolist() == [1, 1, 1]
        step = tables.step(choose(step))


def test_seats_that_turn_are_drawn_again_for_every_game() -> None:
    tables = VectorGames(
        "byzanz", 12, 3, seed=1, opponents=[None, "random", "random"], rotate_seats=True
    )
    step, choose = tables.reset(), chooser()
    assert set(step.seats) == {0, 1, 2}
    sat = [{seat} for seat in step.seats.tolist()]
    for _ in range(150):
        before, step = step, tables.step(choose(step))
        assert (before.seats == step.seats)[~step.ended].all()
        for place, seat in enumerate(step.seats.tolist()):
            sat[place].add(seat)
    assert any(len(seats) > 1 for seats in sat)


class Careless(OpponentPolicy):
    """Fails at its first decision, which is the second of the game."""

    def play(self, state: State, seat: int, rng: Rng) -> None:
        raise ArithmeticError


def test_games_in_which_an_opponent_failed_must_be_reset() -> None:
    tables = VectorGames("byzanz", 2, seed=1, opponents=[None, Careless(), None, None])
    passed = np.zeros(2, int)
    tables.reset()
    with pytest.raises(ArithmeticError):
        tables.step(passed)
    with pytest.raises(NoGame):
        tables.step(passed)
    assert tables.reset(seed=1).seats.tolist() == [0, 0]


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"count": 0}, InvalidSetting),
        ({"count": 2.0}, InvalidSetting),
        ({"seed": -1}, InvalidSetting),
        ({"seed": 1 << 64}, InvalidSetting),
        ({"seed": True}, InvalidSetting),
        ({"opponents": ["random"] * 4}, InvalidSetting),
        ({"opponents": [None, "random"]}, InvalidSetting),
        ({"opponents": "random"}, InvalidSetting),
        ({"opponents": [None, None, None, 5]}, InvalidSetting),
        ({"opponents": [None, None, None, "hard"]}, UnknownBot),
        ({"reward": "gold"}, UnknownReward),
    ],
)
def test_what_cannot_be_set_is_refused_at_once(
    settings: dict[str, Any], error: type[EmporionError]
) -> None:
    with pytest.raises(error):
        VectorGames("byzanz", settings.pop("count", 2), **settings)


def test_tables_without_a_seed_tell_the_one_that_they_drew() -> None:
    tables = VectorGames("byzanz", 2)
    assert same(tables.reset(), VectorGames("byzanz", 2, seed=tables.seed).reset())


def test_memory_does_not_grow_from_step_to_step() -> None:
    tables = VectorGames("byzanz", 20, seed=3)

    def play() -> int:
        step, choose = tables.reset(seed=3), chooser()
        for _ in range(60):
            step = tables.step(choose(step))
        return tracemalloc.get_traced_memory()[0]

    play()
    tracemalloc.start()
    try:
        first, _, last = play(), play(), play()
    finally:
        tracemalloc.stop()
    # Two plays of 60 steps lie between: a tenth of what they allocated is nothing that they kept.
    assert last - first < 2 * 60 * 20 * tables.observation_size / 10


@pytest.mark.once
def test_a_hundred_thousand_games_stay_within_bounds() -> None:
    count = 100_000
    tables = VectorGames("byzanz", count, seed=3)
    rng = np.random.default_rng(3)
    tracemalloc.start()
    try:
        step = tables.reset()
        taken = []
        for _ in range(6):
            step = tables.step(step.random(rng))
            taken.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert step.observations.shape == (count, tables.observation_size)
    # What a step tells comes and goes; states keep the size they have.
    assert max(taken) < 1.05 * taken[0]
    assert taken[0] < 4_000 * count
