"""Byzanz's pictures, unframed: the table, the market alone, single cards, a sheet of all."""

from typing import Final

from ...core.state import View
from ...games.byzanz.cards import card_name, sort_of
from ...games.byzanz.data import KINDS, SORTS, TRADERS
from ...games.byzanz.spec import SEAT_COLOURS
from ...text import wording
from ..css_rules import css_rules
from ..layout import Drawing
from ..parts import Cover, Pictures
from ..seat_marks import seat_definitions
from ..svg_art import art
from ..svg_elements import element, moved, rect, use
from . import cards, stalls
from .colours import COLOURS, PAGE, SCENE
from .event_highlights import places
from .scene import ByzanzScene
from .table import table


def market(view: View, lang: str) -> Drawing:
    """The seven stalls alone."""
    scene = ByzanzScene(view, wording(lang))
    booth = stalls.DESK
    drawn = [stalls.stall(scene, sort, 14 + sort * 180, 14, booth) for sort in range(len(SORTS))]
    definitions = element("defs", *[cards.small(kind) for kind in sorted(set(view["market"]))])
    width, height = 1280, booth.height + 28
    ground = rect(0, 0, width, height, "byz-f-stone")
    body = "".join([definitions, ground, *drawn])
    return Drawing(width, height, scene.say("table.market"), body)


def card(kind: int, lang: str) -> Drawing:
    """One card."""
    scene = ByzanzScene({}, wording(lang))
    drawn = cards.large(kind, scene.foot(kind))
    return Drawing(cards.WIDTH, cards.HEIGHT, scene.card(kind), drawn)


def all_cards(lang: str) -> Drawing:
    """All kinds of card: a row for each value, a column for each sort; and the backs."""
    scene = ByzanzScene({}, wording(lang))
    step_x, step_y, margin = 112, 152, 16
    right = margin + TRADERS * step_x
    definitions = [art("byzanz/art/paving"), seat_definitions(SEAT_COLOURS), art("byzanz/art/back")]
    drawn = [use("byz-back", transform=moved(right, margin + step_y, 5 / 3))]
    for kind in range(KINDS):
        x, y = margin + sort_of(kind) * step_x, margin + kind % 4 * step_y
        definitions.append(cards.large(kind, scene.foot(kind)))
        front = cards.face_up(kind, 1, small_one=False)
        drawn.append(
            scene.named(
                scene.card_title(kind), front, data_kind=card_name(kind), transform=moved(x, y)
            )
        )
    for seat, colour in enumerate(SEAT_COLOURS):
        x, y = right + seat % 2 * 52, margin + 2 * step_y + seat // 2 * 100
        definitions.append(cards.owned_back(seat))
        drawn.append(use(f"byz-back-{colour}", transform=moved(x, y, 0.8)))
    width, height = 2 * margin + 7 * step_x - 12, 2 * margin + 4 * step_y - 12
    ground = rect(0, 0, width, height, "", fill="url(#byz-paving)")
    name = scene.words.game_title("byzanz")
    body = "".join([element("defs", *definitions), ground, *drawn])
    return Drawing(width, height, name, body)


def open_view(view: View, own: list[View]) -> None:
    """Make every hand known."""
    for each, mine in zip(view["seats"], own, strict=True):
        each["known"] = sorted(mine["hand"] + mine["draft"])


PICTURES: Final = Pictures(
    prefix="byz",
    colours=COLOURS,
    rules=css_rules("byzanz/art/style"),
    page=PAGE,
    table=table,
    market=market,
    card=card,
    all_cards=all_cards,
    panel="seat-{colour}",
    places=places,
    open_view=open_view,
)

COVER: Final = Cover(art("byzanz/art/cover"), cards.emblem(0, 0, 50, "byz-mark"), SCENE)
"""The scene on the box, and the emblem."""
