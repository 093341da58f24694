"""The viewer's own screen at the bottom edge: who stands behind it, and who lies before it."""

from dataclasses import dataclass
from itertools import groupby

from ...games.ys.spec import SEAT_COLOURS
from ..hit_areas import FINGER
from ..layout import Box
from ..scene import Anchor
from ..seat_marks import cloth, disc
from ..svg_elements import circle, group, moved, number, path, rect
from .brokers import STANDING_WIDTH, from_above, standing
from .scene import DraftedBrokers, YsScene, broker_piece


@dataclass(frozen=True)
class Row:
    """Equal brokers that stand together: one target."""

    zone: str
    owner: int
    value: int
    count: int
    lifted: int
    """How many of them have been chosen and are held up."""


def screen(scene: YsScene, drafted: DraftedBrokers, box: Box) -> str:
    """Brokers, the screen before them, its crest, and the brokers before it."""
    seat: int = scene.view["seat"]
    tall = box.height * (0.46 if scene.phone else 0.44)
    top = box.y + tall * 0.82
    folds = [box.x + box.width * part for part in (0.3, 0.7)]
    bottom = box.y + box.height
    dip = 6 if scene.phone else 9
    shape = (
        f"M{number(box.x)} {number(top + dip)}L{number(folds[0])} {number(top)}"
        f"H{number(folds[1])}L{number(box.x + box.width)} {number(top + dip)}"
        f"V{number(bottom)}L{number(folds[1])} {number(bottom - dip)}H{number(folds[0])}"
        f"L{number(box.x)} {number(bottom)}Z"
    )
    lines = "".join(f"M{number(x)} {number(top)}V{number(bottom - dip)}" for x in folds)
    middle = box.x + box.width / 2
    crest = min((bottom - top) * 0.72, 52)
    cy = (top + bottom - dip) / 2
    front = scene.view["seats"][seat]["front"]
    crest_x = middle if not front else box.x + box.width * 0.15
    return scene.named(
        f"{scene.owner(seat)}. {scene.game.say('help.screen')}",
        _rows(scene, drafted, box, tall),
        path(shape, "ys-screen", fill=cloth(SEAT_COLOURS[seat])),
        path(lines, "ys-fold"),
        circle(crest_x, cy, crest * 0.56, "ys-crest-field"),
        disc(SEAT_COLOURS[seat], crest_x, cy, crest),
        _front(scene, drafted, box, cy, tall),
        class_="ys-own ys-owned",
        data_id="screen",
        data_seat=SEAT_COLOURS[seat],
    )


def _counted(
    values: list[int], drafted: DraftedBrokers, zone: str, chosen: list[int]
) -> list[tuple[int, int, int]]:
    """Each value of a zone with how many there are and how many of them are held up."""
    gone, held = drafted.apart(zone)
    lifted = [*chosen, *held]
    left = list(values)
    for value in gone:
        if value in left:
            left.remove(value)
    return [
        (value, len(list(alike)), lifted.count(value)) for value, alike in groupby(sorted(left))
    ]


def _behind(scene: YsScene, drafted: DraftedBrokers) -> list[Row]:
    """The rows of brokers behind the screen, and the neutral ones after them."""
    view = scene.view
    chosen = list(drafted.stands)
    if view["phase"] == "bidding" and view["choice"]:
        chosen += view["choice"]
    zones: list[tuple[str, int, list[int], list[int]]] = [
        ("screen", view["seat"], view["screen"], chosen),
        ("neutral", 2, view["neutrals"], []),
    ]
    return [
        Row(zone, owner, value, count, up)
        for zone, owner, values, more in zones
        for value, count, up in _counted(values, drafted, zone, more)
    ]


def _rows(scene: YsScene, drafted: DraftedBrokers, box: Box, tall: float) -> str:
    """All rows side by side, as large as the room allows."""
    rows = _behind(scene, drafted)
    if not rows:
        return ""
    room = box.width - 16
    equals = sum(row.count - 1 for row in rows)
    between = max(1, len(rows) - 1)
    # Equal ones stand closer together before anything is hidden, and then all become smaller.
    least = len(rows) * STANDING_WIDTH + 8 * equals
    scale = min(tall / 54 * (1.0 if scene.phone else 1.02), (room - 3 * between) / least)
    wide, step, gap = STANDING_WIDTH * scale, 21 * scale, 13 * scale
    if scene.phone:
        # Fingers need room between those that are no equals.
        free = (room - len(rows) * wide - equals * step) / between
        gap = max(gap, min(FINGER - wide, free))
    over = len(rows) * wide + equals * step + between * gap - room
    if over > 0 and equals:
        step = max(8 * scale, step - over / equals)
        over = len(rows) * wide + equals * step + between * gap - room
    if over > 0:
        gap = max(3.0, gap - over / between)
    total = len(rows) * wide + equals * step + (len(rows) - 1) * gap
    x = box.x + (box.width - total) / 2
    y = box.y + max(0.0, tall - 54 * scale)
    drawn = []
    for row in rows:
        drawn.append(_row(scene, row, (x, y), (scale, step, gap), tall - y + box.y))
        x += wide + step * (row.count - 1) + gap
    return "".join(drawn)


