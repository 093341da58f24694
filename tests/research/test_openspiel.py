"""The games in OpenSpiel: its own checks, its algorithms, parameters and actions."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from emporion.core.errors import (
    EmporionError,
    IllegalAction,
    InvalidOption,
    InvalidPlayerCount,
    NotYourDecision,
    UnknownAction,
)
from emporion.core.seats import CHANCE
from emporion.games import find
from emporion.research.errors import InvalidSetting, UnknownReward
from emporion.research.openspiel import GAMES

from .courses import SMALLEST, bidding, course, first_choice, stored
from .games import tables
from .playthroughs import GAMES as PLAYED
from .playthroughs import HERE, actions_in, told

IN_TURNS = [game for game in SMALLEST if not game.startswith(("emporion_tyros(", "emporion_ys("))]


# -- OpenSpiel's own checks -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    [
        "emporion_byzanz(players=3,reward=rank)",
        "emporion_tyros(players=3,offers=1)",
        "emporion_tyros_turns(players=4)",
        "emporion_ys(players=3,kings_favor=True,express=True,reward=score)",
        "emporion_ys_turns(players=2)",
    ],
)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", PLAYED)
def test_a_playthrough_shows_what_it_did(name: str) -> None:
    golden = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(told(PLAYED[name], actions_in(golden))) == golden


@pytest.mark.parametrize("game", IN_TURNS)
def test_tree_searches_find_an_action(game: str) -> None:
    state = first_choice(game)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    before = str(state)
    for bot in (
        ismcts.ISMCTSBot(state.get_game(), rollouts, 1.5, 4, random_state=rng),
        ismcts.ISMCTSBot(state.get_game(), rollouts, 1.5, 4, 2, random_state=rng),
        mcts.MCTSBot(state.get_game(), 1.5, 3, rollouts, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("game", [game for game in IN_TURNS if "tyros" not in game])
def test_regrets_can_be_minimised(game: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(game))
    np.random.seed(1)
    solver.iteration()
    policy = solver.average_policy()
    asked = first_choice(game)
    assert policy.action_probabilities(asked).keys() == set(asked.legal_actions())


@pytest.mark.parametrize("game", IN_TURNS)
def test_regrets_can_be_minimised_towards_the_end(game: str) -> None:
    # Whole games of Tyros are too long for the solver, which calls itself at every step.
    states = [state.clone() for state in course(game, seed=3)]
    late = states[-60].clone()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(late.get_game())
    np.random.seed(1)
    solver._episode(late, 0, my_reach=1.0, opp_reach=1.0, sample_reach=1.0)
    assert late.is_terminal()
    policy = solver.average_policy()
    asked = next(state for state in states[-60:] if state.is_player_node())
    assert policy.action_probabilities(asked).keys() == set(asked.legal_actions())


@pytest.mark.parametrize("game", SMALLEST)
def test_agents_can_learn_in_openspiels_environment(game: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(game))
    told = environment.reset()
    for _ in range(20):
        legal = told.observations["legal_actions"]
        anything = [actions[0] if actions else 0 for actions in legal]
        asked = told.observations["current_player"]
        told = environment.step([anything[asked]] if environment.is_turn_based else anything)
    seen = told.observations["info_state"]
    assert [len(row) for row in seen] == [environment.game.observation_tensor_size()] * len(seen)


# -- games and parameters -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_every_option_is_a_parameter(kind: Any) -> None:
    for name, players, options in tables(kind.game):
        game = pyspiel.load_game(kind.short_name, {"players": players, **options})
        settled = find(name).setup(players, options)
        assert game.new_initial_state().tracked.state.key() == settled.key()
        again = stored(game)
        assert again.new_initial_state().tracked.state.key() == settled.key()


@pytest.mark.parametrize("name", list(GAMES))
def test_the_usual_table_is_for_four(name: str) -> None:
    assert pyspiel.load_game(name).num_players() == 4


@pytest.mark.parametrize(
    ("game", "error"),
    [
        ("emporion_tyros(players=5)", InvalidPlayerCount),
        ("emporion_byzanz(players=3,first=3)", InvalidOption),
        ("emporion_byzanz(first=-1)", InvalidOption),
        ("emporion_ys(players=2,neighborhoods=4)", InvalidOption),
        ("emporion_ys(reward=gold)", UnknownReward),
        ("emporion_ys(colour=red)", pyspiel.SpielError),
        ("emporion_ys(players=two)", pyspiel.SpielError),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(game: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(game)


def test_returns_are_bounded_by_their_kind() -> None:
    sums = {
        game: (loaded.get_type().utility.name, loaded.utility_sum(), loaded.min_utility())
        for game in ("emporion_ys(players=3)", "emporion_ys(players=2)", "emporion_ys(reward=rank)")
        for loaded in [pyspiel.load_game(game)]
    }
    assert sums == {
        "emporion_ys(players=3)": ("CONSTANT_SUM", 1.0, 0.0),
        "emporion_ys(players=2)": ("GENERAL_SUM", None, 0.0),
        "emporion_ys(reward=rank)": ("ZERO_SUM", 0.0, -1.0),
    }
    scored = pyspiel.load_game("emporion_tyros(reward=score)")
    assert (scored.min_utility(), scored.max_utility()) == (-215.0, 215.0)
    assert scored.max_move_number() > 10**9, "the bound has run over"


# -- chance ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SMALLEST)
def test_outcomes_are_as_likely_as_the_engine_draws_them(game: str) -> None:
    for state in course(game, seed=2):
        if state.is_chance_node():
            engine = state.tracked.state
            tickets = engine.chance_total()
            drawn = Counter(engine.chance_outcome(ticket) for ticket in range(tickets))
            state.chance_outcomes().clear()  # which is the caller's own
            assert state.chance_outcomes() == [
                (outcome, drawn[outcome] / tickets) for outcome in engine.legal(CHANCE)
            ]
            assert max(drawn) < state.get_game().max_chance_outcomes()


# -- actions --------------------------------------------------------------------------------------


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    state = first_choice("emporion_byzanz(players=3)")
    before = str(state), state.history()
    closed = next(action for action in range(283) if action not in state.legal_actions())
    for action in (closed, 283, -5):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    for action in (283, -5):
        with pytest.raises(UnknownAction):
            state.action_to_string(action)
    assert (str(state), state.history()) == before
    dealing = pyspiel.load_game("emporion_byzanz").new_initial_state()
    with pytest.raises(IllegalAction):
        dealing.apply_action(25)


def test_nobody_acts_after_the_end() -> None:
    *_, state = course("emporion_ys_turns(players=2)", seed=1)
    with pytest.raises(NotYourDecision):
        state.apply_action(0)


def test_all_bid_at_once() -> None:
    state = bidding("emporion_ys(players=3)")
    assert state.is_simultaneous_node()
    bids = [state.legal_actions(seat)[-seat - 1] for seat in range(3)]
    wrong: list[tuple[list[int], type[EmporionError]]] = [
        ([*bids[:2], 0], IllegalAction),
        (bids[:2], InvalidSetting),
    ]
    for actions, error in wrong:
        before = str(state)
        with pytest.raises(error):
            state.apply_actions(actions)
        assert str(state) == before
    with pytest.raises(NotYourDecision):
        state.apply_action(bids[0])
    with pytest.raises(NotYourDecision):
        state.legal_actions()
    state.apply_actions(bids)
    assert state.is_player_node()
    assert [seat["front"] for seat in json.loads(state.observation_string(0))["seats"]] == [
        [int(value) for value in reversed(find("ys").show(0, bid)[4:].split("+"))] for bid in bids
    ]


def test_all_choose_at_once_what_they_keep() -> None:
    state = next(
        state
        for state in course("emporion_tyros(players=3)", seed=2)
        if state.is_simultaneous_node()
    )
    while state.is_simultaneous_node():
        views = [json.loads(state.observation_string(seat)) for seat in range(3)]
        legal = [state.legal_actions(seat) for seat in range(3)]
        assert [seat for seat in range(3) if legal[seat]] == views[0]["actors"]
        assert {view["phase"] for view in views} == {"keeping"}
        assert views[0]["seats"] == views[1]["seats"]
        state.apply_actions([actions[0] if actions else 0 for actions in legal])


@pytest.mark.parametrize("table", ["players=2", "players=3,kings_favor=True,express=True"])
def test_in_turns_the_same_choices_lead_to_the_same_end(table: str) -> None:
    *_, turns = course(f"emporion_ys_turns({table},reward=score)", seed=4)
    at_once = pyspiel.load_game(f"emporion_ys({table},reward=score)").new_initial_state()
    actions = turns.history()
    while not at_once.is_terminal():
        if at_once.is_simultaneous_node():
            at_once.apply_actions([actions.pop(0) for _ in range(at_once.num_players())])
        else:
            at_once.apply_action(actions.pop(0))
    assert at_once.returns() == turns.returns()
    assert str(at_once) == str(turns)
    assert at_once.history() == turns.history()
