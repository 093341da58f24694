"""The board: the grid, the neighbours of empires, and what is said of each way over sea.

Tests with `reconstructed` in their names rest on sea ways that the rulebook does not settle.
"""

from collections import Counter

import pytest

from emporion.games.tyros.board import BOOK, DESERT, GRID, ITALY, OURS, SEA_WAYS, SERPENT, TYROS
from emporion.games.tyros.sea import (
    COAST_NAMES,
    COASTS,
    EAST,
    FIELD_NAMES,
    NEIGHBOURS,
    WAYS,
    coasts_of,
    field_of,
    members,
    set_of,
)

Pair = frozenset[int]


def side_by_side() -> set[Pair]:
    """Every two places of the grid beside or below one another, serpent and desert included."""
    pairs = set()
    for row in range(len(GRID)):
        for column in range(len(GRID[0])):
            for next_row, next_column in ((row, column + 1), (row + 1, column)):
                if next_row < len(GRID) and next_column < len(GRID[0]):
                    pairs.add(frozenset({GRID[row][column], GRID[next_row][next_column]}))
    return pairs


def neighbours(field: str) -> str:
    """The fields beside a field."""
    found = members(NEIGHBOURS[FIELD_NAMES.index(field)])
    return " ".join(FIELD_NAMES[other] for other in found)


def coast(name: str) -> int:
    return COAST_NAMES.index(name)


def ways_of(source: str, passable: bool) -> set[str]:
    """The open or the closed ways of a source, such as `22-27`."""
    return {
        f"{one}-{other}" for one, other, open_, by in SEA_WAYS if (open_, by) == (passable, source)
    }


# -- the grid -------------------------------------------------------------------------------------


def test_the_board_has_five_rows_of_seven_places() -> None:
    assert len(GRID) == 5
    assert {len(line) for line in GRID} == {7}


def test_each_number_from_1_to_32_lies_there_once_with_tyros_the_serpent_and_the_desert() -> None:
    places = [place for line in GRID for place in line]
    assert sorted(places) == sorted([SERPENT, DESERT, TYROS, *range(1, 33)])


def test_tyros_lies_at_the_bottom_right_between_31_and_32() -> None:
    column = [line[-1] for line in GRID]
    assert column[2:] == [31, TYROS, 32]


def test_the_serpent_lies_beside_tyros_in_the_open_sea() -> None:
    assert GRID[3][4:] == (23, SERPENT, TYROS)


def test_the_numbers_run_down_the_columns() -> None:
    down = [GRID[row][column] for column in range(7) for row in range(5)]
    assert [place for place in down if place > 0] == list(range(1, 33))


# -- neighbours for empires -----------------------------------------------------------------------


def test_fields_beside_one_another_are_neighbours_land_or_water_alike() -> None:
    for pair in side_by_side():
        one, other = sorted(pair)
        if one >= TYROS:
            assert NEIGHBOURS[one] >> other & 1
            assert NEIGHBOURS[other] >> one & 1


def test_no_other_fields_are_neighbours() -> None:
    claims = {
        frozenset({field, other}) for field in range(33) for other in members(NEIGHBOURS[field])
    }
    assert claims == {pair for pair in side_by_side() if min(pair) >= TYROS}
    assert all(len(pair) == 2 for pair in claims), "a field is not its own neighbour"


@pytest.mark.parametrize(
    ("field", "beside"),
    [
        ("1", "2 6"),
        ("17", "12 16 18 22"),
        ("29", "25 30"),
        ("T", "31 32"),
        ("31", "T 27 30"),
        ("32", "T 28"),
    ],
)
def test_a_field_has_neighbours_above_below_left_and_right(field: str, beside: str) -> None:
    assert neighbours(field) == beside


@pytest.mark.parametrize(("one", "other"), [(29, 30), (10, 15), (16, 21), (20, 25), (9, 13)])
def test_an_empire_grows_over_land_where_no_ship_can_pass(one: int, other: int) -> None:
    assert NEIGHBOURS[one] >> other & 1


