"""The whole table as one picture, on a desk or on a phone."""

from typing import Any, Final, Unpack

from ...core.state import View
from ...games.byzanz.actions import ACTIONS
from ...games.byzanz.data import HAND_LIMIT, SORTS
from ...games.byzanz.spec import SEAT_COLOURS
from ...text import Wording
from ..celebration import bunting
from ..layout import DESK, PHONE, Drawing
from ..scene import PictureOptions
from ..seat_marks import seat_definitions
from ..svg_art import art
from ..svg_elements import element, group, path, rect, words
from ..text_metrics import fitting, width_of
from . import cards, hand, pieces, player_chips, player_panels, scenery, stalls
from .game_end import podium
from .scene import ByzanzScene, copies, open_card, spread, target

LEAST_SCALE: Final = 0.57
"""A card's value stays 14 pixels high on a phone."""


def table(view: View, words: Wording, **options: Unpack[PictureOptions]) -> Drawing:
    """The whole table; what is asked is told beside it."""
    scene = ByzanzScene(view, words, **options)
    drawn = _phone(scene) if scene.phone else _desk(scene)
    width, height = PHONE if scene.phone else DESK
    name = scene.words.game_title("byzanz")
    return Drawing(width, height, name, definitions(scene) + drawn)


def definitions(scene: ByzanzScene) -> str:
    """What the picture uses more than once: the kinds of card in sight, backs, patterns."""
    view = scene.view
    small = set(view["market"])
    large = {*view.get("hand", ()), *view.get("draft", ()), *view["lot"]}
    tags: set[int] = set()
    if scene.phone:
        tags.update(view["market"])
    for shown in view["seats"]:
        tags.update(shown["bid"])
        small.update(shown["bid"])
        tags.update(shown["known"] if scene.memory else ())
    return element(
        "defs",
        seat_definitions(SEAT_COLOURS[: view["players"]]),
        art("byzanz/art/paving"),
        art("byzanz/art/weave"),
        art("byzanz/art/back"),
        *[cards.owned_back(seat) for seat in range(view["players"])],
        *[cards.large(kind, "" if scene.phone else scene.foot(kind)) for kind in sorted(large)],
        *[cards.small(kind) for kind in sorted(small)],
        *[cards.tag(kind) for kind in sorted(tags)],
    )


def seating(view: View) -> list[int]:
    """The seats clockwise, the viewer first: the left neighbour plays next."""
    first = view["seat"] or 0
    return [(first + n) % view["players"] for n in range(view["players"])]


def when(scene: ByzanzScene) -> str:
    """The round, or what comes after the last."""
    view = scene.view
    if view["phase"] in ("final_sales", "ended"):
        return scene.words.phase("byzanz", view["phase"])
    return scene.say("picture.round", round=view["round"], rounds=view["rounds"])


# -- the desk ---------------------------------------------------------------------------------


def _desk(scene: ByzanzScene) -> str:
    """Stalls along the top, seats on both sides, the lot on its carpet, the hand below."""
    width, height = DESK
    own = scene.view["seat"] is not None
    carpet = (290, 384, 700, 190) if own else (290, 388, 700, 236)
    return "".join(
        [
            rect(0, 0, width, height, "byz-f-paper"),
            scenery.skyline(640, 84, 1, width),
            rect(0, 96, width, height - 96, "", fill="url(#byz-paving)"),
            _heading(scene, width),
            _market(
                scene,
                *[
                    stalls.stall(scene, sort, 14 + sort * 180, 96, stalls.DESK)
                    for sort in range(len(SORTS))
                ],
                *[pieces.lantern(190 + n * 180, 132) for n in range(len(SORTS) - 1)],
            ),
            _line(scene, 330),
            _lot(scene, *carpet, 24),
            _sides(scene),
            hand.hand(scene, hand.Fan(290, 592, 700, 196, 1.16))
            if own
            else scenery.square(640, 712, 1),
        ]
    )


def _market(scene: ByzanzScene, *drawn: str) -> str:
    return scene.named(
        f"{scene.say('table.market')}. {scene.about('market')}", *drawn, class_="byz-market"
    )


