"""The portolan chart under the game: sea, rhumb lines, coasts, graticule, and the lanes."""

from functools import cache
from typing import Final

from ...games.tyros.board import DESERT, GRID, SEA_WAYS, SERPENT
from ...games.tyros.sea import COAST_NAMES, FIELD_NAMES
from ..emblems import group, moved, number, path, rect, use, words
from .coast import HEIGHT, MOUNTAINS, NILE, RIVERS, WIDTH
from .ornaments import desert, hills, pillars, rhumb_lines, rose, serpent
from .shore import opened
from .spots import PLACES, Plan, lane

DESK: Final = Plan(22, 21, 1.252)
PHONE: Final = Plan(4, 41, 0.5457)


@cache
def ground(plan: Plan) -> str:
    """Everything on the chart that no game changes."""
    shores = [
        use(name, class_=class_)
        for class_ in ("tyr-shoal", "tyr-shallow")
        for name in ("tyr-continents", "tyr-isles")
    ]
    rivers = "".join(opened(line) for line in NILE + RIVERS)
    return group(
        rect(0, 0, WIDTH, HEIGHT, "tyr-f-sea"),
        _ripples(),
        *shores,
        rhumb_lines(),
        use("tyr-continents", class_="tyr-land"),
        path(rivers, "tyr-river"),
        use("tyr-isles", class_="tyr-isle"),
        _graticule(),
        hills(MOUNTAINS),
        pillars(86, 303, 0.95),
        _unentered(DESERT, desert(150, 450), rose(150, 451, 31)),
        _unentered(SERPENT, serpent(507, 352, 1.04)),
        lanes(),
        clip_path="url(#tyr-chart)",
        transform=moved(plan.x, plan.y, plan.unit),
    )


def clip() -> str:
    """What keeps land and sea inside the chart, for a picture's definitions."""
    return f'<clipPath id="tyr-chart">{rect(0, 0, WIDTH, HEIGHT, "")}</clipPath>'


def _unentered(place: int, *drawn: str) -> str:
    """A place of the grid that is no field."""
    return group(*drawn, class_="tyr-unentered" if place == SERPENT else "tyr-sands")


@cache
def _ripples() -> str:
    """Short waves, here and there."""
    d = []
    for row in range(12):
        for column in range(12):
            x = 14 + column * 60 + (row * 37) % 53
            y = 18 + row * 43 + (column * 29) % 31
            if x < WIDTH - 16 and y < HEIGHT:
                d.append(f"M{number(x)} {number(y)}q4-4 8 0t8 0")
    return path("".join(d), "tyr-ripple")


@cache
def _graticule() -> str:
    """The grid's lines."""
    across = "".join(f"M0 {100 * row}H{WIDTH}" for row in range(1, len(GRID)))
    down = "".join(f"M{100 * column} 0V{HEIGHT}" for column in range(1, len(GRID[0])))
    return path(across + down, "tyr-graticule")


@cache
def lanes() -> str:
    """Every open sea way as a dashed lane, straight from the board's table."""
    drawn = []
    for one, other, passable, _source in SEA_WAYS:
        if passable:
            points = lane(COAST_NAMES.index(one), COAST_NAMES.index(other))
            drawn.append(path(opened(points), "tyr-lane", data_lane=f"{one}-{other}"))
    return group(*drawn, class_="tyr-lanes")


@cache
def frame(plan: Plan) -> str:
    """The chart's border: a scale of degrees between two lines."""
    x, y, unit = plan.x, plan.y, plan.unit
    wide, high = WIDTH * unit, HEIGHT * unit
    edge = 11 * unit if unit > 1 else 3
    outer = rect(x - edge, y - edge, wide + 2 * edge, high + 2 * edge, "tyr-border", rx=3)
    ticks = []
    if unit > 1:
        step = 25 * unit
        half = edge / 2
        for n in range(28):
            if n % 2:
                ticks.append(rect(x + n * step, y - half - 2, step, 4, "tyr-f-line"))
                ticks.append(rect(x + n * step, y + high + half - 2, step, 4, "tyr-f-line"))
        for n in range(20):
            if n % 2:
                ticks.append(rect(x - half - 2, y + n * step, 4, step, "tyr-f-line"))
                ticks.append(rect(x + wide + half - 2, y + n * step, 4, step, "tyr-f-line"))
    return (
        rect(x - edge + 4, y - edge + 5, wide + 2 * edge, high + 2 * edge, "tyr-shadow", rx=3)
        + outer
        + "".join(ticks)
    )


def rim(plan: Plan) -> str:
    """The inner line around the chart."""
    return rect(plan.x, plan.y, WIDTH * plan.unit, HEIGHT * plan.unit, "tyr-rim")


@cache
def numbers(plan: Plan) -> str:
    """Each field's number in the corner of its square; Tyros has its letter."""
    size = 19 if plan.unit > 1 else 14
    drawn = []
    for field in PLACES:
        if field in (DESERT, SERPENT):
            continue
        x, y, _, _ = plan.cell(field)
        place = x + (6 if plan.unit > 1 else 2.5), y + size * 0.98
        drawn.append(words(*place, FIELD_NAMES[field], "tyr-number tyr-start", font_size=size))
    return group(*drawn, class_="tyr-numbers")