def _row(
    scene: YsScene,
    row: Row,
    place: tuple[float, float],
    measures: tuple[float, float, float],
    tall: float,
) -> str:
    """Equal brokers; the chosen ones are lifted. The measures are how large they are, how far
    apart, and how far from the next row.
    """
    scale, step, gap = measures
    anchor = row.zone, row.value
    wide = STANDING_WIDTH * scale + step * (row.count - 1)
    frame = (-3, -2, wide + 6, tall)
    # The screen below may be hit for them, unless brokers before it can be chosen, too.
    low = 0 if any(zone == "front" for zone, _ in scene.anchored) else max(0, FINGER - tall)
    reach = (-gap / 2, -2, wide + gap, tall + low)
    name = f"{scene.owner(row.owner)}, {scene.game.broker(row.value)}"
    members = []
    for n in range(row.count):
        lift = -7 * scale if n >= row.count - row.lifted else 0
        mark = circle(17 * scale, 16 * scale, 17 * scale, "ys-ghost") if lift else ""
        members.append(
            group(
                standing(row.owner, row.value, scale),
                mark,
                data_id=f"{row.zone}.{row.value}.{n}",
                data_piece=broker_piece(row.owner, row.value),
                transform=moved(n * step, lift),
            )
        )
    rest, chosen = _apart(scene, anchor, members, row.lifted)
    about: dict[str, str | float | None] = {
        "class_": "ys-owned",
        "data_seat": SEAT_COLOURS[row.owner],
        "transform": moved(*place),
    }
    drawn = scene.target(
        anchor,
        scene.said(anchor, name),
        scene.glowing(anchor, frame, 8, *rest, reach=reach),
        **about,
    )
    if not chosen:
        return drawn
    return drawn + scene.laid_down(scene.laid_anchors[anchor], "", *chosen, **about)


def _apart(
    scene: YsScene, anchor: Anchor, members: list[str], lifted: int
) -> tuple[list[str], list[str]]:
    """Equal brokers, and apart from them those that are taken back while others may be chosen."""
    apart = lifted if anchor in scene.anchored and anchor in scene.laid_anchors else 0
    return members[: len(members) - apart], members[len(members) - apart :]


def _front(scene: YsScene, drafted: DraftedBrokers, box: Box, cy: float, tall: float) -> str:
    """The brokers before the screen, from above; equal ones are one target."""
    view = scene.view
    seat: int = view["seat"]
    told = view["phase"] == "favor" and view["choice"] and view["options"]["peek"]
    chosen = view["choice"] if told else []
    rows = _counted(view["seats"][seat]["front"], drafted, "front", chosen)
    size = 30 if scene.phone else 42
    step = size * 1.18
    total = sum(count for _, count, _ in rows)
    x = box.x + box.width / 2 - step * (total - 1) / 2
    drawn = []
    if rows:
        wide = step * (total - 1) + size + 22
        high = size + 13
        drawn.append(
            rect(box.x + (box.width - wide) / 2, cy - high / 2, wide, high, "ys-mat", rx=high / 2)
        )
    for value, count, up in rows:
        anchor = "front", value
        wide = step * (count - 1) + size + 8
        frame = (-size / 2 - 4, -size / 2 - 4, wide, size + 8)
        # Those behind the screen begin right above.
        half = min(FINGER / 2, max(size / 2 + 4, cy - box.y - tall))
        reach = (-step / 2, -half, step * count, 2 * half)
        name = f"{scene.game.broker(value)}. {scene.about('front')}"
        members = [
            group(
                from_above(seat, value, False, False, size, n >= count - up),
                data_id=f"front.{seat}.{value}.{n}",
                data_piece=broker_piece(seat, value),
                transform=moved(n * step, 0),
            )
            for n in range(count)
        ]
        drawn.append(
            scene.target(
                anchor,
                scene.said(anchor, name),
                scene.glowing(anchor, frame, size / 2, *members, reach=reach),
                class_="ys-owned",
                data_seat=SEAT_COLOURS[seat],
                transform=moved(x, cy),
            )
        )
        x += step * count
    return "".join(drawn)