def _heading(scene: ByzanzScene, width: int) -> str:
    """The game's name and the round, on two scrolls before the sky."""
    return group(
        path("M14 12H204L194 35L204 58H14Z", "byz-slip"),
        cards.emblem(24, 15, 40, "byz-crest"),
        words(
            74,
            45,
            scene.words.game_title("byzanz"),
            "byz-heading byz-start byz-f-text",
            font_size=28,
        ),
        path(
            f"M{width - 14} 12H{width - 204}L{width - 194} 35L{width - 204} 58H{width - 14}Z",
            "byz-slip",
        ),
        words(
            width - 104,
            42,
            when(scene),
            "byz-heading byz-f-text",
            font_size=fitting(when(scene), 172, 19, 14),
        ),
    )


def _line(scene: ByzanzScene, y: float) -> str:
    """A line across the street: the offer cards hang from it, the pile lies beside it."""
    line = f"M372 {y - 24}Q640 {y + 8} 908 {y - 24}"
    if scene.view["phase"] == "ended":
        flags = [(x, y - 9 + _sag(x)) for x in range(386, 900, 26)]
        return bunting("byz", scene.winners_colours, flags, 9, line)
    rope = path(line, "byz-rope")
    if scene.view["phase"] == "final_sales":
        return rope
    offers: list[int] = scene.view["offers"]
    step = 62
    left = 640 - step * (len(offers) - 1) / 2
    now = 1.16 if scene.view["lot"] else 0.96
    hung = [
        pieces.token(
            scene, offer, left + n * step, y - 9 + _sag(left + n * step), 0.96 if n else now, None
        )
        for n, offer in enumerate(offers)
    ]
    return group(
        rope,
        *hung,
        pieces.pile(scene, 300, y - 10, 0.66),
        words(350, y + 24, str(scene.view["pile"]), "byz-value byz-start byz-f-text", font_size=20),
        class_="byz-offers",
    )


def _sag(x: float) -> float:
    """How far the line hangs down at a place."""
    return -15 * ((x - 640) / 268) ** 2


def _sides(scene: ByzanzScene) -> str:
    """The seats: clockwise from the bottom left, up the left side and down the right."""
    order = seating(scene.view)
    rows = 2 if len(order) < 5 else 3
    left, right = order[:rows], order[rows:]
    gap = 14
    tall = (788 - 326 - gap * (rows - 1)) / rows
    drawn = []
    if len(right) < rows:
        drawn.append(scenery.wares(1012, 326 + len(right) * (tall + gap), 250, tall))
    for place, seat in enumerate(left):
        y = 326 + (rows - 1 - place) * (tall + gap)
        drawn.append(player_panels.panel(scene, seat, 14, y, 258, tall))
    for place, seat in enumerate(right):
        y = 326 + place * (tall + gap)
        drawn.append(player_panels.panel(scene, seat, 1008, y, 258, tall))
    return "".join(drawn)


def _lot(scene: ByzanzScene, x: float, y: float, width: float, height: float, border: float) -> str:
    """The carpet with the lot on it; between lots its emblem; at the end the score."""
    view: dict[str, Any] = scene.view
    field = (x + border + 6, y + border + 4, width - 2 * border - 12, height - 2 * border - 8)
    if view["phase"] == "ended":
        content = podium(scene, *field)
    elif view["lot"]:
        content = _laid(scene, *field)
    else:
        size = field[3] * 0.86
        content = cards.emblem(x + (width - size) / 2, y + (height - size) / 2, size, "byz-woven")
    return scene.named(
        f"{scene.count('table.lot', len(view['lot']))}. {scene.about('lot')}",
        scenery.carpet(x, y, width, height, border),
        content,
        data_id="lot",
    )


def _laid(scene: ByzanzScene, x: float, y: float, width: float, height: float) -> str:
    """The lot's cards side by side; equal ones are one target."""
    lot: list[int] = scene.view["lot"]
    gap = 6 if scene.phone else 16
    most = max(len(lot), 4)
    fits = min((height - 2) / cards.HEIGHT, 1.3, (width - gap * most) / most / cards.WIDTH)
    scale = max(fits, LEAST_SCALE) if scene.phone else fits
    wide = cards.WIDTH * scale
    step = spread(len(lot), width, wide, wide + gap)
    left = x + (width - wide - step * (len(lot) - 1)) / 2
    top = y + (height - cards.HEIGHT * scale) / 2
    named = list(enumerate(copies(lot)))
    drawn = []
    for kind in sorted(set(lot)):
        put = ACTIONS.find("put", kind)
        lit = put in scene.legal
        alike = [
            open_card(
                scene,
                kind,
                f"lot-{name}",
                left + n * step,
                top,
                scale,
                small=False,
                lit=lit,
                means=put,
            )
            for n, (other, name) in named
            if other == kind
        ]
        drawn.append(target(scene, put, *alike))
    return "".join(drawn)


