"""Beside the chart: the empires by size, the piles, the discards and the tiles to come."""

from typing import Final

from ...games.tyros.data import CITY_POINTS, EMPIRES, GOODS, KINDS, SHIP_POINTS
from ...text.game import capital
from ..layout import Box
from ..svg_elements import centred, group, path, rect, words
from ..text_metrics import fitting
from .goods import CARD, blank_tile, card, empire_disc, map_tile
from .pieces import CITY
from .ports import counted
from .scene import TyrosScene

TOWER: Final = CITY
VESSEL: Final = (
    "M20 3V25M8 5H32Q35 13 32 22H8Q11 13 8 5ZM1 25Q4 31 8 35H33Q38 31 39 22L35 25H8Q4 25 1 20Z"
)


def sign(d: str, x: float, y: float, size: float) -> str:
    """A small sign in ink around a centre, from a box of 40 by 40."""
    return path(d, "tyr-f-text", transform=centred(x, y, size))


def empire_title(scene: TyrosScene, empire: int) -> str:
    """An empire's size and rank, and what its fields score."""
    reading = scene.reading
    rank = reading.rank(empire)
    size = len(reading.empires[empire])
    scores = scene.say("scores", city=CITY_POINTS[rank], ships=SHIP_POINTS[rank])
    name = capital(scene.game.empire(empire))
    said = scene.game.count("picture.rank", size, rank=rank + 1)
    return f"{name}: {said}. {scores}. {scene.about('empire')}"


def empires(scene: TyrosScene, box: Box) -> str:
    """The empires from the largest on: disc, name, size as a bar, points for a city and ships."""
    reading = scene.reading
    high = box.height / EMPIRES
    drawn = []
    bar = 78.0
    for rank, empire in enumerate(reading.by_size):
        y = box.y + rank * high + high / 2
        size = len(reading.empires[empire])
        name = GOODS[empire]
        sort = capital(scene.game.sort(empire))
        long = bar * size / 20
        drawn.append(
            scene.named(
                empire_title(scene, empire),
                words(box.x + 10, y + 5, str(rank + 1), "tyr-value tyr-f-soft", font_size=15),
                empire_disc(empire, box.x + 34, y, high - 2),
                words(
                    box.x + 52, y + 5, sort, "tyr-heading tyr-start tyr-f-text",
                    font_size=fitting(sort, 84, 15, 13),
                ),
                rect(box.x + 140, y - 6, bar, 12, "tyr-rim", rx=3),
                rect(box.x + 140, y - 6, long, 12, "tyr-thin", fill=f"url(#tyr-hatched-{name})",
                     rx=3) if size else "",
                words(box.x + 246, y + 6, str(size), "tyr-value tyr-end tyr-f-text", font_size=17),
                sign(TOWER, box.x + 270, y, 17),
                words(box.x + 282, y + 5, str(CITY_POINTS[rank]),
                      "tyr-value tyr-start tyr-f-text", font_size=15),
                sign(VESSEL, box.x + 318, y, 17),
                words(box.x + 330, y + 5, str(SHIP_POINTS[rank]),
                      "tyr-value tyr-start tyr-f-text", font_size=15),
                data_id=f"empire.{name}",
                data_home=f"disc.{name}",
            )
        )  # fmt: skip
    return group(*drawn, data_id="empires")


def empire_strip(scene: TyrosScene, box: Box) -> str:
    """The same in one row, for a phone."""
    reading = scene.reading
    wide = box.width / EMPIRES
    y = box.y + box.height / 2
    drawn = []
    for rank, empire in enumerate(reading.by_size):
        x = box.x + rank * wide
        size = len(reading.empires[empire])
        points = f"{CITY_POINTS[rank]}/{SHIP_POINTS[rank]}"
        drawn.append(
            scene.named(
                empire_title(scene, empire),
                empire_disc(empire, x + 13, y, 24),
                words(x + 28, y + 6, str(size), "tyr-value tyr-start tyr-f-text", font_size=17),
                words(x + wide - 6, y + 5, points, "tyr-label tyr-end tyr-f-soft", font_size=14),
                data_id=f"empire.{GOODS[empire]}",
                data_home=f"disc.{GOODS[empire]}",
            )
        )
    return group(*drawn, data_id="empires")


