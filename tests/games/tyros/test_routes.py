"""Chapter "A. Een schip bewegen": every route that the book prints, allowed or not.

Tests with `reconstructed` in their names rest on sea ways that the rulebook does not settle. The
others hold whatever those ways may be: the grid alone, or a way that the book forbids, leaves no
shorter route.
"""

from itertools import pairwise

import pytest

from emporion.games.tyros.board import BOOK, SEA_WAYS
from emporion.games.tyros.data import CARDS, COPIES
from emporion.games.tyros.sea import COAST_NAMES, COASTS, DISTANCE, WITHIN, members, route

from .positions import discards, hand, legal, play, position, ships, told_of

OPEN_WAYS = {frozenset({one, other}) for one, other, passable, _ in SEA_WAYS if passable}
BOOK_WAYS = {
    frozenset({one, other}) for one, other, passable, by in SEA_WAYS if passable and by == BOOK
}

PRINTED = [
    "T 32 28 24 23",
    "T 31 27 22 23",
    "31 30 26 25 29",
    "22 17 12 8",
    "22 17 16E 15",
    "15 16E 17 16W 11 10",
    "15 16E 17 12 11 10",
]
"""The printed routes; where the book says 16, the coast that leads on."""

SHORTEST = [("T", "23", 4), ("31", "29", 4), ("22", "8", 3), ("22", "15", 3), ("15", "10", 5)]
"""From, to, and how many fields the printed route enters."""


def steps(text: str) -> list[frozenset[str]]:
    """The steps of a route."""
    names = text.split()
    return [frozenset(pair) for pair in pairwise(names)]


def distance(origin: str, goal: str) -> int:
    return DISTANCE[COAST_NAMES.index(origin)][COAST_NAMES.index(goal)]


def routes(origin: str, goal: str, length: int) -> set[str]:
    """Every route of a length, found by walking all ways."""
    if length == 0:
        return {origin} if origin == goal else set()
    found = set()
    for way in OPEN_WAYS:
        if origin in way:
            (there,) = way - {origin}
            found |= {f"{origin} {rest}" for rest in routes(there, goal, length - 1)}
    return found


def shortest(origin: str, goal: str) -> set[str]:
    """All shortest routes."""
    return routes(origin, goal, distance(origin, goal))


def destinations(origin: str, claimed: str, count: int) -> list[str]:
    """Where a ship may sail with that many copper cards, if copper has these fields."""
    state = position(
        "blue: action",
        hands={"blue": f"copper*{count} oil"},
        empires={"copper": claimed, "oil": "", "cedar": "", "cloth": ""},
        ships={"blue": origin},
    )
    if f"sail:{origin}" not in legal(state):
        return []
    play(state, f"blue: sail:{origin}")
    return [text.removeprefix("to:") for text in legal(state)]


# -- allowed routes -------------------------------------------------------------------------------


@pytest.mark.parametrize("printed", PRINTED)
def test_each_printed_route_is_a_way(printed: str) -> None:
    assert all(step in OPEN_WAYS for step in steps(printed))
    assert all(step in BOOK_WAYS for step in steps(printed)), "and the book is named as its source"


def test_the_printed_routes_give_all_open_ways_that_have_the_book_as_their_source() -> None:
    assert {step for printed in PRINTED for step in steps(printed)} == BOOK_WAYS


@pytest.mark.parametrize("printed", PRINTED)
def test_each_printed_route_is_a_shortest_one(printed: str) -> None:
    names = printed.split()
    assert distance(names[0], names[-1]) == len(names) - 1


@pytest.mark.parametrize(("origin", "goal", "fields"), SHORTEST)
def test_example_a_ship_pays_for_each_field_of_the_printed_route_and_not_less(
    origin: str, goal: str, fields: int
) -> None:
    assert destinations(origin, goal, fields) == [goal]
    assert destinations(origin, goal, fields - 1) == []


def test_example_from_tyros_to_23_there_are_exactly_the_two_printed_routes() -> None:
    assert shortest("T", "23") == {"T 32 28 24 23", "T 31 27 22 23"}


def test_example_from_22_to_8_the_printed_route_is_the_only_shortest() -> None:
    assert shortest("22", "8") == {"22 17 12 8"}


def test_example_from_31_to_29_the_printed_route_is_a_shortest_one_of_4_fields() -> None:
    assert "31 30 26 25 29" in shortest("31", "29")
    assert distance("31", "29") == 4


def test_example_from_22_to_15_by_the_reconstructed_map_no_other_way_is_as_short() -> None:
    assert shortest("22", "15") == {"22 17 16E 15"}


def test_example_around_the_boot_both_printed_routes_enter_5_fields() -> None:
    assert {"15 16E 17 16W 11 10", "15 16E 17 12 11 10"} <= shortest("15", "10")


def test_example_around_the_boot_by_the_reconstructed_map_no_other_way_is_as_short() -> None:
    assert shortest("15", "10") == {"15 16E 17 16W 11 10", "15 16E 17 12 11 10"}


# -- routes that are not allowed ------------------------------------------------------------------


def test_example_from_31_to_29_no_ship_sails_by_30_alone() -> None:
    assert frozenset({"29", "30"}) not in OPEN_WAYS
    assert routes("31", "29", 2) == set()
    assert destinations("31", "29", 2) == []


