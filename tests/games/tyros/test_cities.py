"""Chapter "B. Een stad bouwen"."""

from typing import Any

import pytest

from emporion.games.tyros.state import TyrosState

from .helpers import acting, after
from .positions import (
    asked,
    bonus_of,
    cities,
    discards,
    do,
    hand,
    legal,
    legal_with,
    play,
    position,
    refused,
    ships,
    told_of,
)


def founding(
    cards: str, ships_: str, others: dict[str, str] | None = None, **facts: Any
) -> TyrosState:
    """Blue is to act, with ships on fields of copper (17, 22) or oil (16)."""
    lying = {"blue": ships_} | (others or {})
    return acting(cards, ships=lying, empires={"copper": "7 17 22", "oil": "13 16"}, **facts)


def test_a_city_costs_five_cards_of_the_empires_colour() -> None:
    assert legal_with(founding("copper*4 oil*4", "17"), "city:") == []
    state = founding("copper*5 oil", "17")
    play(state, "blue: city:17")
    assert cities(state, "blue") == "17"
    assert hand(state, "blue") == "oil"
    assert discards(state) == "copper*5"


def test_with_two_own_ships_there_it_costs_four() -> None:
    assert legal_with(founding("copper*3", "17 17"), "city:") == []
    state = founding("copper*4", "17 17")
    play(state, "blue: city:17")
    assert discards(state) == "copper*4"


def test_with_two_ships_it_costs_four_and_never_five() -> None:
    state = founding("copper*6", "17 17")
    do(state, "city:17")
    assert hand(state, "blue") == "copper*2"


def test_cards_of_other_colours_do_not_pay_for_a_city() -> None:
    state = founding("oil*7", "17 17")
    assert refused(state, "city:17") == "too_dear"


def test_jokers_stand_in_and_the_founder_chooses_how_many() -> None:
    state = founding("copper*4 joker*3", "17")
    do(state, "city:17")
    assert legal(state) == ["jokers:1", "jokers:2", "jokers:3"]
    assert hand(after(state, "jokers:3"), "blue") == "copper*2"
    assert hand(after(state, "jokers:1"), "blue") == "joker*2"


@pytest.mark.parametrize(
    ("jokers", "paid"),
    [
        (0, "copper*5"),
        (1, "copper*4 joker"),
        (2, "copper*3 joker*2"),
        (3, "copper*2 joker*3"),
        (4, "copper joker*4"),
    ],
)
def test_of_four_jokers_any_number_may_pay_for_a_city(jokers: int, paid: str) -> None:
    state = founding("copper*5 joker*4", "17")
    do(state, "city:17")
    assert legal(state) == [f"jokers:{number}" for number in range(5)]
    do(state, f"jokers:{jokers}")
    assert discards(state) == paid


def test_where_there_is_no_choice_of_jokers_the_city_is_founded_at_once() -> None:
    state = founding("copper*3 joker*2", "17")
    do(state, "city:17")
    assert discards(state) == "copper*3 joker*2"


def test_one_ship_goes_back_into_the_supply() -> None:
    state = founding("copper*5", "17 22")
    do(state, "city:17")
    assert ships(state, "blue") == "22"


def test_of_two_ships_only_one_goes_back() -> None:
    state = founding("copper*4", "17 17")
    do(state, "city:17")
    assert ships(state, "blue") == "17"


def test_a_city_needs_an_own_ship_there() -> None:
    assert refused(founding("copper*5", "22"), "city:17") == "no_ship_there"


def test_a_foreign_ship_keeps_one_from_founding() -> None:
    state = founding("copper*5", "17", {"orange": "17"})
    assert legal_with(state, "city:") == []
    assert refused(state, "city:17") == "not_alone"


def test_a_city_needs_a_disc() -> None:
    state = position("blue: action", hands={"blue": "copper*5 joker*4"}, ships={"blue": "17"})
    assert refused(state, "city:17") == "unclaimed"


@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_there_is_one_city_a_field(owner: str) -> None:
    state = founding("copper*5", "17", cities={owner: "17"})
    assert refused(state, "city:17") == "city_there"


def test_nobody_has_more_than_ten_cities() -> None:
    empires = {"copper": "1 2 3 4 5 6 7 8 9 10 11", "oil": "13", "cedar": "23", "cloth": "26"}
    for number, open_ in ((10, False), (9, True)):
        state = position(
            "blue: action",
            hands={"blue": "copper*5"},
            ships={"blue": "11"},
            empires=empires,
            cities={"blue": " ".join(empires["copper"].split()[:number])},
        )
        assert ("city:11" in legal(state)) == open_
        if not open_:
            assert refused(state, "city:11") == "no_cities_left"


