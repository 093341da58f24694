"""The city's plan: four quarters in a ring, three areas in each, the throne room at the heart.

A quarter is drawn once, to the lower right, and turned. Its port lies along the wall; towards the
heart lie the shops on one side of the street and the palace on the other.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import atan2, cos, pi, sin, sqrt
from typing import Final

from ...games.ys.data import AREAS, CITY, COMMERCIAL, PALACE, PORT
from ..emblems import circle, group, moved, number, path, rect

TURNS: Final = (180, 270, 0, 90)
"""How each neighborhood's quarter is turned: the first is to the upper left, then clockwise."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Plan:
    """Measures of the city: where its heart is, and the radii from the wall inwards."""

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
    """How round the corners of an area are: its outline is drawn so much farther in."""


DESK: Final = Plan(347, 356, 262, 18, 233, 169, 84, 66, 18, 10.5, 8)
PHONE: Final = Plan(195, 212, 161, 11, 144, 104, 52, 41, 10.4, 6.4, 5)


def _on(r: float, off: float) -> Point:
    """The point of a circle that is so far off the x axis."""
    return sqrt(r * r - off * off), off


def _split(r: float, off: float) -> Point:
    """The point of a circle that is so far off the diagonal, on the x axis's side."""
    along = sqrt(r * r - off * off)
    return (along + off) / sqrt(2), (along - off) / sqrt(2)


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _flip(point: Point) -> Point:
    return point[1], point[0]


@cache
def outline(plan: Plan, which: int) -> str:
    """An area's outline in the lower right quarter."""
    g, s = plan.canal, plan.street
    if which == PORT:
        a, b = _on(plan.outer, g), _on(plan.quay + s, g)
        return (
            f"M{_xy(b)}L{_xy(a)}A{plan.outer} {plan.outer} 0 0 1 {_xy(_flip(a))}"
            f"L{_xy(_flip(b))}A{plan.quay + s} {plan.quay + s} 0 0 0 {_xy(b)}Z"
        )
    a, b = _on(plan.inner, g), _on(plan.quay - s, g)
    c, d = _split(plan.quay - s, s), _split(plan.inner, s)
    sweep = 1
    if which == PALACE:
        a, b, c, d = _flip(a), _flip(b), _flip(c), _flip(d)
        sweep = 0
    return (
        f"M{_xy(a)}L{_xy(b)}A{plan.quay} {plan.quay} 0 0 {sweep} {_xy(c)}L{_xy(d)}"
        f"A{plan.inner} {plan.inner} 0 0 {1 - sweep} {_xy(a)}Z"
    )


@cache
def furniture(plan: Plan, which: int) -> str:
    """What makes an area a place: planks and bollards, awnings, or columns and steps."""
    if which == PORT:
        return _quay(plan)
    return _shops(plan) if which == COMMERCIAL else _colonnade(plan)


def _ray(r: float, angle: float) -> Point:
    return r * cos(angle), r * sin(angle)


def _quay(plan: Plan) -> str:
    """Planks across, a rope along the wall from bollard to bollard, and crates at one end."""
    low, high = plan.quay + plan.street - plan.corner, plan.outer + plan.corner
    edge = atan2(plan.canal - plan.corner, high) + 0.012
    count = 34
    planks = []
    for step in range(1, count):
        angle = edge + (pi / 2 - 2 * edge) * step / count
        planks.append(f"M{_xy(_ray(low + 1, angle))}L{_xy(_ray(high - 1, angle))}")
    rim = (high - low) * 0.1
    r = high - rim
    angles = [pi / 2 * (0.09 + 0.82 * step / 7) for step in range(8)]
    rope = "".join(
        f"M{_xy(_ray(r, one))}Q{_xy(_ray(r - rim * 1.1, (one + other) / 2))} {_xy(_ray(r, other))}"
        for one, other in pairwise(angles)
    )
    posts = [circle(*_ray(r, angle), rim * 0.5, "ys-bollard") for angle in angles]
    return (
        path("".join(planks), "ys-plank") + path(rope, "ys-hawser") + "".join(posts) + _crates(plan)
    )


def _crates(plan: Plan) -> str:
    """Two crates and a barrel where the quay begins."""
    unit = (plan.outer - plan.quay) / 9
    x, y = _ray(plan.quay + plan.street + 2.2 * unit, 0.1)
    return (
        rect(x - unit, y, 2 * unit, 2 * unit, "ys-crate")
        + path(f"M{number(x - unit)} {number(y)}l{number(2 * unit)} {number(2 * unit)}", "ys-plank")
        + rect(x - unit * 0.7, y + 2.2 * unit, 1.7 * unit, 1.7 * unit, "ys-crate")
        + circle(x + 2.3 * unit, y + 1.2 * unit, unit, "ys-crate")
        + circle(x + 2.3 * unit, y + 1.2 * unit, unit * 0.55, "ys-plank")
    )


