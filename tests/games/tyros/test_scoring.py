"""Chapter "Speleinde en puntentelling": control of fields, bonuses, and the order of counting."""

import random
from typing import Any

import pytest

from emporion.core.seats import NOBODY
from emporion.games.tyros.board import ITALY
from emporion.games.tyros.data import GOODS
from emporion.games.tyros.fleet import add_ship, ships_on
from emporion.games.tyros.sea import COASTS, EAST, FIELD_NAMES, field_of
from emporion.games.tyros.state import TyrosState

from .endings import EMPIRES, ended
from .positions import (
    SEATS,
    asked,
    bonus_of,
    new_game,
    pass_on,
    play,
    position,
    told,
    told_kinds,
    told_of,
    view,
)


def areas(state: TyrosState) -> dict[str, dict[str, int]]:
    """For each empire, the points of each seat for the fields that it controls."""
    found: dict[str, dict[str, int]] = {name: {} for name in GOODS[:4]}
    for event in told_of(state, "empire_scored"):
        found[GOODS[event["empire"]]][SEATS[event["seat"]]] = event["points"]
    return {name: row for name, row in found.items() if row}


def majorities(state: TyrosState) -> dict[str, str]:
    """Who got the bonus for cities in which empire."""
    return {
        GOODS[event["empire"]]: SEATS[event["seat"]] for event in told_of(state, "majority_won")
    }


# -- the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "field", "city", "ship"),
    [("copper", "1", 12, 6), ("oil", "10", 10, 5), ("cedar", "17", 9, 4), ("cloth", "26", 8, 3)],
)
def test_a_city_or_a_ship_counts_by_the_size_of_its_empire(
    name: str, field: str, city: int, ship: int
) -> None:
    assert areas(ended(cities={"blue": field})) == {name: {"blue": city}}
    assert areas(ended(ships={"blue": field})) == {name: {"blue": ship}}


def test_it_is_the_number_of_discs_that_makes_an_empire_large() -> None:
    empires = {"copper": "1", "oil": "9 10", "cedar": "16 17 18", "cloth": "25 26 27 28"}
    state = ended(empires=empires, cities={"blue": "1 9 16 25"})
    assert areas(state) == {
        "copper": {"blue": 8}, "oil": {"blue": 9}, "cedar": {"blue": 10}, "cloth": {"blue": 12},
    }  # fmt: skip


@pytest.mark.parametrize(("cloth", "points"), [("26 31", 8), ("T 26 31", 12)])
def test_tyros_counts_for_the_size_of_its_empire(cloth: str, points: int) -> None:
    empires = {"copper": "1 2", "oil": "9 10", "cedar": "16 17", "cloth": cloth}
    state = ended(empires=empires, cities={"blue": "26"})
    assert areas(state) == {"cloth": {"blue": points}}


def test_equal_empires_rank_copper_oil_cedar_cloth() -> None:
    empires = {"copper": "1", "oil": "9", "cedar": "16", "cloth": "25"}
    state = ended(empires=empires, cities={"blue": "1 9 16 25"})
    assert areas(state) == {
        "copper": {"blue": 12}, "oil": {"blue": 10}, "cedar": {"blue": 9}, "cloth": {"blue": 8},
    }  # fmt: skip


def test_equal_empires_rank_so_in_the_middle_too() -> None:
    empires = {"copper": "1", "oil": "9 10", "cedar": "16 17", "cloth": "25 26 27"}
    state = ended(empires=empires, ships={"blue": "1 9 17 25"})
    assert areas(state) == {
        "copper": {"blue": 3}, "oil": {"blue": 5}, "cedar": {"blue": 4}, "cloth": {"blue": 6},
    }  # fmt: skip


def test_each_field_counts() -> None:
    state = ended(cities={"blue": "1 2 3"}, ships={"blue": "4 5", "orange": "6"})
    assert areas(state) == {"copper": {"blue": 3 * 12 + 2 * 6, "orange": 6}}


# -- ship control ---------------------------------------------------------------------------------


