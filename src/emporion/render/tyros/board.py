"""What lies on the chart: empires, ships and cities; and what may be done there."""

from functools import cache

from ...core.seats import NOBODY
from ...games.tyros.board import DESERT, SERPENT, TYROS
from ...games.tyros.data import EMPIRES, GOODS
from ...games.tyros.sea import COAST_NAMES, COASTS, FIELD_NAMES
from ...games.tyros.spec import SEAT_COLOURS
from ..hit_areas import Frame
from ..scene import Anchor
from ..svg_elements import circle, group, number, path, rect
from . import sea_map
from .building import building, laying
from .goods import empire_disc
from .journeys import goal_of, journey
from .map_positions import DOTS, PLACES, MapScale, Point
from .pieces import city, ship
from .ports import Sizes, around, beside, field_title, fleet, lit_frames, moored, moving
from .scene import TyrosScene


def board(scene: TyrosScene) -> str:
    """The chart with everything on it."""
    scale = sea_map.PHONE if scene.phone else sea_map.DESK
    sizes = Sizes(scale)
    seen = lit_frames(scene, scale, sizes) if scene.phone else {}
    return group(
        sea_map.frame(scale),
        sea_map.ground(scale),
        _washes(scene, scale),
        _unentered(scene, scale),
        *[_square(scene, scale, field) for field in sorted(DOTS)],
        *[_dot(scene, scale, sizes, field) for field in sorted(DOTS)],
        *[_city(scene, scale, sizes, field) for field in sorted(DOTS)],
        *[_off_coast(scene, scale, sizes, coast, seen) for coast in range(COASTS)],
        journey(scene, scale),
        *[laying(scene, scale, sizes, field) for field in sorted(DOTS) if field != TYROS],
        *[building(scene, scale, sizes, field, seen) for field in sorted(DOTS)],
        *[goal_of(scene, scale, sizes, coast) for coast in range(COASTS)],
        sea_map.numbers(scale),
        sea_map.rim(scale),
        data_id="chart",
    )


# -- empires --------------------------------------------------------------------------------------


def _washes(scene: TyrosScene, scale: MapScale) -> str:
    """Each empire's squares in its colour, with a line where it ends."""
    drawn = []
    for empire in range(EMPIRES):
        fields = scene.view["empires"][empire]
        name = GOODS[empire]
        drawn += [rect(*scale.cell(field), f"tyr-wash tyr-f-{name}") for field in fields]
        wide = 8 * scale.unit
        band = _border(scale, tuple(fields), wide / 2)
        line = _border(scale, tuple(fields), 1)
        drawn.append(path(band, f"tyr-band tyr-s-{name}", stroke_width=wide))
        drawn.append(path(line, f"tyr-boundary tyr-s-{name}-deep"))
    return group(*drawn, class_="tyr-empires")


@cache
def _border(scale: MapScale, fields: tuple[int, ...], inset: float) -> str:
    """The outline of some squares, drawn `inset` inside them."""
    side = 100 * scale.unit
    own = {PLACES[field] for field in fields}
    d = []
    for row, column in sorted(own):
        left, top = scale.x + column * side + inset, scale.y + row * side + inset
        right, bottom = left + side - 2 * inset, top + side - 2 * inset
        # A neighbour of the same empire: the line runs on into it.
        west = left if (row, column - 1) not in own else left - inset
        east = right if (row, column + 1) not in own else right + inset
        north = top if (row - 1, column) not in own else top - inset
        south = bottom if (row + 1, column) not in own else bottom + inset
        if (row - 1, column) not in own:
            d.append(f"M{number(west)} {number(top)}H{number(east)}")
        if (row + 1, column) not in own:
            d.append(f"M{number(west)} {number(bottom)}H{number(east)}")
        if (row, column - 1) not in own:
            d.append(f"M{number(left)} {number(north)}V{number(south)}")
        if (row, column + 1) not in own:
            d.append(f"M{number(right)} {number(north)}V{number(south)}")
    return "".join(d)


