"""The city's plan: four quarters in a ring, three areas in each, the throne room at the heart.

A quarter is drawn once, to the lower right, and turned. Its port lies along the wall; towards the
heart lie the shops on one side of the street and the palace on the other.
"""

from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final

from ...games.ys.data import AREAS, CITY, COMMERCIAL, PALACE, PORT
from ..svg_art import art, outlines
from ..svg_elements import moved

TURNS: Final = (180, 270, 0, 90)
"""How each neighborhood's quarter is turned: the first is to the upper left, then clockwise."""

Point = tuple[float, float]


@dataclass(frozen=True)
class CityPlan:
    """Measures of the city: where its heart is, and the radii from the wall inwards."""

    name: str
    cx: float
    cy: float
    wall: float
    thick: float
    outer: float
    quay: float
    inner: float
    throne: float
    canal: float
    street: float
    corner: float
    """How round the corners of an area are: its outline is drawn that much farther in."""


DESK: Final = CityPlan("desk", 347, 356, 262, 18, 233, 169, 84, 66, 18, 10.5, 8)
PHONE: Final = CityPlan("phone", 195, 212, 161, 11, 144, 104, 52, 41, 10.4, 6.4, 5)


def _split(r: float, off: float) -> Point:
    """The point of a circle at the distance `off` from the diagonal, on the side of the x axis."""
    along = sqrt(r * r - off * off)
    return (along + off) / sqrt(2), (along - off) / sqrt(2)


def _flip(point: Point) -> Point:
    return point[1], point[0]


def outline(plan: CityPlan, which: int) -> str:
    """An area's outline in the lower right quarter."""
    return outlines(f"ys/art/areas-{plan.name}")[which]


def definitions(plan: CityPlan) -> str:
    """The three areas of a quarter, for a picture's definitions."""
    return art(f"ys/art/areas-{plan.name}")


def _ray(r: float, angle: float) -> Point:
    return r * cos(angle), r * sin(angle)


def turned(plan: CityPlan, neighborhood: int) -> str:
    """The transform that brings a quarter to its place."""
    return moved(plan.cx, plan.cy, 1, TURNS[neighborhood])


def spot(plan: CityPlan, neighborhood: int, point: Point) -> Point:
    """A point of the drawn quarter, in the picture."""
    x, y = point
    for _ in range(TURNS[neighborhood] // 90):
        x, y = -y, x
    return plan.cx + x, plan.cy + y


def spots(plan: CityPlan, place: int, count: int, size: float) -> tuple[float, list[Point]]:
    """Where the brokers of an area lie, and how large they are so that all of them fit."""
    neighborhood, which = divmod(place - CITY, len(AREAS))
    if which == PORT:
        size, points = _along_the_quay(plan, count, size)
    else:
        size, points = _in_the_yard(plan, which, count, size)
    return size, [spot(plan, neighborhood, point) for point in points]


def _along_the_quay(plan: CityPlan, count: int, size: float) -> tuple[float, list[Point]]:
    """One row along the wall; two where they would not fit side by side."""
    low, high = plan.quay + plan.street - plan.corner, plan.outer + plan.corner
    first, last = 0.19, pi / 2 - 0.13
    rows = 1
    if count > int((last - first) * (low + high) / 2 // (size * 1.06)):
        rows = 2
        size = min(size, (high - low) * 0.47)
    each = -(-count // rows)
    radii = (
        [(low + high) / 2 - 1]
        if rows == 1
        else [low + (high - low) * 0.26, low + (high - low) * 0.73]
    )
    room = (last - first) * radii[0] - size
    between = min(size * 1.2, room / max(1, each - 1))
    size = min(size, between * 1.25) if each > 1 else size
    points: list[Point] = []
    for row, r in enumerate(radii):
        here = min(each, count - each * row)
        step = between / radii[0]
        middle = (first + last) / 2
        points += [_ray(r, middle + (n - (here - 1) / 2) * step) for n in range(here)]
    return size, points


def _in_the_yard(plan: CityPlan, which: int, count: int, size: float) -> tuple[float, list[Point]]:
    """Rows across the yard between the canal and the street; the farther out, the longer."""
    for scale in (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34):
        # Where it gets crowded, brokers may lie on the badge.
        points = _packed(plan, size * scale, clear=scale > 0.85)
        if len(points) >= count:
            break
    size *= scale
    chosen = _nearest(points, count, plan)
    if which == PALACE:
        chosen = [_flip(point) for point in chosen]
    return size, chosen


def badge(plan: CityPlan, which: int) -> Point:
    """Where an area shows what its majority wins."""
    if which == PORT:
        return _ray((plan.quay + plan.street + plan.outer) / 2, pi / 2 - 0.075)
    r = plan.quay - plan.street + plan.corner - (plan.quay - plan.inner) * 0.17
    point = _split(r, plan.street + (plan.quay - plan.inner) * 0.06)
    return point if which == COMMERCIAL else _flip(point)


def _packed(plan: CityPlan, size: float, clear: bool) -> list[Point]:
    """All places for brokers of a size in the yard of the shops, `clear` of its badge or not."""
    step = size * 1.07
    awning = (plan.quay - plan.inner) / 7 * 1.25
    points = []
    low = plan.canal - plan.corner + awning + size / 2
    beside = (plan.street - plan.corner + size / 2 + 1) * sqrt(2)
    outer = plan.quay - plan.street + plan.corner - size / 2 - 1
    inner = plan.inner - plan.corner + size / 2 + 1
    bx, by = badge(plan, COMMERCIAL)
    near = size / 2 + (plan.quay - plan.inner) * 0.13 if clear else 0
    row = 0
    while True:
        y = low + row * step
        least = max(y + beside, sqrt(max(0.0, inner * inner - y * y)))
        if outer * outer - y * y <= least * least:
            break
        room = sqrt(outer * outer - y * y) - least
        fits = int(room // step) + 1
        slack = (room - (fits - 1) * step) / 2
        row_points = [(least + slack + n * step, y) for n in range(fits)]
        points += [p for p in row_points if (p[0] - bx) ** 2 + (p[1] - by) ** 2 >= near * near]
        row += 1
    return points


def _nearest(points: list[Point], count: int, plan: CityPlan) -> list[Point]:
    """As many of the places as are needed, those in the middle first, in reading order."""
    r = (plan.inner + plan.quay) / 2
    middle = _ray(r, pi / 8)
    ranked = sorted(points, key=lambda p: (p[0] - middle[0]) ** 2 + (p[1] - middle[1]) ** 2)
    return sorted(ranked[:count], key=lambda p: (p[1], p[0]))