def _shops(plan: Plan) -> str:
    """A row of awnings along the canal's side."""
    start, end = _on(plan.inner + 1, plan.canal)[0], plan.quay - plan.street + 1
    count = 7
    wide = (end - start) / count
    deep = wide * 0.95
    y = plan.canal - plan.corner
    drawn = []
    for step in range(count):
        x = start + wide * step
        fill = "ys-f-coral" if step % 2 == 0 else "ys-f-pillar"
        drawn.append(
            path(
                f"M{number(x)} {number(y)}h{number(wide)}v{number(deep)}"
                f"a{number(wide / 2)} {number(wide / 2.4)} 0 0 1 -{number(wide)} 0Z",
                f"ys-awning {fill}",
            )
        )
    return "".join(drawn)


def _colonnade(plan: Plan) -> str:
    """Columns along the canal's side, and the steps before them."""
    start, end = _on(plan.inner + 4, plan.canal)[0], plan.quay - plan.street - 3
    count = 6
    step = (end - start) / (count - 1)
    size = step * 0.3
    x = plan.canal - plan.corner + size + 2
    roof = f"M{number(x)} {number(start)}V{number(end)}"
    stairs = x + size + 2.4
    lines = "".join(
        f"M{number(stairs + 2.8 * n)} {number(start + 1 + n)}V{number(end - 1 - 3 * n)}"
        for n in range(3)
    )
    return (
        path(roof, "ys-lintel", stroke_width=size * 2.2)
        + path(lines, "ys-step")
        + "".join(
            circle(x, start + step * n, size, "ys-pillar")
            + circle(x, start + step * n, size * 0.45, "ys-step")
            for n in range(count)
        )
    )


GROUNDS: Final = ("ys-port", "ys-shop", "ys-court")


@cache
def definitions(plan: Plan) -> str:
    """The three areas of a quarter, for a picture's definitions."""
    wide = 2 * plan.corner
    return "".join(
        group(
            path(outline(plan, which), "ys-area-line", stroke_width=wide + 2.8),
            path(outline(plan, which), GROUNDS[which], stroke_width=wide),
            furniture(plan, which),
            id=f"ys-area-{AREAS[which]}",
        )
        for which in range(len(AREAS))
    )


def turned(plan: Plan, neighborhood: int) -> str:
    """The transform that brings a quarter to its place."""
    return moved(plan.cx, plan.cy, 1, TURNS[neighborhood])


def spot(plan: Plan, neighborhood: int, point: Point) -> Point:
    """A point of the drawn quarter, in the picture."""
    x, y = point
    for _ in range(TURNS[neighborhood] // 90):
        x, y = -y, x
    return plan.cx + x, plan.cy + y


def spots(plan: Plan, place: int, count: int, size: float) -> tuple[float, list[Point]]:
    """Where the brokers of an area lie, and how large they are so that all of them fit."""
    neighborhood, which = divmod(place - CITY, len(AREAS))
    if which == PORT:
        size, points = _along_the_quay(plan, count, size)
    else:
        size, points = _in_the_yard(plan, which, count, size)
    return size, [spot(plan, neighborhood, point) for point in points]


def _along_the_quay(plan: Plan, count: int, size: float) -> tuple[float, list[Point]]:
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


def _in_the_yard(plan: Plan, which: int, count: int, size: float) -> tuple[float, list[Point]]:
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


def badge(plan: Plan, which: int) -> Point:
    """Where an area shows what its majority wins."""
    if which == PORT:
        return _ray((plan.quay + plan.street + plan.outer) / 2, pi / 2 - 0.075)
    r = plan.quay - plan.street + plan.corner - (plan.quay - plan.inner) * 0.17
    point = _split(r, plan.street + (plan.quay - plan.inner) * 0.06)
    return point if which == COMMERCIAL else _flip(point)


def _packed(plan: Plan, size: float, clear: bool) -> list[Point]:
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


def _nearest(points: list[Point], count: int, plan: Plan) -> list[Point]:
    """As many of the places as are needed, those in the middle first, in reading order."""
    r = (plan.inner + plan.quay) / 2
    middle = _ray(r, pi / 8)
    ranked = sorted(points, key=lambda p: (p[0] - middle[0]) ** 2 + (p[1] - middle[1]) ** 2)
    return sorted(ranked[:count], key=lambda p: (p[1], p[0]))
