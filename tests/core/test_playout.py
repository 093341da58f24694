"""What happens by itself: chance, until somebody is asked or nobody is any more."""

import pytest

from emporion.core.playout import playout, resolve_chance
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games import find, names


@pytest.mark.parametrize("name", names())
def test_chance_goes_on_until_somebody_is_asked(name: str) -> None:
    state = find(name).setup(4)
    assert state.actor == CHANCE
    legal = resolve_chance(state, Rng(7))
    assert state.actor >= 0
    assert legal == state.legal(state.actor)


@pytest.mark.parametrize("name", names())
def test_where_somebody_is_asked_already_chance_is_left_alone(name: str) -> None:
    state = find(name).setup(4)
    resolve_chance(state, Rng(7))
    before = state.key()
    resolve_chance(state, Rng(8))
    assert state.key() == before


@pytest.mark.parametrize("name", names())
def test_nothing_is_open_when_the_game_is_over(name: str) -> None:
    state = find(name).setup(4)
    playout(state, Rng(7))
    assert state.actor == OVER
    assert resolve_chance(state, Rng(7)) == []
