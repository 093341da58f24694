"""How Tyros's choices are listed: by action, with what places cost; goals nearest first."""

from typing import Final

from ...core.actions import ActionData
from ...core.state import View
from ...games.tyros.actions import ACTIONS
from ...games.tyros.board import ITALY
from ...games.tyros.sea import DISTANCE, field_of
from ...text import Wording
from ...text.tyros import TyrosWording
from ...text.tyros.prices import (
    empire_of,
    is_free_tyros,
    owner_of_city,
    payment,
    price_of_city,
    price_of_ship,
    steps,
)
from ..choice_blocks import Block, Item, Named, rows_of


def list_tyros(view: View, words: Wording, options: list[int], _memory: bool) -> list[Block]:
    """Rows in the book's order of actions; what has no row comes before all.

    The goals of a ship are one list, the cheapest first: each says its price and its way.
    """
    lister = _TyrosLister(view, words)
    described = [ACTIONS.describe(action) for action in options]
    goals = sorted([data for data in described if data.kind == GOAL], key=lister.distance)
    others = sorted([data for data in described if data.kind != GOAL], key=_place)
    rows = rows_of(map(lister.named, others))
    blocks = [Block(items, name) for name, items in rows.items()]
    return [*blocks, Block([Item(data.action) for data in goals], is_long=True)]


def _place(data: ActionData) -> tuple[int, int]:
    """Ships and cities come before the bank, and the bank before other players."""
    return (_RANKS.get(data.kind, len(_RANKS)), data.action)


class _TyrosLister:
    """Names for the actions of one decision."""

    def __init__(self, view: View, words: Wording) -> None:
        self.view = view
        self.words = words
        self.tyros = TyrosWording("tyros", words)
        self.draft = steps(view)

    def named(self, data: ActionData) -> Named:
        """An action's row and item."""
        return ROWS[data.kind](self, data)

    def row(self, name: str, **facts: object) -> str:
        """What stands before a row."""
        return self.tyros.say(f"table.group.{name}", **facts)

    def distance(self, data: ActionData) -> tuple[int, int]:
        """How far a goal is, then its number; the two coasts of field 16 stand together."""
        goal = data.number("coast")
        return DISTANCE[self.draft[0].number("coast")][goal], field_of(goal)

    # -- the board --------------------------------------------------------------------------

    def plain(self, data: ActionData) -> Named:
        """An action without a row."""
        return "", Item(data.action)

    def ship(self, data: ActionData) -> Named:
        """A ship by where it lies."""
        coast = data.number("coast")
        where = self.tyros.step(coast) if field_of(coast) == ITALY else self.tyros.coast(coast)
        return self.row("sail"), Item(data.action, where)

    def city(self, data: ActionData) -> Named:
        """A field and the price of a city there."""
        field = data.number("field")
        price = payment(self.view, empire_of(self.view, field), price_of_city(self.view, field))
        return self.row("city"), Item(data.action, self._priced(field, self.tyros.cards(price)))

    def yard(self, data: ActionData) -> Named:
        """A field and the price of a ship there."""
        view = self.view
        field = data.number("field")
        price = price_of_ship(view, field)
        if is_free_tyros(view, field) or price == 1:
            said = self.tyros.ship_price(view, field)
        else:
            goods = self.tyros.sort(empire_of(view, field))
            said = self.tyros.say("table.mixed", n=price, goods=goods)
        return self.row("ship"), Item(data.action, self._priced(field, said))

    def _priced(self, field: int, price: str) -> str:
        return self.tyros.say("table.priced", place=self.tyros.field(field), price=price)

    def lay(self, data: ActionData) -> Named:
        """The empires that a tile may go to, in the row of the tile."""
        empire = self.tyros.sort(data.number("empire"))
        return self.row("lay", tile=data["tile"]), Item(data.action, empire)

    def under(self, data: ActionData) -> Named:
        """A tile to be exchanged."""
        return self.row("under"), Item(data.action, self.tyros.say("table.tile", tile=data["tile"]))

    # -- cards ------------------------------------------------------------------------------

    def card(self, data: ActionData) -> Named:
        """A card by its sort, in a row that says what is done with it."""
        return self._card(data.kind, data)

    def _card(self, row: str, data: ActionData) -> Named:
        return self.row(row), Item(data.action, self.tyros.sort(data.number("card")))

    def give(self, data: ActionData) -> Named:
        """A card to be given; what it is for depends on what has been said so far."""
        if self.draft:
            return self._card("more", data)
        return self._card("counter" if self.view["phase"] == "answer" else "give", data)

    def toll(self, data: ActionData) -> Named:
        """A card for the owner of the city where a ship goes."""
        goal = self.draft[1].number("coast")
        owner = owner_of_city(self.view, field_of(goal))
        row = self.row("toll", seat=self.words.seat(owner))
        return row, Item(data.action, self.tyros.sort(data.number("card")))

    def ask(self, data: ActionData) -> Named:
        """A fellow player whom an offer goes to."""
        return self.row("ask"), Item(data.action, self.words.seat(data.number("seat")))

    def ask_all(self, data: ActionData) -> Named:
        """An offer that goes to all."""
        return self.row("ask"), Item(data.action, self.row("all"))


GOAL: Final = "to"
"""The kind of the actions that are listed apart: where a ship may sail to."""

ROWS: Final = {
    "pass": _TyrosLister.plain,
    "draw": _TyrosLister.plain,
    "accept": _TyrosLister.plain,
    "decline": _TyrosLister.plain,
    "counter": _TyrosLister.plain,
    "nobody": _TyrosLister.plain,
    "done": _TyrosLister.plain,
    "ask_all": _TyrosLister.ask_all,
    "ask": _TyrosLister.ask,
    "with": _TyrosLister.plain,
    "swap": _TyrosLister.card,
    "drop": _TyrosLister.card,
    "give": _TyrosLister.give,
    "want": _TyrosLister.card,
    "take": _TyrosLister.card,
    "pay": _TyrosLister.card,
    "toll": _TyrosLister.toll,
    "away": _TyrosLister.card,
    "jokers": _TyrosLister.plain,
    "back": _TyrosLister.plain,
    "sail": _TyrosLister.ship,
    "city": _TyrosLister.city,
    "ship": _TyrosLister.yard,
    "lay": _TyrosLister.lay,
    "under": _TyrosLister.under,
}
"""How the other actions are listed, by their kind."""

_RANKS: Final = {
    "pass": 0,
    "draw": 0,
    "accept": 0,
    "decline": 0,
    "counter": 0,
    "nobody": 0,
    "done": 0,
    "sail": 1,
    "city": 2,
    "ship": 3,
}
"""What comes first in a list, by its kind; the others come after, in their own order."""
