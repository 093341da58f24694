"""Tyros's pictures, unframed: the table, the discards alone, single cards, a sheet of all."""

from ...core.state import View
from ...games.tyros.data import GOODS, JOKER
from ...text import wording
from ...text.game import capital
from ..emblems import element, group, rect, title
from ..frame import Box, Drawing
from . import goods
from .goods import CARD
from .scene import Scene, planned
from .stock import stock
from .style import RULES
from .table import table, wood

__all__ = ["card", "market", "rules", "sheet", "table"]


def market(view: View, lang: str) -> Drawing:
    """What may be had from the bank: the pile, the open discards and the tiles to come."""
    scene = planned(view, wording(lang), (), phone=False)
    definitions = element("defs", goods.definitions(), goods.tile_definitions())
    body = rect(0, 0, 350, 66, "tyr-slip", rx=9) + stock(scene, Box(12, 10, 330, 46))
    return Drawing(350, 66, scene.words.game_title("tyros"), definitions + body)


def card(kind: int, lang: str) -> Drawing:
    """One trade card: the four goods, then the joker."""
    name = capital(wording(lang).card("tyros", kind))
    drawn = element("defs", goods.definitions()) + goods.card(kind, 1, 1, CARD[0])
    return Drawing(CARD[0] + 2, CARD[1] + 2, name, drawn)


def sheet(lang: str) -> Drawing:
    """All trade cards and the empires' discs."""
    words = wording(lang)
    scene = Scene({}, words, phone=False)
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
    definitions = element("defs", wood(), goods.definitions())
    name = words.game_title("tyros")
    return Drawing(width, height, name, definitions + ground + "".join(drawn))


def rules() -> str:
    """How all of them look, in terms of custom properties."""
    return RULES