def test_an_empire_does_not_cross_the_serpent() -> None:
    assert neighbours("23") == "18 22 24"
    assert neighbours("27") == "22 26 31"
    assert neighbours("28") == "24 32"


def test_an_empire_does_not_cross_the_desert() -> None:
    assert neighbours("5") == "4"
    assert neighbours("9") == "4 8 13"
    assert neighbours("14") == "13 19"


# -- coasts ---------------------------------------------------------------------------------------


def test_every_field_has_a_coast_and_field_16_a_second_one() -> None:
    assert COASTS == 34
    assert [field_of(number) for number in range(33)] == list(range(33))
    assert field_of(EAST) == ITALY
    assert [name for name in COAST_NAMES if name not in FIELD_NAMES] == ["16W", "16E"]


def test_a_disc_on_16_claims_both_its_coasts() -> None:
    assert members(coasts_of(set_of([TYROS, 16, 17]))) == [TYROS, 16, 17, EAST]
    assert members(coasts_of(set_of([11, 15]))) == [11, 15]


# -- what is said of each way ---------------------------------------------------------------------


def test_each_two_neighbouring_coasts_are_named_once_in_the_table_of_sea_ways() -> None:
    named = Counter(frozenset({coast(one), coast(other)}) for one, other, _, _ in SEA_WAYS)
    assert set(named.values()) == {1}
    expected = set()
    for pair in side_by_side():
        if min(pair) >= TYROS:
            expected.add(pair)
            if ITALY in pair:
                expected.add(pair - {ITALY} | {EAST})
    assert set(named) == expected


def test_each_sea_way_says_where_we_know_it_from() -> None:
    assert {source for _, _, _, source in SEA_WAYS} == {BOOK, OURS}


def test_no_sea_way_leads_to_the_serpent_or_the_desert() -> None:
    names = {name for one, other, _, _ in SEA_WAYS for name in (one, other)}
    assert names == set(COAST_NAMES)


def test_no_ship_goes_from_one_coast_of_italy_to_the_other_in_one_step() -> None:
    assert EAST not in WAYS[ITALY]
    assert ITALY not in WAYS[EAST]


def test_ships_pass_the_open_ways_in_both_directions_and_no_others() -> None:
    found = {(here, there) for here in range(COASTS) for there in WAYS[here]}
    expected = set()
    for one, other, passable, _ in SEA_WAYS:
        if passable:
            expected |= {(coast(one), coast(other)), (coast(other), coast(one))}
    assert found == expected


def test_the_books_routes_settle_21_open_sea_ways() -> None:
    """Each of them is a step of a printed route; see `test_routes`."""
    assert ways_of(BOOK, passable=True) == {
        "T-31", "T-32", "28-32", "24-28", "23-24", "27-31", "22-27", "22-23", "30-31", "26-30",
        "25-26", "25-29", "17-22", "12-17", "8-12", "16E-17", "16W-17", "15-16E", "11-16W",
        "10-11", "11-12",
    }  # fmt: skip


def test_the_books_forbidden_routes_settle_the_closed_ways_at_29_and_around_italy() -> None:
    """Were 15-16W or 11-16E open, ships would not have to enter 16 twice around the boot."""
    assert ways_of(BOOK, passable=False) == {"29-30", "10-15", "15-16W", "11-16E"}


def test_the_reconstructed_open_sea_ways() -> None:
    assert ways_of(OURS, passable=True) == {
        "1-2", "2-3", "3-4", "4-5", "3-8", "4-9", "8-9", "6-7", "7-8", "6-10", "7-11", "12-13",
        "13-14", "13-18", "14-19", "17-18", "18-19", "18-23", "19-24", "15-20", "21-22", "21-26",
        "26-27",
    }  # fmt: skip


def test_the_reconstructed_closed_sea_ways() -> None:
    assert ways_of(OURS, passable=False) == {
        "1-6", "2-7", "9-13", "16E-21", "16W-21", "20-21", "20-25",
    }  # fmt: skip
