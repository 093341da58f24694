"""The viewer's own hand, fanned on a mat edged with the viewer's cloth."""

from itertools import groupby
from typing import NamedTuple

from ...games.byzanz.actions import ACTIONS
from ...games.byzanz.cards import packet_of, worth
from ...games.byzanz.data import HAND_LIMIT, TRADER
from ...games.byzanz.spec import SEAT_COLOURS
from ..seat_marks import cloth
from ..svg_elements import rect
from .cards import HEIGHT, WIDTH
from .pieces import coin
from .scene import ByzanzScene, copies, open_card, spread, target


class Fan(NamedTuple):
    """Where a hand is fanned, and how large its cards are."""

    x: float
    y: float
    width: float
    height: float
    scale: float


class FanCard(NamedTuple):
    """A card of the fan: a drafted one is lifted out of it."""

    kind: int
    name: str
    drafted: bool


def action_of(scene: ByzanzScene, kind: int) -> int | None:
    """What choosing a card of the hand would mean now; nothing for a trader in a bid."""
    if scene.view["phase"] == "over_limit":
        return ACTIONS.find("discard", kind)
    return ACTIONS.find("add", kind) if kind != TRADER else None


def hand(scene: ByzanzScene, fan: Fan) -> str:
    """The mat and the fan on it: a row, or two where a row would hide too much."""
    seat: int = scene.view["seat"]
    held = sorted(
        [FanCard(kind, f"hand-{name}", False) for kind, name in copies(scene.view["hand"])]
        + [FanCard(kind, f"draft-{name}", True) for kind, name in copies(scene.view["draft"])],
        key=lambda card: card.kind,
    )
    edge = 7
    mat = [
        rect(fan.x + 3, fan.y + 4, fan.width, fan.height, "byz-shadow", rx=10),
        rect(fan.x, fan.y, fan.width, fan.height, "byz-mat", fill=cloth(SEAT_COLOURS[seat]), rx=10),
        rect(
            fan.x + edge,
            fan.y + edge,
            fan.width - 2 * edge,
            fan.height - 2 * edge,
            "byz-baize",
            rx=6,
        ),
    ]
    return scene.named(
        f"{scene.count('table.hand', len(held))}. {scene.about('hand', limit=HAND_LIMIT)}",
        *mat,
        *_rows(scene, held, fan),
        _drafted(scene, fan),
        class_="byz-hand byz-owned",
        data_id="hand",
        data_seat=SEAT_COLOURS[seat],
    )


def _rows(scene: ByzanzScene, held: list[FanCard], fan: Fan) -> list[str]:
    """The cards, in two rows where one would hide too much of them."""
    wide, high = WIDTH * fan.scale, HEIGHT * fan.scale
    if len(held) < 2 or spread(len(held), fan.width - 36, wide, wide) >= 0.29 * wide:
        return _row(scene, held, fan, fan.scale, fan.y + (fan.height - high) / 2 - 3)
    half = (len(held) + 1) // 2
    while half < len(held) and held[half].kind == held[half - 1].kind:
        half += 1  # equal cards are one target, so they stay together
    scale = (fan.height - 30) / 2 / HEIGHT
    upper = fan.y + 11
    return [
        *_row(scene, held[:half], fan, scale, upper),
        *_row(scene, held[half:], fan, scale, upper + HEIGHT * scale + 8),
    ]


def _row(scene: ByzanzScene, held: list[FanCard], fan: Fan, scale: float, y: float) -> list[str]:
    """A row from left to right, the ends lower and turned outwards; equal cards are one target."""
    wide = WIDTH * scale
    # What a bid would amount to lies in the corner.
    coin_room = 34 if scene.view["draft"] and fan.width < 600 else 0
    room = fan.width - 36 - coin_room
    step = spread(len(held), room, wide, wide * 0.95)
    left = fan.x + (fan.width - coin_room - wide - step * (len(held) - 1)) / 2
    middle = (len(held) - 1) / 2
    flat = scale < fan.scale
    bend = 0 if flat else min(1.5, 7 / max(middle, 1))
    drawn = []
    for (kind, drafted), alike in groupby(
        enumerate(held), key=lambda entry: (entry[1].kind, entry[1].drafted)
    ):
        action = action_of(scene, kind)
        lit = action in scene.legal and not drafted
        lift = (0.2 * HEIGHT if drafted else 0.04 * HEIGHT if lit else 0) * scale
        cards = []
        for place, card in alike:
            off = place - middle
            sag = 0 if flat else 8 * (off / max(middle, 3)) ** 2
            cards.append(
                open_card(
                    scene,
                    kind,
                    card.name,
                    left + place * step,
                    y + sag - lift,
                    scale,
                    small=False,
                    turn=off * bend,
                    lit=lit,
                    inner=drafted and action in scene.laid,
                    means=action,
                )
            )
        if drafted and action is not None:
            drawn.append(scene.laid_down(action, "", *cards))
        else:
            drawn.append(target(scene, action, *cards))
    return drawn


def _drafted(scene: ByzanzScene, fan: Fan) -> str:
    """What the bid would amount to with the drafted cards."""
    if scene.view["phase"] != "bidding" or not scene.view["draft"]:
        return ""
    bid = scene.view["seats"][scene.view["seat"]]["bid"]
    total = worth(packet_of([*bid, *scene.view["draft"]]))
    return scene.named(
        scene.say("picture.would_bid", total=total),
        coin(fan.x + fan.width - 25, fan.y + 10, 20, total, 23),
        data_id="draft-total",
    )