def _dot(scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int) -> str:
    """A field's dot, or the disc of its empire."""
    x, y = scale.at(DOTS[field])
    empire = scene.reading.empire_of(field)
    if empire == NOBODY:
        drawn = circle(x, y, sizes.disc * 0.13, "tyr-dot")
        kind = None
    else:
        drawn = empire_disc(empire, x, y, sizes.disc)
        kind = GOODS[empire]
    return scene.named(
        field_title(scene, field),
        drawn,
        data_id=f"disc.{field}",
        data_means=scene.meant(("field", field)),
        data_piece=None if kind is None else f"disc.{kind}",
        data_kind=kind,
    )


def _square(scene: TyrosScene, scale: MapScale, field: int) -> str:
    """All of a field, for a click that is answered; what it is, its dot says."""
    means = scene.meant(("field", field))
    return "" if means is None else rect(*scale.cell(field), "tyr-hit", data_means=means)


def _unentered(scene: TyrosScene, scale: MapScale) -> str:
    """The two places that nobody enters: their names, for pointers and screen readers."""
    return "".join(
        scene.named(
            f"{scene.say(name)}. {scene.game.say(f'help.{name}')}",
            rect(*scale.cell(place), "tyr-hit"),
            data_id=name,
        )
        for place, name in ((SERPENT, "serpent"), (DESERT, "desert"))
    )


# -- pieces ---------------------------------------------------------------------------------------


def _off_coast(
    scene: TyrosScene, scale: MapScale, sizes: Sizes, coast: int, seen: dict[Anchor, Frame]
) -> str:
    """The ships off a coast."""
    moorings = [scale.at(place) for place in moored(scene, coast)]
    return "".join(
        _ship(scene, sizes, coast, seat, n, place, seen)
        for (seat, n), place in zip(fleet(scene, coast), moorings, strict=False)
    )


def _ship(
    scene: TyrosScene,
    sizes: Sizes,
    coast: int,
    seat: int,
    n: int,
    place: Point,
    seen: dict[Anchor, Frame],
) -> str:
    """A ship at a place and of a size; one that may sail or go back is lit."""
    x, y = place
    size = sizes.ship_at(coast)
    own = seat == scene.view["seat"] and n == 0
    anchor = (own and moving(scene, coast)) or ("sail" if own else "other_ship", coast)
    box = around(place, size * 0.62)
    body = [scene.glowing(anchor, box, sizes.round, ship(seat, x, y, size))]
    if anchor in scene.anchored:
        body = [beside(anchor, seen), rect(*box, "tyr-hit"), *body]
    name = scene.say("ship", seat=scene.seat(seat), at=scene.game.at(coast))
    if own and scene.begun("sail", "coast", coast):
        body.append(circle(x, y, size * 0.66, "tyr-chosen"))
    return scene.target(
        anchor,
        scene.said(anchor, f"{name}. {scene.about('ship')}"),
        *body,
        data_id=f"ship.{seat}.{COAST_NAMES[coast]}.{n}",
        data_piece=f"ship.{SEAT_COLOURS[seat]}",
        data_seat=SEAT_COLOURS[seat],
    )


def _city(scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int) -> str:
    """The city on a field."""
    owner = scene.reading.owner_of(field)
    if owner == NOBODY:
        return ""
    x, y = scale.at(DOTS[field])
    said = scene.say("city", seat=scene.seat(owner), at=scene.game.at_field(field))
    return scene.named(
        f"{said}. {scene.about('city')}",
        city(owner, x, y - sizes.rise, sizes.city),
        data_id=f"city.{FIELD_NAMES[field]}",
        data_means=scene.meant(("field", field)),
        data_piece=f"city.{SEAT_COLOURS[owner]}",
        data_seat=SEAT_COLOURS[owner],
    )
