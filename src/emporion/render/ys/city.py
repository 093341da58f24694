"""The city of Ys from above: its quarters with their brokers, its harbours, its throne room."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ...games.ys.data import (
    AREAS,
    BLACK,
    CITY,
    COMMERCIAL,
    COMMERCIAL_POINTS,
    MERCHANT,
    MERCHANT_POINTS,
    NEIGHBORHOODS,
    PALACE,
    PORT,
    THRONE,
)
from ...text.game import capital
from ..hit_areas import grown
from ..laurel import laurel
from ..svg_art import art, art_at
from ..svg_elements import circle, group, moved, number, path, use, words
from . import cards
from .city_plan import DESK, PHONE, TURNS, CityPlan, Point, badge, outline, spot, spots, turned
from .gems import gem
from .pieces import character_card, laid, lying
from .scene import DraftedBrokers, YsScene

COUNTED: Final = ("taking", "white_gem", "columns", "highest_bidder", "closing_cards", "favor")
"""Phases in which some neighborhoods may already have been counted."""

_STREET: Final = 6.0
"""How far from a broker on a phone no other area's broker can be hit."""


def city(scene: YsScene, drafted: DraftedBrokers) -> str:
    """All of it."""
    plan = PHONE if scene.phone else DESK
    used: int = scene.view["options"]["neighborhoods"]
    return scene.named(
        f"{scene.game.say('table.city')}. {scene.about('city')}",
        art(f"ys/art/city-{plan.name}"),
        *[_harbour(scene, plan, n) for n in range(used)],
        *[
            _quarter(scene, drafted, plan, n) if n < used else _closed(scene, plan, n)
            for n in range(NEIGHBORHOODS)
        ],
        _throne(scene, drafted, plan),
        class_="ys-city",
    )


# -- areas ----------------------------------------------------------------------------------------


def _quarter(scene: YsScene, drafted: DraftedBrokers, plan: CityPlan, n: int) -> str:
    """The three areas of a neighborhood, and its number on a shield."""
    areas = [_area(scene, drafted, plan, CITY + len(AREAS) * n + which) for which in range(3)]
    now = scene.view["phase"] in ("taking", "white_gem") and scene.view["neighborhood"] == n
    x, y = spot(plan, n, _diagonal(plan.wall - plan.thick / 2))
    size = plan.thick * (1.05 if not scene.phone else 1.2)
    shield = "M-10-10H10V2Q10 9 0 13Q-10 9-10 2Z"
    return scene.named(
        f"{capital(scene.game.neighborhood(n))}. {scene.about('neighborhood')}",
        *areas,
        path(shield, "ys-shield-now" if now else "ys-shield", transform=moved(x, y, size / 13)),
        words(
            x,
            y + (6 if not scene.phone else 4.6),
            str(n + 1),
            f"ys-value {'ys-f-ink' if now else 'ys-f-text'}",
            font_size=18 if not scene.phone else 14,
        ),
        data_id=f"neighborhood.{n}",
    )


def _diagonal(r: float) -> tuple[float, float]:
    return r * 0.7071, r * 0.7071


def _area(scene: YsScene, drafted: DraftedBrokers, plan: CityPlan, place: int) -> str:
    """An area with the brokers in it; the Queen may have closed it."""
    neighborhood, which = divmod(place - CITY, len(AREAS))
    lit = ("place", place) in scene.anchored
    shape = outline(plan, which)
    place_of_it = turned(plan, neighborhood)
    here = lying(scene, drafted, place)
    size, points = spots(plan, place, len(here), 22 if scene.phone else 33)
    brokers = sorted(zip(points, here, strict=True), key=lambda entry: (entry[0][1], entry[0][0]))
    closed = scene.view["queen"] == place
    said = capital(scene.game.place(place))
    if closed:
        said = scene.game.say("table.closed", area=said)
    said = f"{said}. {scene.game.say(f'help.{AREAS[which]}')}"
    return scene.target(
        ("place", place),
        said,
        use(f"ys-area-{AREAS[which]}", transform=place_of_it),
        path(shape, "emp-halo", transform=place_of_it) if lit else "",
        path(shape, "emp-rim", transform=place_of_it) if lit else "",
        _queens_bar(scene, plan, place) if closed else "",
        _badge(scene, plan, place),
        *[
            laid(scene, drafted, piece, ghost, x, y, size, _room((x, y), points, size, scene.phone))
            for (x, y), (piece, ghost) in brokers
        ],
        class_="ys-area",
        data_id=f"area.{place}",
    )


