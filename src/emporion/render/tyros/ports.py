"""What all that lies on the chart shares: sizes, where ships lie, prices, and fields by name."""

from collections import Counter

from ...core.seats import NOBODY
from ...games.tyros.data import CITY_POINTS, SHIP_POINTS
from ...text.game import capital
from ..emblems import disc, group, rect, words
from .coast import Point
from .goods import goods
from .scene import Scene
from .spots import Plan, moorings


class Sizes:
    """How large the pieces are on a plan."""

    def __init__(self, plan: Plan) -> None:
        desk = plan.unit > 1
        self.disc = 42.0 if desk else 22.0
        self.city = 41.0 if desk else 25.0
        self.rise = 9.0 if desk else 4.0
        self.ship = 36.0 if desk else 22.0
        self.letter = 15.0 if desk else 14.0
        self.tag = 20.0 if desk else 17.0
        self.inset = 4.0 if desk else 2.0
        self.round = 8.0 if desk else 5.0


def fleet(scene: Scene, coast: int) -> list[tuple[int, int]]:
    """The ships off a coast: each one's seat, and its number among those of the seat."""
    found = []
    for seat in range(scene.view["players"]):
        held = scene.standing(seat)["ships"].count(coast)
        found += [(seat, n) for n in range(held)]
    return found


def moored(scene: Scene, coast: int, more: int = 0) -> list[Point]:
    """Where the ships off a coast lie, and as many more."""
    return moorings(coast, max(1, len(fleet(scene, coast)) + more))


def free_place(scene: Scene, plan: Plan, coast: int) -> Point:
    """Where one more ship would lie."""
    return plan.at(moored(scene, coast, 1)[-1])


def tag(
    sizes: Sizes, x: float, y: float, price: int, kind: int, toll: int = NOBODY, free: int = 0
) -> str:
    """A price: how many cards, of which goods (-1 for any), and the emblem of who gets a toll.

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
        parts.append(disc(toll, left + wide - high * 0.56, y, high * 0.84))
    if free:
        more = left + wide - high * 0.72
        said = f"+{free}"
        parts.append(words(more, y + letter * 0.35, said, "tyr-value tyr-f-ink", font_size=letter))
    return group(*parts, class_="tyr-price")


def field_title(scene: Scene, field: int) -> str:
    """A field's name, its empire, and what it scores there."""
    name = capital(scene.game.field(field))
    reading = scene.reading
    empire = reading.empire_of(field)
    if empire == NOBODY:
        return f"{name}: {scene.say('nobody')}"
    rank = reading.rank(empire)
    scores = scene.say("scores", city=CITY_POINTS[rank], ships=SHIP_POINTS[rank])
    return f"{name}: {scene.game.empire(empire)}. {scores}"


def counted(kinds: list[int]) -> list[tuple[int, int]]:
    """Each kind with how many there are of it."""
    return sorted(Counter(kinds).items())
