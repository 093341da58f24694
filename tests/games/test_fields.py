"""A position as a value: each field is given by its name, and is in copies, the key and samples.

The fields are those that the state has, so a new one cannot be forgotten in any of them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from emporion.core.game import Game, Pick
from emporion.core.rng import Rng
from emporion.core.state import State
from tests.kit.adapter import Viewer
from tests.kit.cases import CASES
from tests.kit.play import positions

from .byzanz import positions as byzanz
from .tyros import positions as tyros
from .ys import positions as ys

NO_VALUE = {"events", "heard", "__dict__"}
"""What is not part of a position: a copy does not listen."""


@dataclass(frozen=True)
class Subject:
    """A game's states, with what a test of their fields cannot know."""

    game: Game
    filled: Callable[[], State]
    """A position with something in every list."""
    dealt: frozenset[str]
    """The fields of which a view can hide a part, so that a sample deals it."""
    follows: frozenset[str] = frozenset()
    """What the constructor works out from other fields; `check` demands that it is so."""


def tyros_filled() -> State:
    """Blue has drafted two steps and has the bonus, which is rare; two tiles are below the pile."""
    hands = {"blue": "copper*3", "yellow": "oil"}
    state = tyros.position("blue: action", hands=hands, bottom="1 2", bonus="blue")
    tyros.do(state, "swap:copper", "swap:copper")
    return state


def ys_filled() -> State:
    """Two players, so the neutral player has brokers; a draft of two steps."""
    state = ys.position("blue: placing", 2, hands={"blue": "queen"}, gems={"orange": "red"})
    ys.do(state, ys.legal(state)[0], "at:2-red")
    return state


SUBJECTS = {
    "byzanz": Subject(byzanz.GAME, lambda: byzanz.new_game(3), frozenset({"unseen", "hands"})),
    "tyros": Subject(
        tyros.GAME,
        tyros_filled,
        frozenset({"pile", "tolls", "last", "hands", "known", "tile_pile", "tiles", "deals"}),
        frozenset({"built"}),
    ),
    "ys": Subject(ys.GAME, ys_filled, frozenset({"pieces", "screens", "neutrals", "chosen"})),
}


def fields(thing: object) -> dict[str, Any]:
    """An object's fields by name; a compiled class lists them, an interpreted one has a dict."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: getattr(thing, name) for name in sorted(names) if name not in NO_VALUE}


def given(subject: Subject, state: State) -> dict[str, Any]:
    """The fields that the constructor asks for."""
    named = fields(state)
    return {name: named[name] for name in named if name not in subject.follows}


def changed(value: Any) -> Iterator[Any]:
    """The value with one thing about it changed: a number, an entry of a list, a field."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list | tuple):
        for place, entry in enumerate(value):
            for other in changed(entry):
                yield type(value)([*value[:place], other, *value[place + 1 :]])
    else:
        known = fields(value)
        for name in known:
            for other in changed(known[name]):
                yield type(value)(**known | {name: other})


FIELDS = [
    (name, field)
    for name, subject in SUBJECTS.items()
    for field in given(subject, subject.filled())
    if field != "settings"
]
each_field = pytest.mark.parametrize(("name", "field"), FIELDS)
each_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


@each_game
def test_the_fields_are_those_that_the_constructor_asks_for(subject: Subject) -> None:
    state = subject.filled()
    assert type(state)(**given(subject, state)).key() == state.key()


@each_game
def test_fields_are_given_by_name_alone(subject: Subject) -> None:
    state = subject.filled()
    construct: Any = type(state)
    with pytest.raises(TypeError):
        construct(*given(subject, state).values())


@each_field
def test_a_field_that_differs_shows_in_the_key_and_stays_in_a_copy(name: str, field: str) -> None:
    filled = SUBJECTS[name].filled
    before = filled().key()
    values = list(changed(getattr(filled(), field)))
    assert values, f"nothing is in {field}"
    for value in values:
        state = filled()
        setattr(state, field, value)
        other = state.copy()
        assert getattr(other, field) == value
        assert state.key() != before
        assert other.key() == state.key()


@each_field
def test_the_lists_of_a_copy_are_its_own(name: str, field: str) -> None:
    state = SUBJECTS[name].filled()
    if isinstance(getattr(state, field), list):
        assert getattr(state.copy(), field) is not getattr(state, field)


@each_game
def test_each_option_and_the_rules_version_show_in_the_key(subject: Subject) -> None:
    game = subject.game
    chosen = [
        (players, [game.setup(players, {option.name: value}) for value in option.choices(players)])
        for players in range(game.min_players, game.max_players + 1)
        for option in game.options
    ]
    versions = [game.at(rules).setup(game.max_players) for rules in game.supported]
    for players, starts in [*chosen, (game.max_players, versions)]:
        state: Any = game.setup(players)
        keys = set()
        for start in starts:
            state.settings = fields(start)["settings"]
            assert state.copy().settings is state.settings
            keys.add(state.key())
        assert len(keys) == len(starts)


def looked_at(subject: Subject, dice: Pick) -> Iterator[tuple[State, Viewer]]:
    """Positions, each with somebody who looks at it while no other seat is in a draft."""
    filled = subject.filled()
    yield filled, min(filled.actors(), default=None)
    for case in CASES:
        if case.game.name == subject.game.name:
            for state in positions(case, dice):
                viewer = case.viewers[dice(len(case.viewers))]
                others = {*state.actors()} - {viewer}
                if dice(8) == 0 and not any(state.drafting(seat) for seat in others):
                    yield state, viewer


@each_game
def test_a_sample_has_every_field_that_is_not_hidden(subject: Subject) -> None:
    dice = Rng(1).below
    met: dict[str, set[str]] = {}
    for state, viewer in looked_at(subject, dice):
        sample = fields(subject.game.determinize(state.view(viewer), dice))
        for field, value in fields(state).items():
            if field == "settings":
                assert sample[field].key == value.key
            elif field not in subject.dealt:
                assert sample[field] == value, field
                met.setdefault(field, set()).add(repr(value))
    assert [field for field, values in met.items() if len(values) == 1] == []
