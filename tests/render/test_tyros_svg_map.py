"""The chart of Tyros: what is open is water, what is closed is land, and lanes come from the table.

The coasts are drawn for the sea ways as they stand; who corrects a reconstructed one finds the
lane moved by itself, and draws the coast again.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import pytest

from emporion.games.tyros import board as printed
from emporion.games.tyros.board import GRID, OPEN, SEA_WAYS
from emporion.games.tyros.data import FIELDS
from emporion.games.tyros.sea import COAST_NAMES, COASTS, WAYS, field_of, route
from emporion.render.svg_art import path_data
from emporion.render.tyros import sea_map
from emporion.render.tyros.journeys import way
from emporion.render.tyros.map_positions import COASTS as MOORINGS
from emporion.render.tyros.map_positions import (
    CROWD,
    DOTS,
    HEIGHT,
    PLACES,
    WIDTH,
    Point,
    berth,
    lane,
)

pytestmark = pytest.mark.once

SURE = [way for way in SEA_WAYS if way[3] == printed.BOOK]
RECONSTRUCTED = [way for way in SEA_WAYS if way[3] == printed.OURS]


LANDS = [
    [(float(x), float(y)) for x, y in re.findall(r"Q(-?[\d.]+) (-?[\d.]+)", line)]
    for drawn in path_data("tyros/art/coasts")
    for line in drawn.split("Z")
    if line
]
"""The points of each coast line: a drawn line bends at every one of them."""


def is_land(point: Point) -> bool:
    """Whether a point lies on a continent or an island."""
    return any(_within(point, line) for line in LANDS)


def _within(point: Point, line: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise([*line, line[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def along(points: list[Point], every: float) -> list[Point]:
    """Points of a line at most so far from each other."""
    found = [points[0]]
    for one, other in pairwise(points):
        steps = max(1, int(hypot(other[0] - one[0], other[1] - one[1]) // every))
        for step in range(1, steps + 1):
            part = step / steps
            found.append((one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part))
    return found


def wet(one: str, other: str) -> bool:
    """Whether a lane is water all along."""
    points = lane(COAST_NAMES.index(one), COAST_NAMES.index(other))
    return not any(is_land(point) for point in along(points, 2))


def walled(one: str, other: str) -> bool:
    """Whether land lies between two coasts."""
    points = [berth(COAST_NAMES.index(name)) for name in (one, other)]
    return any(is_land(point) for point in along(points, 2))


@pytest.mark.parametrize("sea_way", SURE, ids=lambda each: f"{each[0]}-{each[1]}")
def test_open_ways_are_water_and_closed_ones_are_land(sea_way: tuple[str, str, bool, str]) -> None:
    one, other, passable, _ = sea_way
    assert wet(one, other) if passable else walled(one, other)


@pytest.mark.parametrize("sea_way", RECONSTRUCTED, ids=lambda each: f"{each[0]}-{each[1]}")
def test_reconstructed_ways_are_drawn_as_they_are(sea_way: tuple[str, str, bool, str]) -> None:
    one, other, passable, _ = sea_way
    assert wet(one, other) if passable else walled(one, other)


def test_there_is_a_lane_for_each_open_way_and_no_other() -> None:
    drawn = re.findall(r'data-lane="([^"]+)"', sea_map.lanes())
    assert drawn == [f"{one}-{other}" for one, other, passable, _ in SEA_WAYS if passable == OPEN]


def test_ships_lie_on_water_and_empires_discs_on_land() -> None:
    for field in range(FIELDS):
        assert is_land(DOTS[field]), field
    for coast in range(COASTS):
        assert not any(is_land(place) for place in MOORINGS[coast]), coast
    assert not any(is_land(place) for place in CROWD)


def test_everything_of_a_field_lies_in_its_square() -> None:
    for coast in range(COASTS):
        row, column = PLACES[int(field_of(coast))]
        for x, y in (*MOORINGS[coast], DOTS[int(field_of(coast))]):
            assert (int(y // 100), int(x // 100)) == (row, column), coast


def test_the_squares_are_the_grids() -> None:
    assert len(GRID) * 100 == HEIGHT
    assert len(GRID[0]) * 100 == WIDTH


def test_a_journey_follows_the_lanes() -> None:
    for origin in range(COASTS):
        for goal in range(COASTS):
            steps = route(origin, goal)
            if not steps or goal == origin:
                continue
            points = way(origin, goal)
            assert points[0] == berth(origin)
            assert points[-1] == berth(goal)
            for here, there in zip([origin, *steps], steps, strict=False):
                assert there in WAYS[here]
                assert set(lane(here, there)) <= set(points)