def _room(place: Point, crowd: Sequence[Point], size: float, phone: bool) -> str:
    """The area around a broker where a click hits it; no farther than its street."""
    if not phone:
        return ""
    boxes = [
        (x - place[0] - size / 2, y - place[1] - size / 2, size, size)
        for x, y in crowd
        if (x, y) != place
    ]
    return grown((-size / 2, -size / 2, size, size), boxes, _STREET)


def _badge(scene: YsScene, plan: CityPlan, place: int) -> str:
    """What the majority wins: a black gem, points, or the character outside the wall."""
    neighborhood, which = divmod(place - CITY, len(AREAS))
    x, y = spot(plan, neighborhood, badge(plan, which))
    r = 9 if scene.phone else 12
    if which == PORT:
        return circle(x, y, r, "ys-badge") + gem(BLACK, x, y, r * 1.3)
    if which == COMMERCIAL:
        merchant = any(MERCHANT in seat["active"] for seat in scene.view["seats"])
        points = MERCHANT_POINTS if merchant else COMMERCIAL_POINTS
        size = 14 if scene.phone else 16
        return circle(x, y, r, "ys-coin") + words(
            x, y + size * 0.35, str(points), "ys-value ys-f-ink", font_size=size
        )
    crown = "M-6 5L-8-4L-3 0L0-6L3 0L8-4L6 5Z"
    return circle(x, y, r, "ys-badge") + path(crown, "ys-coin", transform=moved(x, y, r / 12))


def _queens_bar(scene: YsScene, plan: CityPlan, place: int) -> str:
    """The Queen's area: a coral rope around it, and her card's crown on it."""
    neighborhood, which = divmod(place - CITY, len(AREAS))
    if which == PORT:
        # Not in the middle, where the brokers lie.
        r = (plan.quay + plan.street + plan.outer) / 2
        middle = (r * 0.34, r * 0.94)
    else:
        r = plan.quay - plan.street - (plan.quay - plan.inner) * 0.16
        middle = (r * 0.9, r * 0.43)
        if which == PALACE:
            middle = middle[1], middle[0]
    x, y = spot(plan, neighborhood, middle)
    scale = 0.3 if scene.phone else 0.46
    return group(
        path(outline(plan, which), "ys-bar-line"),
        path(outline(plan, which), "ys-bar"),
        transform=turned(plan, neighborhood),
    ) + group(
        use("ys-queen"), transform=moved(x - 30 * scale, y - 30 * scale, scale), class_="ys-crown"
    )


def _closed(scene: YsScene, plan: CityPlan, n: int) -> str:
    """A neighborhood that is not in use lies in mist, behind a chain."""
    place_of_it = turned(plan, n)
    r = (plan.inner + plan.outer) / 2
    left, right = r * 0.26, r * 0.966
    return scene.named(
        f"{capital(scene.game.neighborhood(n))}: {scene.game.say('table.nothing')}",
        *[
            path(outline(plan, which), "ys-mist", stroke_width=2 * plan.corner)
            + path(outline(plan, which), "ys-mist-line")
            for which in range(3)
        ],
        path(
            f"M{number(right)} {number(left)}Q{number(r * 0.66)} {number(r * 0.66)}"
            f" {number(left)} {number(right)}",
            "ys-chain",
        ),
        data_id=f"neighborhood.{n}",
        transform=place_of_it,
    )


# -- harbours -------------------------------------------------------------------------------------


class Harbours(NamedTuple):
    """Where ships and the palaces' cards lie outside the wall: left or right, above or below."""

    scale: float
    ship_x: tuple[float, float]
    ship_y: tuple[float, float]
    card_scale: float
    card_x: tuple[float, float]
    card_y: tuple[float, float]