def test_founding_a_city_is_a_whole_turn() -> None:
    state = founding("copper*6", "17")
    do(state, "city:17")
    assert asked(state) == "yellow: action"


# -- field 16 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("coast", ["16W", "16E"])
def test_a_ship_on_either_coast_of_16_founds_its_city(coast: str) -> None:
    state = founding("oil*5", coast)
    do(state, "city:16")
    assert cities(state, "blue") == "16"
    assert ships(state, "blue") == ""


def test_on_both_coasts_of_16_one_has_two_ships_there_and_chooses_which_goes_back() -> None:
    state = founding("oil*4", "16W 16E")
    do(state, "city:16")
    assert legal(state) == ["back:16W", "back:16E"]
    assert ships(after(state, "back:16W"), "blue") == "16E"
    assert ships(after(state, "back:16E"), "blue") == "16W"
    assert discards(after(state, "back:16E")) == "oil*4"


def test_jokers_are_named_before_the_ship_that_goes_back() -> None:
    state = founding("oil*4 joker", "16W 16E")
    do(state, "city:16")
    assert legal(state) == ["jokers:0", "jokers:1"]
    do(state, "jokers:1 back:16E")
    assert (hand(state, "blue"), ships(state, "blue")) == ("oil", "16W")


@pytest.mark.parametrize("coast", ["16W", "16E"])
def test_two_ships_on_one_coast_of_16_leave_no_choice(coast: str) -> None:
    state = founding("oil*4", f"{coast} {coast}")
    do(state, "city:16")
    assert ships(state, "blue") == coast


@pytest.mark.parametrize(("own", "foreign"), [("16W", "16E"), ("16E", "16W")])
def test_a_foreign_ship_on_the_other_coast_of_16_keeps_one_from_founding(
    own: str, foreign: str
) -> None:
    assert refused(founding("oil*5", own, {"orange": foreign}), "city:16") == "not_alone"


# -- Tyros ----------------------------------------------------------------------------------------


def in_tyros(disc: bool, orange: str) -> TyrosState:
    rest = {"orange": orange, "purple": "23", "yellow": "26"}
    return position(
        "blue: action",
        hands={"blue": "copper*5"},
        ships={"blue": "T T"} | rest,
        empires={"copper": "31 T" if disc else "7"},
    )


def test_the_only_seat_in_tyros_founds_its_city() -> None:
    state = in_tyros(True, "22")
    do(state, "city:T")
    assert cities(state, "blue") == "T"
    assert ships(state, "blue") == "T"
    assert hand(state, "blue") == "copper"


def test_in_tyros_too_nobody_elses_ship_may_lie() -> None:
    assert refused(in_tyros(True, "T"), "city:T") == "not_alone"


def test_tyros_needs_a_disc_too() -> None:
    assert refused(in_tyros(False, "22"), "city:T") == "unclaimed"


# -- the first with a city in all empires ----------------------------------------------------------


def fourth(others: str = "13 23 26", **facts: Any) -> TyrosState:
    """Blue can found a fourth city, on 17 of copper; by default the others are in the others."""
    return founding("copper*5", "17", cities={"blue": others}, **facts)


def test_a_city_in_the_fourth_empire_earns_seven_points_at_once() -> None:
    state = fourth()
    do(state, "city:17")
    assert bonus_of(state) == "blue"
    assert state.points == [7, 0, 0, 0]
    assert told_of(state, "four_empires") == [{"seat": 0, "points": 7}]


def test_the_second_with_cities_in_all_empires_earns_nothing() -> None:
    state = fourth(bonus="orange", points={"orange": 7})
    do(state, "city:17")
    assert bonus_of(state) == "orange"
    assert state.points == [0, 7, 0, 0]


def test_four_cities_in_three_empires_earn_nothing_yet() -> None:
    state = fourth("7 13 23")
    do(state, "city:17")
    assert bonus_of(state) == ""


def test_the_city_of_tyros_counts_for_its_empire() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*5"},
        ships={"blue": "T", "orange": "", "purple": "", "yellow": ""},
        empires={"copper": "31 T"},
        cities={"blue": "13 23 26"},
    )
    do(state, "city:T")
    assert bonus_of(state) == "blue"