def test_two_ships_of_one_player_count_once() -> None:
    assert areas(ended(ships={"blue": "10 10"})) == {"oil": {"blue": 5}}


def test_where_two_players_have_ships_nobody_scores() -> None:
    state = ended(ships={"blue": "10 11", "orange": "10"})
    assert areas(state) == {"oil": {"blue": 5}}


def test_ships_at_a_city_score_nothing_for_any_player() -> None:
    state = ended(cities={"blue": "10 11"}, ships={"blue": "10", "orange": "11"})
    assert areas(state) == {"oil": {"blue": 20}}


def test_ships_of_two_players_at_a_city_take_nothing_from_it() -> None:
    state = ended(cities={"blue": "10"}, ships={"orange": "10", "purple": "10"})
    assert areas(state) == {"oil": {"blue": 10}}


def test_ships_in_tyros_score_nothing_before_an_empire_has_it() -> None:
    assert areas(ended(ships={"blue": "T T"})) == {}


def test_ships_in_tyros_score_like_others_once_an_empire_has_it() -> None:
    empires = {**EMPIRES, "cloth": "T 26 27 30 31"}
    assert areas(ended(empires=empires, ships={"blue": "T T"})) == {"cloth": {"blue": 3}}
    state = ended(empires=empires, ships={"blue": "T T", "orange": "T", "purple": "T T"})
    assert areas(state) == {}


def test_a_city_in_tyros_scores_for_its_empire() -> None:
    empires = {**EMPIRES, "cloth": "T 26 27 30 31"}
    assert areas(ended(empires=empires, cities={"blue": "T"})) == {"cloth": {"blue": 8}}


def test_the_two_coasts_of_16_are_one_field() -> None:
    assert areas(ended(ships={"blue": "16W 16E"})) == {"cedar": {"blue": 4}}
    assert areas(ended(ships={"blue": "16E"})) == {"cedar": {"blue": 4}}


def test_ships_of_two_players_on_the_two_coasts_of_16_score_nothing() -> None:
    assert areas(ended(ships={"blue": "16W", "orange": "16E"})) == {}


def test_a_ship_east_of_italy_scores_nothing_beside_the_city_in_the_west() -> None:
    state = ended(cities={"blue": "16"}, ships={"orange": "16E"})
    assert areas(state) == {"cedar": {"blue": 9}}


# -- the bonus for a city in every empire ---------------------------------------------------------


def fourth_city(**facts: Any) -> TyrosState:
    """Blue has cities in three empires, and is about to found one in the cloth empire."""
    state = position(
        "blue: action",
        empires=EMPIRES,
        hands={"blue": "cloth*5", "orange": "copper*5"},
        ships={"blue": "26", "orange": "2"},
        **facts,
    )
    play(state, "blue: city:26")
    return state


def test_the_first_player_with_a_city_in_every_empire_gets_7_points_at_once() -> None:
    state = fourth_city(cities={"blue": "1 9 16"})
    assert told_of(state, "four_empires") == [{"seat": 0, "points": 7}]
    assert bonus_of(state) == "blue"
    assert state.scores() == [7, 0, 0, 0]
    assert told_kinds(state)[-1] == "four_empires"


def test_four_cities_in_three_empires_bring_no_bonus() -> None:
    state = fourth_city(cities={"blue": "1 2 3 9", "orange": "16"})
    assert bonus_of(state) == ""
    assert state.scores() == [0, 0, 0, 0]


def test_only_the_first_gets_it() -> None:
    state = fourth_city(cities={"blue": "1 9 16", "orange": "10 17 25"})
    play(state, "orange: city:2")
    assert bonus_of(state) == "blue"
    assert told_of(state, "four_empires") == [{"seat": 0, "points": 7}]
    assert state.scores() == [7, 0, 0, 0]


def test_nobody_gets_it_twice() -> None:
    state = fourth_city(cities={"blue": "1 9 16 25"}, bonus="blue", points={"blue": 7})
    assert told_of(state, "four_empires") == []
    assert state.scores() == [7, 0, 0, 0]


