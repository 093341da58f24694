"""A position as a value: every field of it is copied, and shown by its key."""

import pytest

from emporion.core.errors import BrokenState
from emporion.games.ys.spec import OPTIONS, YsSettings
from emporion.games.ys.state import YsState

from .positions import go_on, new_game, position

NO_VALUE = ("events", "__dict__")
"""What is not part of the position: a copy does not listen."""


def of_each_kind() -> YsState:
    """A position with something in every list, a draft of two steps among it."""
    state = position("blue: placing", players=2, hands={"blue": "queen"}, gems={"orange": "red"})
    state.draft = [state.legal(0)[0], 1]
    assert all(getattr(state, name) for name in fields(state) if is_list(state, name))
    return state


def fields(state: YsState) -> list[str]:
    """The names of all fields; the compiled class lists them, the interpreted one has a dict."""
    names = getattr(YsState, "__mypyc_attrs__", None) or vars(state)
    return sorted(name for name in names if name not in NO_VALUE)


def is_list(state: YsState, name: str) -> bool:
    return isinstance(getattr(state, name), list)


def test_a_changed_number_changes_the_key_and_is_copied() -> None:
    numbers = [name for name in fields(of_each_kind()) if isinstance(value_of(name), int)]
    assert len(numbers) > 10
    for name in numbers:
        state = of_each_kind()
        key = state.key()
        setattr(state, name, getattr(state, name) + 1)
        assert state.key() != key, name
        assert getattr(state.copy(), name) == getattr(state, name), name
        assert state.copy().key() == state.key(), name


def test_a_changed_entry_of_a_list_changes_the_key_and_is_copied() -> None:
    lists = [name for name in fields(of_each_kind()) if is_list(of_each_kind(), name)]
    assert len(lists) > 10
    for name in lists:
        for number in range(len(getattr(of_each_kind(), name))):
            state = of_each_kind()
            key = state.key()
            getattr(state, name)[number] += 1
            assert state.key() != key, name
            assert getattr(state.copy(), name) == getattr(state, name), name
            assert state.copy().key() == state.key(), name


def test_a_copy_has_lists_of_its_own() -> None:
    state = of_each_kind()
    key = state.key()
    copied = state.copy()
    for name in fields(state):
        if is_list(state, name):
            getattr(copied, name)[0] += 1
    assert state.key() == key


def test_all_other_fields_are_the_settings() -> None:
    state = of_each_kind()
    others = [name for name in fields(state) if not isinstance(value_of(name), int | list)]
    assert others == ["settings"]
    assert state.copy().settings is state.settings


def value_of(name: str) -> object:
    return getattr(of_each_kind(), name)


def test_each_option_changes_the_key() -> None:
    state = of_each_kind()
    for option in OPTIONS:
        keys = set()
        for value in option.values:
            options = {each.name: each.default for each in OPTIONS}
            state.settings = YsSettings(2, {**options, option.name: value})
            keys.add(state.key())
        assert len(keys) == len(option.values), option.name


@pytest.mark.parametrize(
    "state",
    [
        position("blue: placing"),
        position("blue: after_placing", board={"blue": "4@1-port ?3@2-port"}),
        position("bidding"),
        position("favor", kings_favor=True),
    ],
    ids=lambda state: state.view(None)["phase"],
)
def test_the_actor_follows_from_the_turn_order_and_from_what_has_been_chosen(
    state: YsState,
) -> None:
    state.check()
    state.actor += 1
    with pytest.raises(BrokenState):
        state.check()


def test_the_taken_squares_follow_from_the_pieces() -> None:
    state = new_game()
    go_on(state, "orange: placing")
    state.check()
    state.squares ^= 1
    with pytest.raises(BrokenState):
        state.check()
