"""Each field of a state is in its copy and in its key, and can only be given by its name."""

from typing import Any

import pytest

from emporion.games.byzanz.spec import OPTIONS, ByzanzSettings
from emporion.games.byzanz.state import ByzanzState

from .positions import new_game


def fields_of(thing: object) -> list[str]:
    """The names of the data fields of an object, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]


def changed(value: Any) -> list[Any]:
    """The value with one thing about it changed: a number, an entry of a list, a setting."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, list):
        return [
            [*value[:place], other, *value[place + 1 :]]
            for place, entry in enumerate(value)
            for other in changed(entry)
        ]
    assert isinstance(value, ByzanzSettings)
    return [
        ByzanzSettings({**value.options, option.name: other})
        for option in OPTIONS
        for other in option.values
        if other != value.options[option.name]
    ]


FIELDS = [name for name in fields_of(new_game(3)) if name != "events"]


def test_the_fields_are_those_that_the_constructor_asks_for() -> None:
    state = new_game(3)
    again = ByzanzState(**{name: getattr(state, name) for name in FIELDS})
    assert again.key() == state.key()


def test_fields_are_given_by_name_alone() -> None:
    state = new_game(3)
    construct: Any = ByzanzState
    with pytest.raises(TypeError):
        construct(*[getattr(state, name) for name in FIELDS])


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_differs_shows_in_the_key_and_stays_in_a_copy(field: str) -> None:
    before = new_game(3).key()
    for value in changed(getattr(new_game(3), field)):
        state = new_game(3)
        setattr(state, field, value)
        other = state.copy()
        assert state.key() != before
        assert other.key() == state.key()
        assert getattr(other, field) == value


@pytest.mark.parametrize("field", FIELDS)
def test_the_lists_of_a_copy_are_its_own(field: str) -> None:
    state = new_game(3)
    if isinstance(getattr(state, field), list):
        assert getattr(state.copy(), field) is not getattr(state, field)