def test_example_from_15_no_ship_sails_to_10_directly() -> None:
    assert frozenset({"10", "15"}) not in OPEN_WAYS
    assert routes("15", "10", 1) == set()
    assert destinations("15", "10", 1) == []


def test_example_by_the_reconstructed_map_no_ship_sails_from_26_to_16_by_21_alone() -> None:
    assert routes("26", "16E", 2) == set()
    assert routes("26", "16W", 2) == set()
    assert destinations("26", "16", 2) == []


def test_by_the_reconstructed_map_it_is_21_to_16_that_is_closed_and_not_26_to_21() -> None:
    assert distance("26", "21") == 1
    assert distance("21", "16E") == distance("21", "16W") == 3


# -- the serpent, the desert, the boot ------------------------------------------------------------


def test_nobody_sails_over_the_serpent() -> None:
    """23 and Tyros, 27 and 28 lie on either side of it, two steps apart."""
    assert distance("T", "23") == 4
    assert distance("23", "T") == 4
    assert distance("27", "28") == 4
    assert destinations("23", "32 T", 3) == ["32"]
    assert destinations("27", "28 T", 3) == ["T"]


def test_nobody_sails_over_the_desert() -> None:
    """5 and 14, 9 and 5 lie beside it."""
    assert distance("5", "14") > 2
    assert destinations("5", "14", 2) == []


def test_from_the_east_of_italy_to_its_west_a_ship_sails_by_17_for_two_cards() -> None:
    assert "16E 17 16W" in shortest("16E", "16W")
    assert destinations("16E", "16", 2) == ["16W"]
    assert destinations("16W", "16", 2) == ["16E"]
    assert destinations("16E", "16", 1) == []


def test_from_15_a_ship_reaches_16_in_the_east_first() -> None:
    assert destinations("15", "16", 1) == ["16E"]
    assert destinations("15", "16", 3) == ["16W", "16E"]


def test_from_11_a_ship_reaches_16_in_the_west_first() -> None:
    assert destinations("11", "16", 1) == ["16W"]
    assert destinations("11", "16", 3) == ["16W", "16E"]


# -- the shortest way is taken and paid -----------------------------------------------------------


def test_a_ship_takes_a_shortest_way_and_pays_one_card_for_each_field_entered() -> None:
    state = position(
        "blue: action",
        hands={"blue": "cedar*6", "orange": "oil"},
        ships={"blue": "T T"},
        empires={"cedar": "23"},
    )
    play(state, "blue: sail:T to:23")
    assert hand(state, "blue") == "cedar*2"
    assert discards(state) == "cedar*4"
    assert ships(state, "blue") == "T 23"
    assert told_of(state, "sailed") == [
        {"seat": 0, "origin": 0, "goal": 23, "route": [31, 27, 22, 23], "paid": [2, 2, 2, 2]}
    ]


def test_a_route_enters_only_open_ways_and_is_as_long_as_its_price() -> None:
    for origin in range(COASTS):
        for goal in range(COASTS):
            coasts = route(origin, goal)
            walked = " ".join(COAST_NAMES[number] for number in [origin, *coasts])
            assert all(step in OPEN_WAYS for step in steps(walked))
            if coasts:
                assert coasts[-1] == goal
                assert len(coasts) == DISTANCE[origin][goal]
            else:
                assert origin == goal or DISTANCE[origin][goal] == CARDS


def test_no_way_is_shorter_than_the_distance_asked() -> None:
    """Found once more by lengthening: a coast is as far as the nearest beside it, and one more."""
    slow = {
        (here, there): 0 if here == there else CARDS
        for here in COAST_NAMES
        for there in COAST_NAMES
    }
    for _ in COAST_NAMES:
        for here in COAST_NAMES:
            for way in OPEN_WAYS:
                for one, other in (tuple(way), tuple(way)[::-1]):
                    slow[here, one] = min(slow[here, one], slow[here, other] + 1)
    for (here, there), far in slow.items():
        assert distance(here, there) == far


def test_the_coasts_within_reach_are_those_that_are_not_farther() -> None:
    reaches = len(WITHIN) // COASTS
    assert reaches == 19, "from none to fourteen cards of a colour and four jokers"
    for origin in range(COASTS):
        for reach in range(reaches):
            near = [goal for goal in range(COASTS) if 0 < DISTANCE[origin][goal] <= reach]
            assert members(WITHIN[reaches * origin + reach]) == near


def test_a_ship_does_not_sail_to_where_it_lies() -> None:
    assert destinations("22", "22 17", 14) == ["17"]


def test_a_ship_may_pass_fields_that_no_empire_has_but_not_end_there() -> None:
    assert destinations("22", "8", 14) == ["8"]
    assert destinations("22", "8 12", 14) == ["8", "12"]


def test_by_the_reconstructed_map_ships_can_reach_every_coast_from_tyros() -> None:
    assert max(DISTANCE[0]) < CARDS


def test_nothing_costs_more_by_the_reconstructed_map_than_one_can_hold_of_a_colour() -> None:
    assert max(max(row) for row in DISTANCE) <= COPIES[0]
