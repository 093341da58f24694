"""Journeys: the dotted way from a ship to each goal, and what it costs."""

from ...core.seats import NOBODY
from ...games.tyros.actions import ACTIONS
from ...games.tyros.sea import COAST_NAMES, DISTANCE, EAST, field_of, route
from ..svg_elements import group, path, rect
from .map_positions import MapScale, Point, berth, lane
from .pieces import ghost_ship
from .ports import Sizes, fleet, free_place, moored, tag
from .scene import TyrosScene
from .sea_map import opened


def way(origin: int, goal: int) -> list[Point]:
    """The line of a journey, lane after lane."""
    points = [berth(origin)]
    here = origin
    for there in route(origin, goal):
        points += lane(here, there)[1:]
        here = there
    return points


def _line(scene: TyrosScene, scale: MapScale, origin: int, goal: int) -> str:
    """The dotted line from the ship itself to where it would lie."""
    seat: int = scene.view["seat"]
    mine = [n for n, (owner, _) in enumerate(fleet(scene, origin)) if owner == seat]
    start = scale.at(moored(scene, origin)[mine[0]])
    inner = [scale.at(point) for point in way(origin, goal)[1:-1]]
    d = opened([start, *inner, free_place(scene, scale, goal)])
    return path(d, "tyr-route-under") + path(d, "tyr-route-line")


def journey(scene: TyrosScene, scale: MapScale) -> str:
    """A journey whose goal is chosen and that is still to be paid."""
    found = scene.route_drafted()
    if found is None:
        return ""
    origin, goal = found
    x, y = free_place(scene, scale, goal)
    return scene.laid_down(
        ACTIONS.find("to", goal),
        "",
        _line(scene, scale, origin, goal),
        ghost_ship(x, y, Sizes(scale).ship),
        _price_of_way(scene, scale, origin, goal),
        class_="tyr-route-sole",
        data_id="route",
    )


def _price_of_way(scene: TyrosScene, scale: MapScale, origin: int, goal: int) -> str:
    """What a journey costs, beside its goal."""
    sizes = Sizes(scale)
    x, y = free_place(scene, scale, goal)
    field = field_of(goal)
    owner = scene.reading.owner_of(field)
    toll = owner if owner != scene.view["seat"] else NOBODY
    kind = scene.reading.empire_of(field)
    off = sizes.ship * 0.5 + sizes.tag * 0.45
    half = sizes.tag * (1.8 if toll != NOBODY else 1.12)
    left, top, wide, high = scale.waters(goal)
    at = min(max(x, left + half), max(left + wide - half, left + half))
    at = min(at, scale.at((700, 0))[0] - half)
    down = y + off if y + off + sizes.tag / 2 < top + high + 9 else y - off
    if scene.phone:
        # In so small a square the price takes the lower edge; Italy's two stand above each other.
        at = left + wide / 2
        down = top + high - sizes.tag * (1.6 if goal == EAST else 0.5) - 3
    return tag(sizes, at, down, DISTANCE[origin][goal], kind, toll)


def goal_of(scene: TyrosScene, scale: MapScale, sizes: Sizes, coast: int) -> str:
    """A coast that the chosen ship may sail to, with its price, and the way there."""
    anchor = ("to", coast)
    if anchor not in scene.anchored:
        return ""
    origin = scene.steps[0].number("coast")
    x, y = free_place(scene, scale, coast)
    left, top, wide, high = scale.waters(coast)
    pad = sizes.inset
    box = (left + pad, top + pad, wide - 2 * pad, high - 2 * pad)
    only = sum(name == "to" for name, _ in scene.anchored) == 1
    return scene.target(
        anchor,
        scene.said(anchor, ""),
        group(_line(scene, scale, origin, coast), class_="tyr-route-sole" if only else "tyr-route"),
        rect(*box, "tyr-hit"),
        scene.glowing(
            anchor,
            box,
            sizes.round,
            "" if scene.phone else ghost_ship(x, y, sizes.ship * 0.9),
            _price_of_way(scene, scale, origin, coast),
        ),
        class_="tyr-goal",
        tabindex=None if scene.interactive else 0,
        data_id=f"goal.{COAST_NAMES[coast]}",
    )
