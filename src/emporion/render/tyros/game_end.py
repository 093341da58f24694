"""The end of a game: the score sheet as a picture, and a small celebration."""

from typing import Any, Final

from ...games.tyros.data import GOODS, MAJORITY_POINTS
from ...games.tyros.spec import SEAT_COLOURS
from ...text.game import capital
from ..celebration import pillar
from ..laurel import laurel
from ..layout import Box
from ..seat_marks import cloth, disc
from ..svg_elements import circle, group, moved, number, path, rect, words
from .goods import empire_disc
from .scene import TyrosScene
from .stock import TOWER, VESSEL, sign


def score_sheet(scene: TyrosScene, box: Box) -> str:
    """A row for each seat: what each empire brought, the bonus, the sum; winners in laurel."""
    outcome = scene.view["outcome"]
    players: int = scene.view["players"]
    head = 40.0
    high = (box.height - head - 6) / players
    first, last = 50.0, 56.0
    columns = len(outcome["empires"]) + 1
    step = (box.width - first - last) / columns
    middle = box.y + head / 2 + 2
    drawn = [rect(*box, "tyr-slip", rx=9), rect(*_inside(box, 4), "tyr-hairline", rx=6)]
    for n, row in enumerate(outcome["empires"]):
        x = box.x + first + (n + 0.5) * step
        drawn.append(
            scene.named(
                f"{capital(scene.game.empire(row['empire']))}: {row['fields']}",
                empire_disc(row["empire"], x, middle, 32),
                data_id=f"column.{GOODS[row['empire']]}",
            )
        )
    bonus_x = box.x + first + (columns - 0.5) * step
    said = scene.say("bonus", points=outcome["bonus_points"])
    drawn.append(
        scene.named(
            said,
            circle(bonus_x, middle, 14, "tyr-coin"),
            words(bonus_x, middle + 5, f"+{outcome['bonus_points']}", "tyr-value tyr-f-ink",
                  font_size=15),
        )
    )  # fmt: skip
    for seat in range(players):
        y = box.y + head + seat * high
        drawn.append(_row(scene, seat, Box(box.x, y, box.width, high), (first, step)))
    return group(*drawn, class_="tyr-podium")


def _inside(box: Box, inset: float) -> Box:
    return Box(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)


def _row(scene: TyrosScene, seat: int, box: Box, measures: tuple[float, float]) -> str:
    first, step = measures
    outcome = scene.view["outcome"]
    middle = box.y + box.height / 2
    size = min(box.height * 0.56, 36.0)
    parts = []
    for n, row in enumerate(outcome["empires"]):
        parts.append(_cell(scene, row, seat, box.x + first + (n + 0.5) * step, middle))
    if outcome["bonus"] == seat:
        x = box.x + first + (len(outcome["empires"]) + 0.5) * step
        said = str(outcome["bonus_points"])
        parts.append(words(x, middle + 6, said, "tyr-value tyr-f-text", font_size=19))
    points = scene.standing(seat)["points"]
    right = box.x + box.width
    said = f"{scene.seat(seat)}, {scene.words.count('points', points)}"
    banner = Box(box.x + 8, box.y + 4, first - 14, box.height - 8)
    return scene.named(
        said,
        path(f"M{number(box.x + 8)} {number(box.y)}H{number(right - 8)}", "tyr-rule"),
        rect(*banner, "tyr-banner", fill=cloth(SEAT_COLOURS[seat]), rx=5),
        laurel("tyr", box.x + first / 2 + 1, middle, size * 0.5) if seat in scene.winners else "",
        disc(SEAT_COLOURS[seat], box.x + first / 2, middle, size),
        *parts,
        words(right - 14, middle + 9, str(points), "tyr-value tyr-end tyr-f-text", font_size=27,
              data_id=f"points.{seat}"),
        data_id=f"score.{seat}",
        data_seat=SEAT_COLOURS[seat],
    )  # fmt: skip


def _cell(scene: TyrosScene, row: dict[str, Any], seat: int, x: float, y: float) -> str:
    """What an empire brought a seat: the points, below them by how many cities and ships."""
    points: int = row["points"][seat]
    if not points:
        return words(x, y + 6, "–", "tyr-label tyr-f-soft", font_size=16)
    won = row["majority"] == seat
    counts = [(d, row[key][seat]) for d, key in ((TOWER, "cities"), (VESSEL, "ships"))]
    counts = [(d, count) for d, count in counts if count]
    y -= 8 * (len(counts) - 1)
    parts = [words(x, y, str(points), "tyr-value tyr-f-text", font_size=19)]
    for n, (d, count) in enumerate(counts):
        below = y + 13 + 17 * n
        parts.append(sign(d, x - 6, below, 13))
        label = "tyr-label tyr-start tyr-f-soft"
        parts.append(words(x + 3, below + 5, str(count), label, font_size=14))
    if won:
        bonus = f"{capital(scene.game.empire(row['empire']))}: +{MAJORITY_POINTS}"
        crown = path(_CROWN, "tyr-coin", transform=moved(x, y - 22))
        parts.append(scene.named(f"{bonus}. {scene.about('majority')}", crown))
    return "".join(parts)


def podium(scene: TyrosScene, box: Box) -> str:
    """The seats side by side, each on a column as high as its points."""
    players: int = scene.view["players"]
    room = box.width / players
    base = box.y + box.height - 3
    points = [scene.standing(seat)["points"] for seat in range(players)]
    most = max(1, *points)
    size = 36.0
    drawn = []
    for seat in range(players):
        middle = box.x + room * (seat + 0.5)
        high = 12 + (box.height - size - 22) * points[seat] / most
        wide = min(room * 0.62, 92)
        top = base - high - size / 2 - 3
        drawn += [
            pillar("tyr", SEAT_COLOURS[seat], middle, base, wide, high),
            laurel("tyr", middle, top, size * 0.62) if seat in scene.winners else "",
            disc(SEAT_COLOURS[seat], middle, top, size),
        ]
    ground = rect(box.x, base, box.width, 3, "tyr-f-gold")
    return group(ground, *drawn, class_="tyr-columns")


_CROWN: Final = "M-8 5L-9-4L-4 0L0-6L4 0L9-4L8 5Z"
