"""A game's options: which values there are for how many players, and what else is refused."""

import pytest

from emporion.core.errors import InvalidOption
from emporion.core.options import Option, resolve_options

SIZE = Option(
    "size", ("small", "large"), "large", allowed_for={2: ("small",), 3: ("small", "large")}
)
FIRST = Option("first", (0, 1, 2, 3), 0, fewer_than_players=True)


def test_values_can_be_left_out_for_a_number_of_players() -> None:
    assert SIZE.choices(2) == ["small"]
    assert SIZE.choices(3) == ["small", "large"]
    assert SIZE.choices(4) == ["small", "large"]


def test_the_usual_value_is_the_first_of_those_that_are_left() -> None:
    assert [SIZE.default_for(players) for players in (2, 3, 4)] == ["small", "small", "large"]


def test_the_choices_are_a_copy_that_the_caller_may_change() -> None:
    SIZE.choices(3).clear()
    SIZE.choices(4).clear()
    assert SIZE.choices(3) == SIZE.choices(4) == ["small", "large"]


def test_an_option_that_names_a_seat_ends_with_the_last_one() -> None:
    assert FIRST.choices(2) == [0, 1]
    assert FIRST.default_for(2) == 0


def test_what_nobody_chooses_has_the_usual_value_for_that_number_of_players() -> None:
    assert resolve_options("fair", (SIZE, FIRST), 2, {}) == {"size": "small", "first": 0}
    assert resolve_options("fair", (SIZE, FIRST), 4, {"first": 3}) == {"size": "large", "first": 3}


def test_a_value_for_other_numbers_of_players_is_refused_with_those_that_are_possible() -> None:
    with pytest.raises(InvalidOption) as error:
        resolve_options("fair", (SIZE, FIRST), 2, {"size": "large"})
    assert error.value.facts["known"] == ["small"]
    assert error.value.facts["players"] == 2
