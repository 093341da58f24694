"""What may be put on the chart: discs of growing empires, cities, and ships."""

from ...core.seats import NOBODY
from ...games.tyros.data import EMPIRES, GOODS
from ...games.tyros.sea import FIELD_NAMES
from ...text.tyros.prices import is_free_tyros, price_of_city, price_of_ship
from ..hit_areas import Frame
from ..scene import Anchor
from ..svg_elements import group, rect
from . import sea_map
from .goods import empire_disc
from .map_positions import DOTS, MapScale
from .pieces import ghost_city, ghost_ship
from .ports import Sizes, around, beside, field_title, launching, rising, tag
from .scene import TyrosScene, lay_anchor


def laying(scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int) -> str:
    """A field that a tile may be laid for: the discs of all empires that may grow there."""
    anchors = [lay_anchor(field, empire) for empire in range(EMPIRES)]
    open_ = [(empire, each) for empire, each in enumerate(anchors) if each in scene.anchored]
    left, top, wide, high = scale.cell(field)
    pad = sizes.inset
    drawn = []
    for n, (empire, anchor) in enumerate(open_):
        box = (left + pad, top + pad, wide - 2 * pad, high - 2 * pad)
        x, y = scale.at(DOTS[field])
        if len(open_) > 1:
            across, down = 2, -(-len(open_) // 2)
            part_w, part_h = (wide - 2 * pad) / across, (high - 2 * pad) / down
            box = (
                left + pad + n % across * part_w + pad / 2,
                top + pad + n // across * part_h + pad / 2,
                part_w - pad,
                part_h - pad,
            )
            x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        grown = group(empire_disc(empire, x, y, sizes.disc * 0.92), class_="tyr-offered")
        drawn.append(_boxed(scene, sizes, anchor, box, grown, f"lay.{field}.{GOODS[empire]}"))
    return "".join(drawn)


def _boxed(
    scene: TyrosScene,
    sizes: Sizes,
    anchor: Anchor,
    box: Frame,
    drawn: str,
    data_id: str,
    price: str = "",
    under: str = "",
) -> str:
    """Something that may be put on the chart; what has been chosen already is not lit."""
    return scene.target(
        anchor,
        scene.said(anchor, field_title(scene, anchor[1])),
        under,
        rect(*box, "tyr-hit"),
        scene.glowing(anchor, box, sizes.round, drawn),
        price,
        data_id=data_id,
    )


def building(
    scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int, seen: dict[Anchor, Frame]
) -> str:
    """A city that may be founded, a ship that may be built: its outline and its price."""
    return _founding(scene, scale, sizes, field, seen) + _launching(
        scene, scale, sizes, field, seen
    )


def _founding(
    scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int, seen: dict[Anchor, Frame]
) -> str:
    anchor = ("city", field)
    if anchor not in scene.anchored and not scene.begun("city", "field", field):
        return ""
    x, y = rising(scale, sizes, field)
    reach = sizes.city * 0.56
    down = y + reach + sizes.tag * 0.36
    empire = scene.reading.empire_of(field)
    price = tag(sizes, _beside(scene, sizes, x), down, price_of_city(scene.view, field), empire)
    drawn = ghost_city(x, y, sizes.city)
    under = beside(anchor, seen)
    name = f"found.{FIELD_NAMES[field]}"
    return _boxed(scene, sizes, anchor, around((x, y), reach), drawn, name, price, under)


def _launching(
    scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int, seen: dict[Anchor, Frame]
) -> str:
    anchor = ("ship", field)
    if anchor not in scene.anchored and not scene.begun("ship", "field", field):
        return ""
    x, y = launching(scene, scale, sizes, field)
    reach = sizes.ship * 0.6
    down = y + reach + sizes.tag * 0.3
    empire, cards, free = scene.reading.empire_of(field), 1, price_of_ship(scene.view, field) - 1
    if is_free_tyros(scene.view, field):
        empire, cards, free = NOBODY, free + 1, 0
    price = tag(sizes, _beside(scene, sizes, x), down, cards, empire, free=free)
    drawn = ghost_ship(x, y, sizes.ship * 0.92)
    under = beside(anchor, seen)
    name = f"launch.{FIELD_NAMES[field]}"
    return _boxed(scene, sizes, anchor, around((x, y), reach), drawn, name, price, under)


def _beside(scene: TyrosScene, sizes: Sizes, x: float) -> float:
    """Where a price stands: below its piece, but within the picture."""
    right = 390 if scene.phone else sea_map.DESK.at((700, 0))[0]
    return min(x, right - sizes.tag)