def test_a_city_in_tyros_stands_for_the_empire_that_has_tyros() -> None:
    state = position(
        "blue: action",
        empires={**EMPIRES, "cloth": "T 26 27 30 31"},
        hands={"blue": "cloth*5"},
        ships={"blue": "T", "orange": "", "purple": "", "yellow": ""},
        cities={"blue": "1 9 16"},
    )
    play(state, "blue: city:T")
    assert bonus_of(state) == "blue"


def test_the_bonus_stays_until_the_end() -> None:
    state = ended(bonus="blue", points={"blue": 7}, ships={"blue": "1"})
    assert state.scores() == [13, 0, 0, 0]
    assert state.outcome().facts["bonus"] == 0
    assert state.outcome().facts["bonus_points"] == 7


# -- the bonus for most cities in an empire -------------------------------------------------------


@pytest.mark.parametrize(
    ("blue", "orange", "purple", "absolute", "most"),
    [
        ("1", "", "", "blue", "blue"),
        ("1 2", "3", "", "blue", "blue"),
        ("1", "2", "", "", ""),
        ("1 2", "3", "4", "", "blue"),
        ("1 2 3", "4", "5", "blue", "blue"),
        ("1 2", "3 4", "5", "", ""),
        ("1 2", "3 4", "", "", ""),
        ("1", "2", "3 4 5 6", "purple", "purple"),
        ("", "", "", "", ""),
    ],
)
def test_the_bonus_of_an_empire_goes_to_more_than_half_of_its_cities_or_by_option_to_most(
    blue: str, orange: str, purple: str, absolute: str, most: str
) -> None:
    cities = {"blue": blue, "orange": orange, "purple": purple}
    for majority, winner in (("absolute", absolute), ("most", most)):
        state = ended(cities=cities, majority=majority)
        assert majorities(state) == ({"copper": winner} if winner else {})


def test_two_of_four_cities_are_no_majority() -> None:
    assert majorities(ended(cities={"blue": "1 2", "orange": "3", "purple": "4"})) == {}


def test_the_majority_is_absolute_unless_the_option_says_otherwise() -> None:
    assert view(new_game(), None)["options"]["majority"] == "absolute"


def test_the_bonus_is_7_points_for_each_empire() -> None:
    state = ended(cities={"blue": "1 9", "orange": "16"})
    assert majorities(state) == {"copper": "blue", "oil": "blue", "cedar": "orange"}
    assert [event["points"] for event in told_of(state, "majority_won")] == [7, 7, 7]
    assert state.scores() == [12 + 10 + 2 * 7, 9 + 7, 0, 0]


def test_ships_do_not_count_for_the_majority_of_cities() -> None:
    state = ended(cities={"blue": "1"}, ships={"orange": "2 3 4"})
    assert majorities(state) == {"copper": "blue"}
    assert majorities(ended(ships={"orange": "2 3 4"})) == {}


# -- the order of counting ------------------------------------------------------------------------


def test_bonuses_come_first_and_then_the_empires_from_the_smallest_to_the_largest() -> None:
    state = ended(
        cities={"blue": "1 25", "orange": "9"}, ships={"orange": "2", "purple": "17", "blue": "16E"}
    )
    counted = [
        (event["event"], GOODS[event["empire"]], SEATS[event["seat"]])
        for event in told(state)
        if "empire" in event
    ]
    assert counted == [
        ("majority_won", "copper", "blue"),
        ("majority_won", "oil", "orange"),
        ("majority_won", "cloth", "blue"),
        ("empire_scored", "cloth", "blue"),
        ("empire_scored", "cedar", "blue"),
        ("empire_scored", "cedar", "purple"),
        ("empire_scored", "oil", "orange"),
        ("empire_scored", "copper", "blue"),
        ("empire_scored", "copper", "orange"),
    ]
    assert told_kinds(state)[-1] == "game_over"


