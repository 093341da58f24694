"""Ys's pictures, unframed: the table, the market alone, single cards, a sheet of all."""

from ...core.state import View
from ...games.ys.data import CHARACTERS, SHIPS
from ...games.ys.spec import SEAT_COLOURS
from ...text import wording
from ...text.game import capital
from ..emblems import element, group, moved, rect, seat_definitions, title, use
from ..frame import Drawing
from . import brokers, cards, gems, scenery
from . import market as hall
from .scene import Drafted, Scene, planned
from .style import RULES
from .table import table

__all__ = ["card", "market", "rules", "sheet", "table"]


def market(view: View, lang: str) -> Drawing:
    """The market alone: its floor and the quotations."""
    scene = planned(view, wording(lang), (), phone=False)
    definitions = element(
        "defs",
        seat_definitions(SEAT_COLOURS[: scene.owners]),
        gems.definitions(),
        brokers.definitions(scene.owners),
    )
    width, height = 318, 592
    body = group(
        rect(692, 60, width, height, "ys-f-slip"),
        hall.market(scene, Drafted(scene), hall.DESK),
        transform=moved(-692, -60),
    )
    name = scene.words.game_title("ys")
    return Drawing(width, height, name, definitions + body)


def _scene(lang: str) -> Scene:
    return Scene({}, wording(lang), phone=False)


def card(kind: int, lang: str) -> Drawing:
    """One card: the characters, then the ships."""
    scene = _scene(lang)
    if kind < len(CHARACTERS):
        name = scene.game.character(kind)
        drawn = cards.definition(kind, cards.short_name(capital(name)))
        said = f"{capital(name)}. {scene.game.character_help(kind)}"
        return Drawing(cards.WIDTH, cards.HEIGHT, said, drawn)
    ship = kind - len(CHARACTERS)
    definitions = element("defs", gems.definitions(), cards.ship_symbol())
    name = capital(scene.game.ship(ship))
    return Drawing(124, 108, name, definitions + cards.ship_card(ship))


def sheet(lang: str) -> Drawing:
    """All characters in two rows, then the sorts of ship."""
    scene = _scene(lang)
    definitions = [scenery.ripples(), gems.definitions(), cards.ship_symbol()]
    drawn = []
    margin, scale = 18, 1.5
    for kind in range(len(CHARACTERS)):
        name = capital(scene.game.character(kind))
        definitions.append(cards.definition(kind, cards.short_name(name)))
        x, y = margin + kind % 8 * 107, margin + kind // 8 * 146
        drawn.append(
            group(
                title(f"{name}. {scene.game.character_help(kind)}"),
                use(f"ys-card-{CHARACTERS[kind]}"),
                data_kind=CHARACTERS[kind],
                transform=moved(x, y, scale),
            )
        )
    for ship in range(len(SHIPS)):
        x, y = margin + ship % 8 * 107, margin + 2 * 146 + 4 + ship // 8 * 92
        drawn.append(
            group(
                title(capital(scene.game.ship(ship))),
                cards.ship_card(ship),
                data_kind=f"ship-{ship}",
                transform=moved(x, y, 0.76),
            )
        )
    width, height = 2 * margin + 8 * 107 - 14, 2 * margin + 2 * 146 + 2 * 92 - 6
    sea = rect(0, 0, width, height, "", fill="url(#ys-ripples)")
    name = scene.words.game_title("ys")
    body = "".join([element("defs", *definitions), sea, *drawn])
    return Drawing(width, height, name, body)


def rules() -> str:
    """How all of them look, in terms of custom properties."""
    return RULES