def stock(scene: TyrosScene, box: Box) -> str:
    """The pile, the discards by their kinds, the tiles to come and those under their pile."""
    high = box.height
    wide = high * CARD[0] / CARD[1]
    y = box.y
    letter = 15 if not scene.phone else 14
    x = box.x
    drawn = [_pile(scene, x, y, wide, letter)]
    x += wide + (10 if not scene.phone else 8)
    step = wide + (6 if not scene.phone else 5)
    drawn.append(_discards(scene, x, y, wide, step, letter))
    x += KINDS * step + (6 if not scene.phone else 3)
    drawn.append(_tiles(scene, Box(x, y, box.x + box.width - x, high), letter))
    return "".join(drawn)


def plate(x: float, y: float, said: int, letter: float) -> str:
    """A number on a small plate."""
    wide = letter * (1.5 if said > 9 else 1.2)
    return rect(x - wide / 2, y - letter * 0.6, wide, letter * 1.2, "tyr-tag", rx=letter * 0.5) + (
        words(x, y + letter * 0.35, str(said), "tyr-value tyr-f-ink", font_size=letter)
    )


def _pile(scene: TyrosScene, x: float, y: float, wide: float, letter: float) -> str:
    left: int = scene.view["pile"]
    high = wide * CARD[1] / CARD[0]
    return scene.named(
        f"{scene.game.count('picture.pile', left)}. {scene.about('pile')}",
        card(-1, x, y, wide) if left else rect(x, y, wide, high, "tyr-empty", rx=4),
        plate(x + wide / 2, y + high - letter * 0.7, left, letter),
        data_means=scene.meant(("pile", 0)),
        data_id="pile",
        data_stack="card",
        data_count=left,
        data_home="pile",
    )


def _discards(
    scene: TyrosScene, x: float, y: float, wide: float, step: float, letter: float
) -> str:
    """The discards lie open: each kind with its number; what may be taken is lit."""
    counts = dict(counted(scene.view["discards"]))
    high = wide * CARD[1] / CARD[0]
    drawn = []
    for kind in range(KINDS):
        at = x + kind * step
        count = counts.get(kind, 0)
        anchor = ("take", kind)
        name = f"{capital(scene.game.sort(kind))}: {count}. {scene.about('discards')}"
        frame = (at - 2, y - 2, wide + 4, high + 4)
        across = (step - wide - 4) / 2
        reach = (at - 2 - across, y - 2, wide + 4 + 2 * across, high + 4)
        cards = group(card(kind, at, y, wide), class_=None if count else "tyr-faded")
        if count:
            cards += plate(at + wide / 2, y + high - letter * 0.7, count, letter)
        drawn.append(
            scene.target(
                anchor,
                scene.said(anchor, name),
                scene.glowing(anchor, frame, 5, cards, reach=reach),
                data_id=f"discards.{GOODS[kind]}",
                data_stack=f"card.{GOODS[kind]}",
                data_count=count,
            )
        )
    return scene.named(scene.say("discards"), *drawn, data_id="discards")


def _tiles(scene: TyrosScene, box: Box, letter: float) -> str:
    """How many tiles nobody has seen, and those under the pile in the order they will come."""
    unseen: int = scene.view["tile_pile"]
    bottom: list[int] = scene.view["bottom"]
    size = min(box.height * 0.72, 40)
    y = box.y + (box.height - size) / 2
    said = scene.game.count("picture.tiles", unseen)
    if bottom:
        said += ". " + scene.say("bottom", tiles=scene.game.fields(bottom))
    said = f"{said}. {scene.about('tiles')}"
    face_down = (
        blank_tile(box.x, y, size) if unseen else rect(box.x, y, size, size, "tyr-empty", rx=4),
        plate(box.x + size / 2, y + size - letter * 0.4, unseen, letter),
    )
    drawn = []
    room = box.width - size - 8
    small = min(size * 0.86, 30.0)
    step = min(small + 3, (room - small) / max(1, len(bottom) - 1))
    # The next one to come lies on top.
    for n, tile in reversed(list(enumerate(bottom))):
        at = box.x + size + 6 + n * step
        drawn.append(
            group(
                map_tile(tile, at, y + (size - small) / 2, small, letter),
                data_id=f"bottom.{tile}",
                data_piece=f"tile.{tile}",
            )
        )
    unseen_ones = group(*face_down, data_id="tile-pile", data_stack="tile", data_count=unseen)
    return scene.named(said, unseen_ones, *drawn, data_id="tiles")
