"""The market: seven stalls under awnings, one a sort, with the cards that lie on their counters."""

from functools import cache
from typing import Final, NamedTuple

from ...games.byzanz.actions import ACTIONS
from ...games.byzanz.cards import sort_of
from ...games.byzanz.data import SORTS
from ..svg_elements import circle, group, moved, path, rect, words
from ..text_metrics import fitting
from .cards import SMALL_HEIGHT, SMALL_WIDTH, TAG_HEIGHT, TAG_WIDTH, carved, drawing, glow, rim
from .scene import ByzanzScene, copies, open_card, spread, tagged


class StallSize(NamedTuple):
    """The measures of a stall; everything in it follows from them."""

    width: float
    height: float
    awning: float
    sign: float
    scale: float
    letters: float


DESK: Final = StallSize(width=172, height=214, awning=50, sign=50, scale=1.0, letters=17)
PHONE: Final = StallSize(width=91, height=114, awning=25, sign=28, scale=0.74, letters=14.5)


def stall(scene: ByzanzScene, sort: int, x: float, y: float, booth: StallSize) -> str:
    """One sort's stall; as a whole it is what taking the sort is chosen by."""
    held = [kind for kind in scene.view["market"] if sort_of(kind) == sort]
    action = ACTIONS.find("take", sort)
    lit = action in scene.legal
    plank = booth.letters + 9
    top = booth.awning * 0.5
    said = scene.count("picture.stall", len(held), sort=scene.sort(sort))
    said = f"{said}. {scene.about('stall')}"
    drawn = (
        glow(booth.width, booth.height) if lit else "",
        rect(2, top, booth.width - 4, booth.height - top - plank, "byz-counter"),
        path(_boards(booth, plank), "byz-board"),
        rect(0, top, 5, booth.height - top, "byz-post"),
        rect(booth.width - 5, top, 5, booth.height - top, "byz-post"),
        rect(0, booth.height - plank, booth.width, plank, "byz-plank", rx=2),
        words(
            booth.width / 2,
            booth.height - plank / 2 + booth.letters * 0.33,
            scene.sort(sort),
            "byz-heading byz-f-face",
            font_size=fitting(scene.sort(sort), booth.width - 1, booth.letters, 14),
        ),
        _goods(scene, sort, held, booth, plank),
        _awning(sort, booth),
        rim(booth.width, booth.height) if lit else "",
    )
    attributes: dict[str, str | float | None] = {
        "class_": "byz-stall",
        "data_id": f"stall-{SORTS[sort]}",
        "transform": moved(x, y),
    }
    if lit:
        return scene.lit(action, said, *drawn, **attributes)
    return scene.named(said, *drawn, data_means=scene.meant(action), **attributes)


def _boards(booth: StallSize, plank: float) -> str:
    """The gaps between the counter's boards."""
    room = booth.height - booth.awning - plank
    return "".join(f"M5 {booth.awning + room * n / 4:.4g}H{booth.width - 5:.4g}" for n in (1, 2, 3))


@cache
def _awning(sort: int, booth: StallSize) -> str:
    """Stripes in the sort's colour over a scalloped edge, and its drawing on a round sign."""
    name = SORTS[sort]
    stripes = 9
    deep = booth.awning
    inset = booth.width * 0.05
    slack = (booth.width - 2 * inset) / stripes
    wide = (booth.width + 4) / stripes
    drop = deep * 0.74
    striped: list[list[str]] = [[], []]
    for n in range(stripes):
        left, right = inset + n * slack, inset + (n + 1) * slack
        low, high = -2 + n * wide, -2 + (n + 1) * wide
        striped[n % 2].append(
            f"M{left:.4g} 0H{right:.4g}L{high:.4g} {drop:.4g}"
            f"Q{high:.4g} {deep:.4g} {(low + high) / 2:.4g} {deep:.4g}"
            f"T{low:.4g} {drop:.4g}Z"
        )
    hem = f"M-2 {drop:.4g}H{booth.width + 2:.4g}"
    middle, radius = booth.width / 2, booth.sign / 2
    return group(
        path(f"M4 {deep:.4g}H{booth.width - 4:.4g}V{deep + 7:.4g}H4Z", "byz-shadow"),
        path("".join(striped[0]), f"byz-f-{name} byz-awning"),
        path("".join(striped[1]), "byz-f-face byz-awning"),
        path(hem, "byz-hem"),
        circle(middle, drop / 2, radius, f"byz-sign byz-f-{name}-pale"),
        drawing(sort, middle - radius * 0.7, drop / 2 - radius * 0.7, booth.sign * 0.7, fine=False),
    )


def _goods(scene: ByzanzScene, sort: int, held: list[int], booth: StallSize, plank: float) -> str:
    """The cards on the counter, in two rows where one would hide too much; or the sort carved."""
    wide, high = SMALL_WIDTH * booth.scale, SMALL_HEIGHT * booth.scale
    room = booth.width - 18
    top = booth.awning + 5
    deep = booth.height - plank - 4 - top
    if not held:
        size = min(deep * 0.8, room)
        return carved(sort, (booth.width - size) / 2, top + (deep - size) / 2, size)
    if booth is PHONE and len(held) > 2:
        return _tags(scene, held, booth, top, deep)
    one_row = len(held) == 1 or spread(len(held), room, wide, wide + 4) >= 21 * booth.scale
    rows = 1 if one_row else 2
    each = -(-len(held) // rows)
    named = list(copies(held))
    drawn = []
    for row in range(rows):
        cards = named[row * each : (row + 1) * each]
        step = spread(len(cards), room, wide, wide + 4)
        left = (booth.width - wide - step * (len(cards) - 1)) / 2
        y = top + ((deep - high) / 2 if one_row else row * (deep - high))
        drawn += [
            open_card(scene, kind, f"market-{name}", left + n * step, y, booth.scale)
            for n, (kind, name) in enumerate(cards)
        ]
    return "".join(drawn)


def _tags(scene: ByzanzScene, held: list[int], booth: StallSize, top: float, deep: float) -> str:
    """More cards than a small counter has room for: as tags, their values in sight."""
    room = booth.width - 16
    each = 2 if len(held) <= 4 else 3 if len(held) <= 6 else 4
    rows = -(-len(held) // each)
    across = spread(each, room, TAG_WIDTH, TAG_WIDTH + 3)
    down = spread(rows, deep, TAG_HEIGHT, TAG_HEIGHT + 4)
    left = (booth.width - TAG_WIDTH - across * (each - 1)) / 2
    first = top + (deep - TAG_HEIGHT - down * (rows - 1)) / 2
    return "".join(
        tagged(scene, kind, f"market-{name}", left + n % each * across, first + n // each * down)
        for n, (kind, name) in enumerate(copies(held))
    )
