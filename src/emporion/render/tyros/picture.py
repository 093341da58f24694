"""Tyros's pictures, unframed: the table, the discards alone, single cards, a sheet of all."""

from typing import Final

from ...core.state import View
from ...games.tyros.data import GOODS, JOKER
from ...text import wording
from ...text.game import capital
from ..css_rules import css_rules
from ..layout import Box, Drawing
from ..parts import Cover, Pictures
from ..svg_art import art
from ..svg_elements import element, group, rect, title
from . import goods, scenery
from .colours import COLOURS, PAGE, SCENE, SEAT_SHADES
from .event_highlights import places
from .goods import CARD
from .scene import TyrosScene
from .stock import stock
from .table import table


def market(view: View, lang: str) -> Drawing:
    """What may be had from the bank: the pile, the open discards and the tiles to come."""
    scene = TyrosScene(view, wording(lang))
    definitions = element("defs", goods.definitions(), art("tyros/art/coasts"))
    body = rect(0, 0, 350, 66, "tyr-slip", rx=9) + stock(scene, Box(12, 10, 330, 46))
    return Drawing(350, 66, scene.words.game_title("tyros"), definitions + body)


def card(kind: int, lang: str) -> Drawing:
    """One trade card: the four goods, then the joker."""
    name = capital(wording(lang).card("tyros", kind))
    drawn = element("defs", goods.definitions()) + goods.card(kind, 1, 1, CARD[0])
    return Drawing(CARD[0] + 2, CARD[1] + 2, name, drawn)


def all_cards(lang: str) -> Drawing:
    """All trade cards and the empires' discs."""
    words = wording(lang)
    scene = TyrosScene({}, words)
    margin, wide = 20, 112.0
    high = wide * CARD[1] / CARD[0]
    drawn = []
    for kind, code in enumerate(GOODS):
        x = margin + kind * (wide + 16)
        name = capital(words.card("tyros", kind))
        drawn.append(
            group(
                title(f"{name}. {scene.card_about(kind)}"),
                goods.card(kind, x, margin, wide),
                goods.empire_disc(kind, x + wide / 2, margin + high + 44, 64)
                if kind != JOKER
                else "",
                data_kind=code,
            )
        )
    width, height = 2 * margin + 5 * wide + 4 * 16, 2 * margin + high + 80
    ground = rect(0, 0, width, height, "", fill="url(#tyr-planks)")
    definitions = element("defs", art("tyros/art/planks"), goods.definitions())
    name = words.game_title("tyros")
    return Drawing(width, height, name, definitions + ground + "".join(drawn))


def open_view(view: View, own: list[View]) -> None:
    """Make every hand and every tile known."""
    view["known"] = [mine["hand"] for mine in own]
    for each, mine in zip(view["seats"], own, strict=True):
        each["known"] = mine["hand"]
        each["shown"] = mine["tiles"]


PICTURES: Final = Pictures(
    prefix="tyr",
    colours=COLOURS,
    seat_shades=SEAT_SHADES,
    rules=css_rules("tyros/art/style"),
    page=PAGE,
    table=table,
    market=market,
    card=card,
    all_cards=all_cards,
    panel="board.{seat}",
    places=places,
    apart=("empire",),
    open_view=open_view,
)

COVER: Final = Cover(art("tyros/art/cover"), scenery.emblem(0, 0, 50), SCENE)
"""The scene on the box, and the emblem."""
