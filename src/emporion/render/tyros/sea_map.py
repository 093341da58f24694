"""The portolan chart under the game: sea, rhumb lines, coasts, graticule, and the lanes.

They are files in `art/`: `coasts` has what a picture defines, `sea` lies on the chart.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...games.tyros.board import DESERT, SEA_WAYS, SERPENT
from ...games.tyros.sea import COAST_NAMES, FIELD_NAMES
from ..svg_art import art
from ..svg_elements import group, moved, number, path, rect, words
from .map_positions import HEIGHT, PLACES, WIDTH, MapScale, Point, lane

DESK: Final = MapScale("desk", 22, 21, 1.252)
PHONE: Final = MapScale("phone", 4, 41, 0.5457)


@cache
def ground(scale: MapScale) -> str:
    """Everything on the chart that no game changes."""
    return group(
        art("tyros/art/sea"),
        lanes(),
        clip_path="url(#tyr-chart)",
        transform=moved(scale.x, scale.y, scale.unit),
    )


def opened(points: Sequence[Point]) -> str:
    """An open line that bends at each point between its ends."""
    if len(points) < 3:
        return "M" + "L".join(pair(point) for point in points)
    d = [f"M{pair(points[0])}"]
    for n in range(1, len(points) - 1):
        x, y = points[n]
        after = points[n + 1]
        end = after if n == len(points) - 2 else ((x + after[0]) / 2, (y + after[1]) / 2)
        d.append(f"Q{pair((x, y))} {pair(end)}")
    return "".join(d)


def pair(point: Point) -> str:
    """A point as a path writes it."""
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


@cache
def lanes() -> str:
    """Every open sea way as a dashed lane, straight from the board's table."""
    drawn = []
    for one, other, passable, _source in SEA_WAYS:
        if passable:
            points = lane(COAST_NAMES.index(one), COAST_NAMES.index(other))
            drawn.append(path(opened(points), "tyr-lane", data_lane=f"{one}-{other}"))
    return group(*drawn, class_="tyr-lanes")


def frame(scale: MapScale) -> str:
    """The chart's border: on a desk with a scale of degrees between two lines."""
    return art(f"tyros/art/frame-{scale.name}")


def rim(scale: MapScale) -> str:
    """The inner line around the chart."""
    return rect(scale.x, scale.y, WIDTH * scale.unit, HEIGHT * scale.unit, "tyr-rim")


@cache
def numbers(scale: MapScale) -> str:
    """Each field's number in the corner of its square; Tyros has its letter."""
    size = 19 if scale.unit > 1 else 14
    drawn = []
    for field in PLACES:
        if field in (DESERT, SERPENT):
            continue
        x, y, _, _ = scale.cell(field)
        place = x + (6 if scale.unit > 1 else 2.5), y + size * 0.98
        drawn.append(words(*place, FIELD_NAMES[field], "tyr-number tyr-start", font_size=size))
    return group(*drawn, class_="tyr-numbers")
