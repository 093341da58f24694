"""The seats on a desk: a slip of paper each, with banner, hand, chests, bid and offer card."""

from typing import Any

from ...games.byzanz.cards import packet_of, worth
from ...games.byzanz.spec import SEAT_COLOURS
from ..laurel import laurel
from ..seat_marks import cloth, disc
from ..svg_elements import moved, path, rect, use, words
from .cards import SMALL_HEIGHT, SMALL_WIDTH, TAG_HEIGHT, TAG_WIDTH
from .pieces import CHEST_HEIGHT, CHEST_WIDTH, chest, coin, lantern, token
from .scene import ByzanzScene, copies, open_card, spread, tagged


def seat_title(scene: ByzanzScene, seat: int) -> str:
    """A seat's whole standing in a line."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    parts = [
        scene.words.with_you(scene.words.seat(seat), seat, scene.view["seat"]),
        profit_words(scene, seat),
        scene.words.count("cards", shown["hand"]),
    ]
    if shown["offer"]:
        parts.append(scene.say("table.offer", offer=shown["offer"]))
    if has_passed(scene, seat):
        parts.append(scene.say("table.passed"))
    if shown["bid"]:
        key = "table.highest" if scene.view["leader"] == seat else "table.bid"
        parts.append(scene.say(key, total=worth(packet_of(shown["bid"]))))
    if scene.view["actor"] == seat:
        parts.append(scene.say("table.deciding"))
    return ", ".join(parts)


def profit_words(scene: ByzanzScene, seat: int) -> str:
    """A seat's profit, or how many cards of it lie face down."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    if scene.shows_score(seat):
        return scene.score(seat).said
    return scene.count("table.profit.face_down", len(shown["profit"]))


def has_passed(scene: ByzanzScene, seat: int) -> bool:
    """Whether a seat is out of this auction by passing, and not by its offer card."""
    shown = scene.view["seats"][seat]
    return scene.view["phase"] == "bidding" and shown["passed"] and not shown["offer"]


def slip(scene: ByzanzScene, seat: int, x: float, y: float, *drawn: str) -> str:
    """All that is a seat's, named by its whole standing."""
    return scene.named(
        seat_title(scene, seat),
        *drawn,
        class_="byz-seat byz-owned",
        data_id=f"seat-{SEAT_COLOURS[seat]}",
        data_seat=SEAT_COLOURS[seat],
        data_home=SEAT_COLOURS[seat],
        transform=moved(x, y),
    )


def panel(scene: ByzanzScene, seat: int, x: float, y: float, width: float, height: float) -> str:
    """A seat's slip. Tall slips, where few sit at the table, have larger cards."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    tall = height > 180
    acts = scene.view["actor"] == seat
    right = width - 14
    banner = height - 14
    hand_y = 46 if tall else 36
    bid_y = height - (98 if tall else 62)
    return slip(
        scene,
        seat,
        x,
        y,
        rect(3, 4, width, height, "byz-shadow", rx=9),
        rect(0, 0, width, height, "byz-slip-acting" if acts else "byz-slip", rx=9),
        rect(4.5, 4.5, width - 9, height - 9, "byz-hairline", rx=6),
        path(
            f"M12-5H54V{banner}L33 {banner - 13}L12 {banner}Z",
            "byz-banner",
            fill=cloth(SEAT_COLOURS[seat]),
        ),
        laurel("byz", 33, 30, 23) if seat in scene.winners else "",
        disc(SEAT_COLOURS[seat], 33, 30, 36),
        lantern(width - 74, -2, 0.95, lit=True) if acts else "",
        _name(scene, seat, width - 66 - (98 if acts else 66)),
        _points(scene, seat, right, 29),
        _hand(scene, seat, 66, hand_y, 0.74 if tall else 0.46, width - 66 - 84),
        _chests(scene, seat, right, hand_y, bid_y - hand_y - 6),
        _bid(scene, seat, 68, bid_y, 1.0 if tall else 0.62, width - 68 - 14),
        token(scene, shown["offer"], 90, bid_y + (10 if tall else 3), 1.25 if tall else 0.92, seat)
        if shown["offer"]
        else "",
    )


def _name(scene: ByzanzScene, seat: int, room: float) -> str:
    """Who it is, as much of it as there is room for beside the lantern and the points."""
    shown, size = scene.caption(scene.words.seat(seat), seat, room, (18, 14))
    return words(66, 27, shown, "byz-heading byz-start byz-f-text", font_size=size)


def _points(scene: ByzanzScene, seat: int, right: float, y: float) -> str:
    """The profit so far; the chests tell how many cards it is, where it lies face down."""
    if not scene.shows_score(seat):
        return ""
    score = scene.score(seat)
    return words(
        right, y - 7, str(score.points), "byz-value byz-end byz-f-text", font_size=22
    ) + words(right, y + 4, score.short, "byz-label byz-end byz-f-soft", font_size=12)


def _hand(scene: ByzanzScene, seat: int, x: float, y: float, scale: float, room: float) -> str:
    """The cards in a hand, face down under the owner's emblem, and how many they are."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    if scene.memory and seat != scene.view["seat"]:
        return _remembered(scene, seat, x, y, scale, room)
    held: int = shown["hand"]
    wide = SMALL_WIDTH * scale
    step = spread(held, room - 22, wide, wide * 0.62)
    after = x + (wide + step * (held - 1) if held else 0) + 7
    middle = y + SMALL_HEIGHT * scale / 2 + 6
    return "".join(
        [
            *[hidden(scene, seat, n + 1, x + n * step, y, scale) for n in range(held)],
            words(after, middle, str(held), "byz-label byz-start byz-f-soft", font_size=16),
        ]
    )