# -- the phone --------------------------------------------------------------------------------


def _phone(scene: ByzanzScene) -> str:
    """Everything below one another: seats, stalls and offers, the lot, the hand."""
    width, height = PHONE
    own = scene.view["seat"] is not None
    order = seating(scene.view)
    chip_rows = (len(order) + 1) // 2
    market = 50 + chip_rows * (player_chips.HEIGHT + 5) + 4
    booth = stalls.PHONE
    tall = booth.height + 6
    lot = market + 2 * tall + 2
    # A seat that holds this many cards has just taken some, so the carpet is empty.
    many = own and len(scene.view["hand"]) + len(scene.view["draft"]) > HAND_LIMIT + 3
    mat = 216 if many else 150
    room = height - lot - (mat + 16 if own else 128)
    return "".join(
        [
            rect(0, 0, width, height, "byz-f-paper"),
            scenery.skyline(195, 40, 0.46, width),
            rect(0, 44, width, height - 44, "", fill="url(#byz-paving)"),
            _phone_heading(scene, width),
            *[
                player_chips.chip(scene, seat, 6 + n % 2 * 191, 50 + n // 2 * 62, 187)
                for n, seat in enumerate(order)
            ],
            _market(
                scene,
                *[
                    stalls.stall(scene, sort, 7 + sort % 4 * 95, market + sort // 4 * tall, booth)
                    for sort in range(len(SORTS))
                ],
            ),
            _phone_offers(scene, 7 + 3 * 95, market + tall),
            _lot(scene, 14, lot, width - 28, room, 13),
            hand.hand(scene, hand.Fan(6, height - mat - 6, width - 12, mat, 0.9))
            if own
            else scenery.square(195, height - 60, 0.58),
        ]
    )


def _phone_heading(scene: ByzanzScene, width: int) -> str:
    """The game's name and the round, on a scroll as long as it needs."""
    left = width - 6 - max(126, width_of(when(scene), 14.5) + 20)
    return group(
        path("M6 6H130L123 23L130 40H6Z", "byz-slip"),
        cards.emblem(12, 9, 28, "byz-crest"),
        words(
            45,
            29,
            scene.words.game_title("byzanz"),
            "byz-heading byz-start byz-f-text",
            font_size=18,
        ),
        path(f"M{width - 6} 6H{left:.1f}l7 17l-7 17H{width - 6}Z", "byz-slip"),
        words((left + width) / 2, 28, when(scene), "byz-heading byz-f-text", font_size=14.5),
    )


def _phone_offers(scene: ByzanzScene, x: float, y: float) -> str:
    """In the place of an eighth stall: the offer cards on their line, and the pile."""
    offers: list[int] = scene.view["offers"]
    if scene.view["phase"] == "ended":
        flags = [(x + 8 + 15 * n, y + 6) for n in range(6)]
        return bunting("byz", scene.winners_colours, flags, 9, f"M{x} {y + 6}h91")
    if scene.view["phase"] == "final_sales":
        return path(f"M{x} {y + 3}h91", "byz-rope")
    hung = [
        pieces.token(scene, offer, x + 15 + n % 3 * 30.5, y + 9 + n // 3 * 37, 0.6, None)
        for n, offer in enumerate(offers)
    ]
    return group(
        path(f"M{x} {y + 3}h91" + (f"M{x} {y + 40}h91" if len(offers) > 3 else ""), "byz-rope"),
        *hung,
        pieces.pile(scene, x + 14, y + 82, 0.36),
        words(
            x + 46, y + 104, str(scene.view["pile"]), "byz-value byz-start byz-f-text", font_size=17
        ),
        class_="byz-offers",
    )
