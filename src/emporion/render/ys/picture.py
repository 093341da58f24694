"""Ys's pictures, unframed: the table, the market alone, single cards, a sheet of all."""

from typing import Final

from ...core.state import View
from ...games.ys.data import CHARACTERS, SHIPS
from ...games.ys.spec import SEAT_COLOURS
from ...text import wording
from ...text.game import capital
from ..css_rules import css_rules
from ..layout import Drawing
from ..parts import Cover, Pictures
from ..seat_marks import seat_definitions
from ..svg_art import art
from ..svg_elements import element, group, moved, rect, title, use
from . import brokers, cards, gems, scenery
from . import market as hall
from .colours import COLOURS, PAGE, SCENE
from .event_highlights import BEFORE, CLEARS, places
from .scene import DraftedBrokers, YsScene
from .table import table


def market(view: View, lang: str) -> Drawing:
    """The market alone: its floor and the quotations."""
    scene = YsScene(view, wording(lang))
    definitions = element(
        "defs",
        seat_definitions(SEAT_COLOURS[: scene.owners]),
        gems.definitions(),
        brokers.definitions(scene.owners),
    )
    width, height = 318, 592
    body = group(
        rect(692, 60, width, height, "ys-f-slip"),
        hall.market(scene, DraftedBrokers(scene), hall.DESK),
        transform=moved(-692, -60),
    )
    name = scene.words.game_title("ys")
    return Drawing(width, height, name, definitions + body)


def card(kind: int, lang: str) -> Drawing:
    """One card: the characters, then the ships."""
    scene = YsScene({}, wording(lang))
    if kind < len(CHARACTERS):
        name = scene.game.character(kind)
        drawn = cards.definition(kind, cards.short_name(capital(name)))
        said = f"{capital(name)}. {scene.game.character_help(kind)}"
        return Drawing(cards.WIDTH, cards.HEIGHT, said, drawn)
    ship = kind - len(CHARACTERS)
    definitions = element("defs", gems.definitions(), art("ys/art/ship"))
    name = capital(scene.game.ship(ship))
    return Drawing(124, 108, name, definitions + cards.ship_card(ship))


def all_cards(lang: str) -> Drawing:
    """All characters in two rows, then the sorts of ship."""
    scene = YsScene({}, wording(lang))
    definitions = [art("ys/art/ripples"), gems.definitions(), art("ys/art/ship")]
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


def open_view(view: View, own: list[View]) -> None:
    """Make all brokers known: on the board as their placer does, behind a screen as its owner."""
    for each, mine in zip(view["seats"], own, strict=True):
        each["behind_known"] = mine["screen"]
        each["neutrals_known"] = mine["neutrals"]
    for number, piece in enumerate(view["pieces"]):
        known = [mine["pieces"][number]["value"] for mine in own]
        piece["value"] = next(value for value in known if value is not None)


PICTURES: Final = Pictures(
    prefix="ys",
    colours=COLOURS,
    rules=css_rules("ys/art/style"),
    page=PAGE,
    table=table,
    market=market,
    card=card,
    all_cards=all_cards,
    panel="board.{seat}",
    places=places,
    before=BEFORE,
    clears=CLEARS,
    apart=("neighborhood", "line", "gem"),
    open_view=open_view,
)

COVER: Final = Cover(art("ys/art/cover"), scenery.emblem(0, 0, 50, "ys-crest"), SCENE)
"""The scene on the box, and the emblem."""
