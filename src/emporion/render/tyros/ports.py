"""What all that lies on the chart shares: sizes, where ships lie, prices, and fields by name."""

from collections import Counter

from ...core.seats import NOBODY
from ...games.tyros.board import TYROS
from ...games.tyros.data import CITY_POINTS, SHIP_POINTS
from ...games.tyros.spec import SEAT_COLOURS
from ...text.game import capital
from ..hit_areas import Frame, grown
from ..scene import Anchor
from ..seat_marks import disc
from ..svg_elements import group, rect, words
from .goods import goods
from .map_positions import DOTS, MapScale, Point, moorings
from .scene import TyrosScene


class Sizes:
    """How large the pieces are at a scale of the map."""

    def __init__(self, scale: MapScale) -> None:
        desk = scale.unit > 1
        self.disc = 42.0 if desk else 22.0
        self.city = 41.0 if desk else 25.0
        self.rise = 9.0 if desk else 4.0
        self.ship = 36.0 if desk else 22.0
        self.letter = 15.0 if desk else 14.0
        self.tag = 20.0 if desk else 17.0
        self.inset = 4.0 if desk else 2.0
        self.round = 8.0 if desk else 5.0

    def ship_at(self, coast: int) -> float:
        """Ships before Tyros lie close together and are smaller."""
        return self.ship * (0.82 if coast == TYROS else 1)


def fleet(scene: TyrosScene, coast: int) -> list[tuple[int, int]]:
    """The ships off a coast: each one's seat, and its number among those of the seat."""
    return scene.fleets.get(coast, [])


def moored(scene: TyrosScene, coast: int, more: int = 0) -> list[Point]:
    """Where the ships off a coast lie, and as many more."""
    return moorings(coast, max(1, len(fleet(scene, coast)) + more))


def free_place(scene: TyrosScene, scale: MapScale, coast: int) -> Point:
    """Where one more ship would lie."""
    return scale.at(moored(scene, coast, 1)[-1])


# -- room for fingers ------------------------------------------------------------------------------


def around(place: Point, reach: float) -> Frame:
    """The square around a place."""
    return place[0] - reach, place[1] - reach, 2 * reach, 2 * reach


def moving(scene: TyrosScene, coast: int) -> Anchor | None:
    """What a ship of the viewer off a coast may do now."""
    for anchor in (("sail", coast), ("back", coast)):
        if anchor in scene.anchored:
            return anchor
    return None


def rising(scale: MapScale, sizes: Sizes, field: int) -> Point:
    """Where a city would rise."""
    x, y = scale.at(DOTS[field])
    return x, y - sizes.rise


def launching(scene: TyrosScene, scale: MapScale, sizes: Sizes, field: int) -> Point:
    """Where a new ship would lie."""
    if field != TYROS:
        return free_place(scene, scale, field)
    # Before Tyros there may be a crowd: a new ship is offered on the beach.
    x, y = scale.at(DOTS[TYROS])
    up = -1.5 if ("city", TYROS) in scene.anchored else 0.95
    return x - 3, y + up * sizes.disc


def lit_frames(scene: TyrosScene, scale: MapScale, sizes: Sizes) -> dict[Anchor, Frame]:
    """Where each ship that may move is seen, and each city or ship that may be built."""
    found: dict[Anchor, Frame] = {}
    for anchor in scene.anchored:
        kind, place = anchor
        if kind in ("sail", "back"):
            owners = [seat for seat, _ in fleet(scene, place)]
            berth = scale.at(moored(scene, place)[owners.index(scene.view["seat"])])
            found[anchor] = around(berth, sizes.ship_at(place) * 0.62)
        elif kind == "city":
            found[anchor] = around(rising(scale, sizes, place), sizes.city * 0.56)
        elif kind == "ship":
            found[anchor] = around(launching(scene, scale, sizes, place), sizes.ship * 0.6)
    return found


def beside(anchor: Anchor, seen: dict[Anchor, Frame]) -> str:
    """The area around a small thing on the chart where a click hits it."""
    if anchor not in seen:
        return ""
    return grown(seen[anchor], [frame for other, frame in seen.items() if other != anchor])


# -- prices and names ------------------------------------------------------------------------------


def tag(
    sizes: Sizes, x: float, y: float, price: int, kind: int, toll: int = NOBODY, free: int = 0
) -> str:
    """A price: how many cards, of which goods (-1 for any), and the emblem of a toll's receiver.

    `free` cards of any goods may come on top.
    """
    high = sizes.tag
    letter = sizes.letter
    wide = high * (1.95 if kind >= 0 else 1.25) + (high * 1.45 if toll != NOBODY else 0)
    wide += high * 1.1 if free else 0
    left = x - wide / 2
    parts = [
        rect(left, y - high / 2, wide, high, "tyr-tag", rx=high / 2),
        words(
            left + high * 0.32, y + letter * 0.35, str(price), "tyr-value tyr-start tyr-f-ink",
            font_size=letter,
        ),
    ]  # fmt: skip
    if kind >= 0:
        parts.append(goods(kind, left + high * 1.42, y, high * 0.86))
    if toll != NOBODY:
        plus = left + wide - high * 1.22
        parts.append(words(plus, y + letter * 0.35, "+", "tyr-value tyr-f-ink", font_size=letter))
        parts.append(disc(SEAT_COLOURS[toll], left + wide - high * 0.56, y, high * 0.84))
    if free:
        more = left + wide - high * 0.72
        said = f"+{free}"
        parts.append(words(more, y + letter * 0.35, said, "tyr-value tyr-f-ink", font_size=letter))
    return group(*parts, class_="tyr-price")


def field_title(scene: TyrosScene, field: int) -> str:
    """A field's name, its empire, and what it scores there."""
    name = capital(scene.game.field(field))
    reading = scene.reading
    empire = reading.empire_of(field)
    if empire == NOBODY:
        return f"{name}: {scene.say('nobody')}. {scene.about('nobody')}"
    rank = reading.rank(empire)
    scores = scene.say("scores", city=CITY_POINTS[rank], ships=SHIP_POINTS[rank])
    return f"{name}: {scene.game.empire(empire)}. {scores}."


def counted(kinds: list[int]) -> list[tuple[int, int]]:
    """Each kind with how many there are of it."""
    return sorted(Counter(kinds).items())