def hidden(
    scene: ByzanzScene, seat: int, place: int, x: float, y: float, scale: float, *, of: int = 0
) -> str:
    """A card of a hand, face down; or one that stands for all `of` them."""
    colour = SEAT_COLOURS[seat]
    # The own cards lie open in the own hand, and only there they are pieces.
    own = seat == scene.view["seat"]
    return scene.named(
        f"{scene.say('picture.hidden', seat=scene.words.seat(seat))}. {scene.about('hidden')}",
        use(f"byz-back-{colour}", transform=f"scale({scale:.4g})"),
        class_="byz-owned",
        data_id=f"held-{colour}-{place}",
        data_piece=None if own or of else "card",
        data_stack="card" if of and not own else None,
        data_count=of if of and not own else None,
        data_seat=colour,
        transform=moved(x, y),
    )


def _remembered(
    scene: ByzanzScene, seat: int, x: float, y: float, scale: float, room: float
) -> str:
    """The cards that all know to be in a hand as tags, the others face down, in two rows."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    tags = [(kind, f"known-{SEAT_COLOURS[seat]}-{name}") for kind, name in copies(shown["known"])]
    size = SMALL_HEIGHT * scale / 2 - 1
    tag_scale = size / TAG_HEIGHT
    each = max(4, (shown["hand"] + 1) // 2)
    step = spread(each, room, TAG_WIDTH * tag_scale, TAG_WIDTH * tag_scale + 1)
    drawn = []
    for n in range(shown["hand"]):
        at, down = x + n % each * step, y + n // each * (size + 2)
        if n < len(tags):
            drawn.append(tagged(scene, *tags[n], at, down, tag_scale))
        else:
            drawn.append(hidden(scene, seat, n + 1 - len(tags), at, down, size / SMALL_HEIGHT))
    return "".join(drawn)


def _chests(scene: ByzanzScene, seat: int, right: float, y: float, room: float) -> str:
    """The sold sets, two and two from above."""
    count = len(scene.view["seats"][seat]["profit"])
    scale = 0.9
    wide = CHEST_WIDTH * scale + 3
    step = spread((count + 1) // 2, room, CHEST_HEIGHT * scale, CHEST_HEIGHT * scale + 2)
    return "".join(
        chest(scene, seat, n + 1, right - wide * (1 + n % 2) + 3, y + n // 2 * step, scale)
        for n in range(count)
    )


def _bid(scene: ByzanzScene, seat: int, x: float, y: float, scale: float, room: float) -> str:
    """A bid and what it amounts to, or that the seat has passed."""
    bid: list[int] = scene.view["seats"][seat]["bid"]
    middle = y + SMALL_HEIGHT * scale / 2
    if not bid:
        said = scene.say("table.passed") if has_passed(scene, seat) else ""
        return words(x, middle + 6, said, "byz-said byz-start byz-f-soft") if said else ""
    few = len(bid) < 4
    width, drawn = (_bid_cards if few else _bid_tags)(scene, seat, x, middle, scale, room - 44)
    at = x + width + 24
    leads = scene.view["leader"] == seat
    return "".join(
        [
            drawn,
            laurel("byz", at, middle, 19) if leads else "",
            coin(at, middle, 15, worth(packet_of(bid)), 17),
        ]
    )


def _bid_cards(
    scene: ByzanzScene, seat: int, x: float, middle: float, scale: float, room: float
) -> tuple[float, str]:
    """A few cards side by side on the seat's cloth, and how wide that is."""
    bid: list[int] = scene.view["seats"][seat]["bid"]
    scale = min(scale, room / (SMALL_WIDTH * (1 + 0.66 * (len(bid) - 1))))
    wide, high = SMALL_WIDTH * scale, SMALL_HEIGHT * scale
    step = spread(len(bid), room, wide, wide + 3)
    width = wide + step * (len(bid) - 1)
    y = middle - high / 2
    mat = rect(x - 4, y + high - 7, width + 8, 10, "byz-mat", fill=cloth(SEAT_COLOURS[seat]), rx=3)
    return width, mat + "".join(
        open_card(scene, kind, f"bid-{SEAT_COLOURS[seat]}-{name}", x + n * step, y, scale)
        for n, (kind, name) in enumerate(copies(bid))
    )


def _bid_tags(
    scene: ByzanzScene, seat: int, x: float, middle: float, scale: float, room: float
) -> tuple[float, str]:
    """Many cards as tags in rows on the seat's cloth, so that none hides another."""
    bid: list[int] = scene.view["seats"][seat]["bid"]
    size = 1.14 if scale > 0.9 else 1
    wide, high = TAG_WIDTH * size, TAG_HEIGHT * size + 2
    each = 2 if len(bid) == 4 else max(3, -(-len(bid) // (3 if scale > 0.9 else 2)))
    step = spread(each, room, wide, wide + 3)
    width = wide + step * (each - 1)
    rows = -(-len(bid) // each)
    y = middle - (rows * high - 2) / 2
    mat = rect(
        x - 4, y - 3, width + 8, rows * high + 4, "byz-mat", fill=cloth(SEAT_COLOURS[seat]), rx=4
    )
    return width, mat + "".join(
        tagged(
            scene,
            kind,
            f"bid-{SEAT_COLOURS[seat]}-{name}",
            x + n % each * step,
            y + n // each * high,
            size,
        )
        for n, (kind, name) in enumerate(copies(bid))
    )
