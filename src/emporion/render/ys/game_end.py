"""The end of a game: the score as a picture, and a small celebration."""

from typing import Final

from ...games.ys.spec import SEAT_COLOURS
from ..celebration import pillar
from ..laurel import laurel
from ..seat_marks import disc
from ..svg_elements import group, number, path, rect, words
from .scene import YsScene

_TOSSED: Final = (
    (0.04, 0.2), (0.11, 0.55), (0.19, 0.1), (0.27, 0.4), (0.36, 0.16), (0.44, 0.5), (0.5, 0.06),
    (0.58, 0.36), (0.66, 0.12), (0.74, 0.5), (0.81, 0.2), (0.89, 0.56), (0.96, 0.14),
)  # fmt: skip
"""Where gold was thrown, as parts of the width and height."""


def podium(scene: YsScene, x: float, y: float, width: float, height: float) -> str:
    """The owners side by side, each on a column as high as its points."""
    owners = scene.owners
    room = width / owners
    size = min(30 if scene.phone else 36, room * 0.6)
    base = y + height - 5
    points = [scene.standing(owner)["points"] for owner in range(owners)]
    most = max(1, *points)
    plate = 22 if scene.phone else 28
    tallest = base - y - size - 10
    drawn = []
    for owner in range(owners):
        middle = x + room * (owner + 0.5)
        high = plate + 10 + (tallest - plate - 10) * points[owner] / most
        wide = min(room * 0.66, 96)
        top = base - high - size / 2 - 3
        drawn.append(
            scene.named(
                f"{scene.owner(owner)}, {scene.words.count('points', points[owner])}",
                pillar("ys", SEAT_COLOURS[owner], middle, base, wide, high),
                rect(middle - room * 0.45, base, room * 0.9, 3, "ys-f-gold"),
                rect(
                    middle - plate * 0.9,
                    base - plate - 4,
                    plate * 1.8,
                    plate,
                    "ys-mat",
                    rx=plate / 2,
                ),
                laurel("ys", middle, top, size * 0.62) if owner in scene.winners else "",
                disc(SEAT_COLOURS[owner], middle, top, size),
                words(
                    middle,
                    base - plate / 2 - 4 + plate * 0.28,
                    str(points[owner]),
                    "ys-value ys-f-ink",
                    font_size=plate * 0.8,
                ),
                class_="ys-owned",
                data_id=f"score.{owner}",
                data_seat=SEAT_COLOURS[owner],
            )
        )
    gold = "".join(
        f"M{number(x + width * across)} {number(y + height * down)}l4 3-3 4-4-3Z"
        for across, down in _TOSSED
    )
    return group(path(gold, "ys-f-gold"), *drawn, class_="ys-podium")


def tossed(x: float, y: float, width: float, height: float) -> str:
    """Gold on the water."""
    places = [
        (x + width * across, y + height * ((2.3 * down + across) % 1)) for across, down in _TOSSED
    ]
    gold = "".join(f"M{number(at)} {number(down)}l5 4-4 5-5-4Z" for at, down in places)
    return path(gold, "ys-pip")
