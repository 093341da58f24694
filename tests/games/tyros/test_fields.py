"""A position as a value: every field of it is copied, and shown by its key."""

import pytest

from emporion.core.errors import BrokenState
from emporion.games.tyros.memory import RoundEnd
from emporion.games.tyros.spec import OPTIONS, TyrosSettings
from emporion.games.tyros.state import TyrosState

from .positions import GAME, do, position

NO_VALUE = ("events", "heard", "__dict__")
"""What is not part of the position: a copy does not listen."""

FOLLOWS = ("built",)
"""What follows from other fields; `check` demands that it does."""

SHARED = ("last", "settings")
"""What does not change, so that copies share it."""


def of_each_kind() -> TyrosState:
    """A position with something in every list, a draft of two steps and two tiles below the pile
    among it.
    """
    state = position("blue: action", hands={"blue": "copper*3", "yellow": "oil"}, bottom="1 2")
    do(state, "swap:copper", "swap:copper")
    assert all(getattr(state, name) for name in fields() if isinstance(value(state, name), list))
    return state


def fields() -> list[str]:
    """The names of all fields; the compiled class lists them, the interpreted one has a dict."""
    names = getattr(TyrosState, "__mypyc_attrs__", None) or vars(GAME.setup(3))
    return sorted(name for name in names if name not in NO_VALUE)


def value(state: TyrosState, name: str) -> object:
    return getattr(state, name)


def fields_of(*kinds: type) -> list[str]:
    state = of_each_kind()
    return [name for name in fields() if type(value(state, name)) in kinds and name not in FOLLOWS]


def demand_that_it_counts(name: str, changed: TyrosState) -> None:
    """A position that differs in one field has another key, and its copy has the same."""
    assert changed.key() != of_each_kind().key(), name
    assert value(changed.copy(), name) == value(changed, name), name
    assert changed.copy().key() == changed.key(), name


def test_there_are_no_other_kinds_of_fields() -> None:
    known = {*fields_of(bool, int, list), *SHARED, *FOLLOWS}
    assert set(fields()) == known


def test_a_changed_number_changes_the_key_and_is_copied() -> None:
    assert len(fields_of(int)) > 10
    for name in fields_of(int):
        state = of_each_kind()
        setattr(state, name, getattr(state, name) + 1)
        demand_that_it_counts(name, state)


def test_a_changed_truth_changes_the_key_and_is_copied() -> None:
    assert fields_of(bool) == ["final"]
    state = of_each_kind()
    state.final = not state.final
    demand_that_it_counts("final", state)


def test_a_changed_entry_of_a_list_changes_the_key_and_is_copied() -> None:
    assert len(fields_of(list)) > 10
    for name in fields_of(list):
        for number in range(len(getattr(of_each_kind(), name))):
            state = of_each_kind()
            getattr(state, name)[number] += 1
            demand_that_it_counts(name, state)


def test_where_one_list_ends_and_the_next_begins_changes_the_key() -> None:
    state = of_each_kind()
    state.draft.insert(0, state.bottom.pop())
    demand_that_it_counts("bottom", state)


def test_a_copy_has_lists_of_its_own() -> None:
    state = of_each_kind()
    copied = state.copy()
    for name in fields_of(list):
        getattr(copied, name)[0] += 1
    assert state.key() == of_each_kind().key()


@pytest.mark.parametrize("name", ["laid", "kept", "known"])
def test_all_that_is_remembered_of_the_last_round_changes_the_key(name: str) -> None:
    remembered = of_each_kind().last
    entries = 1 if name == "laid" else len(getattr(remembered, name))
    for number in range(entries):
        state = of_each_kind()
        laid, kept, known = remembered.laid, list(remembered.kept), list(remembered.known)
        if name == "laid":
            laid += 1
        else:
            (kept if name == "kept" else known)[number] += 1
        state.last = RoundEnd(laid=laid, kept=tuple(kept), known=tuple(known))
        demand_that_it_counts("last", state)
        assert state.copy().last is state.last


def test_each_option_and_the_rules_version_change_the_key() -> None:
    state = of_each_kind()
    default = {option.name: option.default_for(4) for option in OPTIONS}
    for option in OPTIONS:
        keys = set()
        for chosen in option.values:
            state.settings = TyrosSettings(4, {**default, option.name: chosen}, GAME.rules)
            assert state.copy().settings is state.settings
            keys.add(state.key())
        assert len(keys) == len(option.values), option.name
    keys = set()
    for rules in GAME.supported:
        state.settings = TyrosSettings(4, default, rules)
        keys.add(state.key())
    assert len(keys) == len(GAME.supported)


def test_the_fields_with_a_city_follow_from_the_cities() -> None:
    state = of_each_kind()
    state.check()
    state.built ^= 1 << 7
    with pytest.raises(BrokenState):
        state.check()
