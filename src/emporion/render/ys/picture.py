"""Ys's pictures as documents: the table, the market alone, single cards, a sheet of all."""

from xml.sax.saxutils import escape

from ...core.state import View
from ...games.ys.data import CHARACTERS, SHIPS
from ...text import wording
from ...text.game import capital
from ..emblems import element, group, moved, rect, seat_definitions, title, use
from . import brokers, cards, gems, scenery
from . import market as hall
from .scene import Drafted, Scene, planned
from .style import embedded, stylesheet
from .table import table

__all__ = ["card_picture", "market_picture", "sheet_picture", "stylesheet", "table_picture"]


def document(
    width: float, height: float, name: str, described: str, theme: str | None, *body: str
) -> str:
    """A standalone picture; without a theme it brings no style."""
    return element(
        "svg",
        title(name),
        f"<desc>{escape(described)}</desc>" if described else "",
        f"<style>{embedded(theme)}</style>" if theme else "",
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.5g} {height:.5g}",
        class_="emp ys",
        role="img",
    )


def table_picture(
    view: View,
    lang: str,
    *,
    memory: bool,
    theme: str | None,
    legal: frozenset[int],
    phone: bool,
    described: str,
) -> str:
    """The whole table."""
    (width, height), drawn = table(view, lang, memory=memory, legal=legal, phone=phone)
    name = wording(lang).game_title("ys")
    return document(width, height, name, described, theme, drawn)


def market_picture(view: View, lang: str, theme: str | None) -> str:
    """The market alone: its floor and the quotations."""
    scene = planned(view, wording(lang), (), phone=False)
    definitions = element(
        "defs",
        seat_definitions(scene.owners),
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
    return document(width, height, name, "", theme, definitions, body)


def _scene(lang: str) -> Scene:
    return Scene({}, wording(lang), frozenset(), False)


def card_picture(kind: int, lang: str, theme: str | None) -> str:
    """One card: the characters, then the ships."""
    scene = _scene(lang)
    if kind < len(CHARACTERS):
        name = scene.game.character(kind)
        drawn = cards.definition(kind, cards.short_name(capital(name)))
        said = f"{capital(name)}. {scene.game.character_help(kind)}"
        return document(cards.WIDTH, cards.HEIGHT, said, "", theme, drawn)
    ship = kind - len(CHARACTERS)
    definitions = element("defs", gems.definitions(), cards.ship_symbol())
    name = capital(scene.game.ship(ship))
    return document(124, 108, name, "", theme, definitions, cards.ship_card(ship))


def sheet_picture(lang: str, theme: str | None) -> str:
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
    return document(width, height, name, "", theme, element("defs", *definitions), sea, *drawn)
