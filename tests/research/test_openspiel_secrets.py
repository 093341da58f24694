"""What a seat is told in OpenSpiel, what it is not, and samples of what it cannot see."""

import json
import random
from itertools import chain

import pyspiel
import pytest

from emporion.core.errors import EmporionError
from emporion.research import features
from emporion.research.errors import InvalidSetting

from .courses import SMALLEST, act, bidding, course, first_choice, looks, step, stored

OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER
NONE = pyspiel.PrivateInfoType.NONE

# -- what is known --------------------------------------------------------------------------------


def test_in_turns_nobody_sees_what_the_others_bid() -> None:
    one = bidding("emporion_ys_turns(players=3)")
    other = one.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.current_player() == 1
    for seat in (1, 2):
        assert looks(one, seat) == looks(other, seat)
    assert one.legal_actions() == other.legal_actions()
    assert all(mine != theirs for mine, theirs in zip(looks(one, 0), looks(other, 0), strict=True))


def test_the_others_cards_are_in_nothing_that_a_seat_is_told() -> None:
    game = pyspiel.load_game("emporion_byzanz(players=3)")
    hands = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    lot = [12, 13, 14, 15, 16, 24]
    one, other = game.new_initial_state(), game.new_initial_state()
    for state, deal in ((one, hands), (other, [hands[0], hands[2], hands[1]])):
        for card in [*chain(*deal), *lot]:
            state.apply_action(card)
        act(state, "pass")
    assert one.current_player() == 1
    assert looks(one, 0) == looks(other, 0)
    assert one.information_state_string(1) != other.information_state_string(1)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=True, private_info=NONE), {}
    )
    assert public.string_from(one, 1) == public.string_from(other, 1)
    assert public.tensor is None


def test_what_was_seen_is_remembered_when_no_view_shows_it_any_more() -> None:
    state = next(
        state
        for state in course("emporion_tyros(players=3)", seed=1)
        if state.is_player_node()
        and {"give:oil", "pass"} <= set(map(state.action_to_string, state.legal_actions()))
    )
    actor = state.current_player()
    states = [state.clone() for _ in range(3)]
    for offered, want in zip(states, ("want:copper", "want:cedar", "want:copper"), strict=True):
        act(offered, "give:oil", want, "ask:all", "decline", "decline")
    copper, cedar, same = states
    assert copper.current_player() == actor
    for seat in range(3):
        assert looks(copper, seat) == looks(same, seat)
        assert looks(copper, seat)[1:] == looks(cedar, seat)[1:]
        assert looks(copper, seat)[0] != looks(cedar, seat)[0]


@pytest.mark.parametrize("game", SMALLEST)
def test_an_observation_is_what_the_view_says(game: str) -> None:
    loaded = pyspiel.load_game(game)
    whole, public, own = (
        loaded.make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=False, public_info=told, private_info=private
            ),
            {},
        )
        for told, private in ((True, OWN), (True, NONE), (False, OWN))
    )
    for number, state in enumerate(course(game, seed=5)):
        if number % 20 == 0:
            seat = number // 20 % loaded.num_players()
            view = state.tracked.state.view(seat)
            assert json.loads(state.observation_string(seat)) == view
            assert state.observation_tensor(seat) == features(view).tolist()
            whole.set_from(state, seat)
            assert whole.tensor.tolist() == state.observation_tensor(seat)
            seen = json.loads(public.string_from(state, seat))
            assert seen == state.tracked.state.view(None)
            assert seen | json.loads(own.string_from(state, seat)) == view


def test_there_is_no_observer_for_all_secrets() -> None:
    game = pyspiel.load_game("emporion_byzanz")
    for private in (pyspiel.PrivateInfoType.ALL_PLAYERS, NONE):
        kind = pyspiel.IIGObservationType(
            perfect_recall=False, public_info=private != NONE, private_info=private
        )
        with pytest.raises(InvalidSetting):
            game.make_py_observer(kind, {})
    with pytest.raises(InvalidSetting):
        game.make_py_observer(None, {"seat": 1})
    with pytest.raises(EmporionError):
        game.make_py_observer().set_from(game.new_initial_state(), -1)


# -- copies and samples ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", SMALLEST)
def test_copies_and_stored_states_go_on_like_the_first_one(game: str) -> None:
    for number, state in enumerate(course(game, seed=6)):
        # The first cards of Tyros are in the midst of a deal, of which a seat hears at its end.
        if number > 60 or state.is_terminal() or number % 5:
            continue
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, restored = pyspiel.deserialize_game_and_state(text)
        first, copied, pickled = (
            state.clone(),
            state.clone().clone(),
            stored(state),
        )
        before = str(copied)
        everyone = (first, restored, pickled)
        for each in everyone:
            rng = random.Random(number)
            for _ in range(10):
                step(each, rng)
        assert str(copied) == before == str(state)
        seats = range(state.num_players())
        assert len({str(each) for each in everyone}) == 1
        assert len({tuple(map(each.information_state_string, seats)) for each in everyone}) == 1
        assert len({tuple(each.history()) for each in everyone}) == 1


@pytest.mark.parametrize("game", SMALLEST)
def test_a_sample_looks_the_same_to_the_seat_and_hides_the_rest(game: str) -> None:
    sampler = random.Random(7).random
    varied = 0
    for number, state in enumerate(course(game, seed=7)):
        if number % 25 or state.is_chance_node():
            continue
        seat = max(state.current_player(), 0)
        sample = state.resample_from_infostate(seat, sampler)
        assert looks(sample, seat) == looks(state, seat)
        assert sample.current_player() == state.current_player()
        assert sample.legal_actions(seat) == state.legal_actions(seat)
        assert sample.history() == []
        assert sample.tracked.moves == []
        sample.tracked.state.check()
        varied += str(sample) != str(state)
    assert varied


def test_a_sample_does_not_depend_on_what_is_hidden() -> None:
    state = bidding("emporion_ys_turns(players=3)")
    samples = set()
    for bid in state.legal_actions():
        after = state.child(bid)
        samples.add(str(after.resample_from_infostate(1, random.Random(8).random)))
    assert len(samples) == 1


@pytest.mark.parametrize("game", SMALLEST)
def test_a_sample_can_be_copied_stored_played_and_sampled_again(game: str) -> None:
    *_, state = (each.clone() for each, _ in zip(course(game, seed=9), range(90), strict=False))
    seat = max(state.current_player(), 0)
    sample = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    step(sample, random.Random(1))
    text = pyspiel.serialize_game_and_state(sample.get_game(), sample)
    _, restored = pyspiel.deserialize_game_and_state(text)
    for each in (sample.clone(), restored):
        assert str(each) == str(sample)
        assert each.history() == sample.history() != []
        for other in range(state.num_players()):
            assert looks(each, other) == looks(sample, other)
    again = restored.resample_from_infostate(seat, random.Random(1).random)
    assert looks(again, seat) == looks(sample, seat)
    rng = random.Random(2)
    while not again.is_terminal():
        step(again, rng)
    assert len(again.returns()) == state.num_players()


def test_only_seats_get_a_sample() -> None:
    state = first_choice("emporion_byzanz(players=3)")
    with pytest.raises(EmporionError):
        state.resample_from_infostate(-1, random.Random(1).random)
