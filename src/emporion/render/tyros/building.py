"""What may be put on the chart: discs of growing empires, cities, and ships."""

from ...core.seats import NOBODY
from ...games.tyros.actions import CITY, SHIP
from ...games.tyros.board import TYROS
from ...games.tyros.data import EMPIRES, GOODS
from ...games.tyros.sea import FIELD_NAMES
from ...text.tyros.prices import price_of_city, price_of_ship
from ..emblems import group, rect, title
from . import chart
from .goods import empire_disc
from .pieces import ghost_city, ghost_ship
from .ports import Sizes, field_title, free_place, tag
from .scene import Scene, target
from .spots import DOTS, Plan


def laying(scene: Scene, plan: Plan, sizes: Sizes, field: int) -> str:
    """A field that a tile may be laid for: the discs of all empires that may grow there."""
    empires = [
        empire
        for empire in range(EMPIRES)
        if ("lay", EMPIRES * (field - 1) + empire) in scene.anchored
    ]
    left, top, wide, high = plan.cell(field)
    pad = sizes.inset
    drawn = []
    for n, empire in enumerate(empires):
        anchor = ("lay", EMPIRES * (field - 1) + empire)
        box = (left + pad, top + pad, wide - 2 * pad, high - 2 * pad)
        x, y = plan.at(DOTS[field])
        if len(empires) > 1:
            across, down = 2, -(-len(empires) // 2)
            part_w, part_h = (wide - 2 * pad) / across, (high - 2 * pad) / down
            box = (
                left + pad + n % across * part_w + pad / 2,
                top + pad + n // across * part_h + pad / 2,
                part_w - pad,
                part_h - pad,
            )
            x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        drawn.append(
            target(
                scene,
                anchor,
                title(scene.action(scene.anchored[anchor])),
                rect(*box, "tyr-hit"),
                rect(*box, "emp-halo", rx=sizes.round),
                group(empire_disc(empire, x, y, sizes.disc * 0.92), class_="tyr-offered"),
                rect(*box, "emp-rim", rx=sizes.round),
                data_id=f"lay.{field}.{GOODS[empire]}",
            )
        )
    return "".join(drawn)


def building(scene: Scene, plan: Plan, sizes: Sizes, field: int) -> str:
    """A city that may be founded, a ship that may be built: its outline and its price."""
    return _founding(scene, plan, sizes, field) + _launching(scene, plan, sizes, field)


def _founding(scene: Scene, plan: Plan, sizes: Sizes, field: int) -> str:
    drafted = scene.draft[:1] == [CITY + field]
    anchor = ("city", field)
    if anchor not in scene.anchored and not drafted:
        return ""
    x, y = plan.at(DOTS[field])
    y -= sizes.rise
    reach = sizes.city * 0.56
    box = (x - reach, y - reach, 2 * reach, 2 * reach)
    lit = anchor in scene.anchored
    price = price_of_city(scene.view, field)
    at = min(x, (390 if scene.phone else chart.DESK.at((700, 0))[0]) - sizes.tag)
    down = y + reach + sizes.tag * 0.36
    return target(
        scene,
        anchor,
        title(scene.action(scene.anchored[anchor]) if lit else field_title(scene, field)),
        rect(*box, "tyr-hit"),
        rect(*box, "emp-halo", rx=sizes.round) if lit else "",
        ghost_city(x, y, sizes.city),
        tag(sizes, at, down, price, scene.reading.empire_of(field)),
        rect(*box, "emp-rim", rx=sizes.round) if lit else "",
        data_id=f"found.{FIELD_NAMES[field]}",
    )


def _launching(scene: Scene, plan: Plan, sizes: Sizes, field: int) -> str:
    drafted = scene.draft[:1] == [SHIP + field]
    anchor = ("ship", field)
    if anchor not in scene.anchored and not drafted:
        return ""
    x, y = free_place(scene, plan, field)
    if field == TYROS:
        # Before Tyros there may be a crowd: a new ship is offered on the beach.
        x, y = plan.at(DOTS[TYROS])
        y += sizes.disc * 0.95
        x -= 3
    reach = sizes.ship * 0.6
    box = (x - reach, y - reach, 2 * reach, 2 * reach)
    lit = anchor in scene.anchored
    empire = scene.reading.empire_of(field)
    price = price_of_ship(scene.view, field)
    free = field == TYROS and scene.reading.owner_of(TYROS) == NOBODY
    right = 390 if scene.phone else chart.DESK.at((700, 0))[0]
    at = min(x, right - sizes.tag)
    return target(
        scene,
        anchor,
        title(scene.action(scene.anchored[anchor]) if lit else field_title(scene, field)),
        rect(*box, "tyr-hit"),
        rect(*box, "emp-halo", rx=sizes.round) if lit else "",
        ghost_ship(x, y, sizes.ship * 0.92),
        tag(sizes, at, y + reach + sizes.tag * 0.3, price, NOBODY if free else empire),
        rect(*box, "emp-rim", rx=sizes.round) if lit else "",
        data_id=f"launch.{FIELD_NAMES[field]}",
    )