HARBOURS: Final = {
    "desk": Harbours(1, (82, 507.24), (70, 552), 0.98, (14, 619.24), (74, 553.76)),
    "phone": Harbours(0.56, (3, 328.76), (46, 329.72), 0.55, (4, 351.9), (98.28, 288.22)),
}
"""By the form of the picture. On a phone a card lies between its ship and the middle."""


def _harbour(scene: YsScene, plan: CityPlan, n: int) -> str:
    """The jetty before a port, the ship at it, and the palace's character."""
    harbours = HARBOURS[plan.name]
    right, below = n in (1, 2), n in (2, 3)
    view = scene.view
    parts = [art_at(f"ys/art/jetty-{plan.name}", plan.cx, plan.cy, 1, TURNS[n] + 45)]
    ship: int = view["ships"][n]
    if ship >= 0:
        full: bool = view["players"] == 4
        name = f"ship.{n}"
        freight = cards.shipped(ship, full)
        left = _left(scene, n, freight)
        said = f"{capital(scene.game.neighborhood(n))}: {scene.game.ship(ship)}"
        parts.append(
            scene.named(
                f"{said} ({scene.game.gems(freight)}). {scene.about('ship')}",
                cards.ship_drawing(ship, full, left, name),
                data_id=name,
                transform=moved(harbours.ship_x[right], harbours.ship_y[below], harbours.scale),
            )
        )
    character: int = view["palaces"][n]
    if character >= 0:
        where = scene.game.place(CITY + len(AREAS) * n + PALACE)
        parts.append(
            character_card(
                scene,
                character,
                str(n),
                harbours.card_x[right],
                harbours.card_y[below],
                harbours.card_scale,
                where,
                named=not scene.phone,
            )
        )
    return group(*parts, class_="ys-harbour")


def _left(scene: YsScene, n: int, freight: list[int]) -> list[int] | None:
    """The gems of a ship that are still there; None as long as nobody has taken any."""
    view: dict[str, Any] = scene.view
    if view["phase"] not in COUNTED or n > view["neighborhood"]:
        return None
    if n < view["neighborhood"]:
        return []
    return view["freight"] if view["phase"] == "taking" else []


# -- the throne room ------------------------------------------------------------------------------


def _throne(scene: YsScene, drafted: DraftedBrokers, plan: CityPlan) -> str:
    """The heart of the city; in the King's Favor the brokers that flatter the King are there."""
    r = plan.throne
    here = lying(scene, drafted, THRONE)
    favor: bool = scene.view["options"]["kings_favor"]
    brokers = []
    size = r * (0.4 if scene.view["players"] == 4 else 0.43)
    step = size * 1.03
    rows = scene.view["players"]
    counts: dict[int, int] = {}
    for piece, ghost in here:
        owner = piece["owner"]
        column = counts.get(owner, 0)
        counts[owner] = column + 1
        total = len([each for each, _ in here if each["owner"] == owner])
        x = plan.cx + (column - (total - 1) / 2) * step
        y = plan.cy + (owner - (rows - 1) / 2) * step
        brokers.append(laid(scene, drafted, piece, ghost, x, y, size))
    return scene.named(
        f"{capital(scene.game.place(THRONE))}. {scene.game.say('help.throne')}",
        circle(plan.cx, plan.cy, r, "ys-dais"),
        circle(plan.cx, plan.cy, r * 0.93, "ys-gilt-dots"),
        circle(plan.cx, plan.cy, r * 0.86, "ys-gilt"),
        "" if here else _inlaid_throne(plan, favor),
        *brokers,
        laurel("ys", plan.cx, plan.cy, r * 1.28) if scene.over else "",
        data_id="throne",
        class_="ys-throne",
    )


def _inlaid_throne(plan: CityPlan, favor: bool) -> str:
    """The throne itself, inlaid in the floor, where nobody hides it."""
    return group(
        art(f"ys/art/throne-{plan.name}"),
        transform=moved(plan.cx, plan.cy),
        class_="ys-seat-of-the-king" if favor else None,
    )