def test_an_empires_count_says_how_many_cities_and_ships_it_was_for() -> None:
    state = ended(cities={"blue": "9 10"}, ships={"blue": "11 11 12", "orange": "12"})
    assert told_of(state, "empire_scored") == [
        {"seat": 0, "empire": 1, "rank": 1, "cities": 2, "ships": 1, "points": 25}
    ]


# -- the book's steps, once more ------------------------------------------------------------------


def counted_by_the_book(state: TyrosState) -> list[int]:
    """The points by the book's own steps: pieces are taken off the board one after another."""
    seen = view(state, None)
    seats = seen["seats"]
    ships: dict[int, list[int]] = {}
    cities: dict[int, int] = {}
    for number, seat in enumerate(seats):
        for coast in seat["ships"]:
            ships.setdefault(ITALY if coast == EAST else coast, []).append(number)
        for field in seat["cities"]:
            cities[field] = number
    points = [seat["points"] for seat in seats]
    ships = {field: owners for field, owners in ships.items() if len(set(owners)) == 1}
    ships = {field: owners for field, owners in ships.items() if field not in cities}
    for fields in seen["empires"]:
        owners = [cities[field] for field in fields if field in cities]
        for number in range(len(seats)):
            points[number] += 7 if 2 * owners.count(number) > len(owners) else 0
    order = sorted(range(4), key=lambda empire: (-len(seen["empires"][empire]), empire))
    for rank, empire in reversed(list(enumerate(order))):
        for field in seen["empires"][empire]:
            if field in cities:
                points[cities.pop(field)] += (12, 10, 9, 8)[rank]
            elif field in ships:
                points[ships.pop(field)[0]] += (6, 5, 4, 3)[rank]
    return points


@pytest.mark.parametrize("seed", range(40))
def test_positions_at_random_count_as_by_the_books_steps(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice((3, 4))
    empires: list[list[str]] = [[], [], [], [], []]
    for name in FIELD_NAMES:
        empires[rng.randrange(5)].append(name)
    claimed = [name for row in empires[:4] for name in row]
    built: dict[str, list[str]] = {colour: [] for colour in SEATS[:players]}
    for name in rng.sample(claimed, len(claimed) // 3):
        built[rng.choice(SEATS[:players])].append(name)
    state = position(
        "blue: action",
        players,
        hands={"blue": "oil"},
        empires={name: " ".join(row) for name, row in zip(GOODS[:4], empires, strict=False)},
        cities={colour: " ".join(names[:10]) for colour, names in built.items()},
        ships=dict.fromkeys(SEATS[:players], ""),
        points={"blue": 7},
        final=True,
    )
    for number in [*range(players)] * 10:
        coast = rng.randrange(COASTS)
        if FIELD_NAMES[field_of(coast)] in claimed and ships_on(state, field_of(coast)) < 2:
            add_ship(state, number, coast)
    expected = counted_by_the_book(state)
    assert view(state, None)["standings"] == expected
    play(state, "blue: pass")
    assert asked(state) == "over"
    assert state.scores() == expected


# -- standings ------------------------------------------------------------------------------------


def test_the_standings_tell_what_each_would_have_if_the_game_ended_now() -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil", "orange": "oil"},
        empires=EMPIRES,
        cities={"blue": "1 9", "orange": "16"},
        ships={"blue": "2", "orange": "3 3", "purple": "25", "yellow": ""},
        points={"orange": 7},
        bonus="orange",
        final=True,
    )
    standings = view(state, None)["standings"]
    assert standings == [12 + 7 + 10 + 7 + 6, 9 + 7 + 6 + 7, 3, 0]
    assert state.scores() == [0, 7, 0, 0], "before the end only the bonus for four empires"
    pass_on(state, "over")
    assert state.scores() == view(state, None)["standings"] == standings


def test_in_a_new_game_all_standings_are_nought() -> None:
    assert view(new_game(3), None)["standings"] == [0, 0, 0]


def test_nobody_scores_for_nothing() -> None:
    state = ended(3, empires={"copper": "1", "oil": "9", "cedar": "16", "cloth": "25"})
    assert state.scores() == [0, 0, 0]
    assert state.outcome().facts["bonus"] == NOBODY
