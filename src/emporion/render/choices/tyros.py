"""How Tyros's choices are listed: by action, with what places cost; goals nearest first."""

from collections.abc import Callable
from typing import Final

from ...core.state import View
from ...games.tyros.actions import (
    ASK,
    ASK_ALL,
    AWAY,
    BACK,
    CITY,
    DROP,
    GIVE,
    JOKERS,
    LAY,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    UNDER,
    WANT,
    WITH,
)
from ...games.tyros.board import ITALY
from ...games.tyros.data import EMPIRES
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
)
from .blocks import Block, Item, Named, family_of, rows_of


def list_tyros(view: View, words: Wording, options: list[int], _memory: bool) -> list[Block]:
    """Rows in the book's order of actions; what has no row comes before all.

    The goals of a ship are one list, the cheapest first: each says its price and its way.
    """
    lister = _Lister(view, words)
    goals = sorted([action for action in options if TO <= action < CITY], key=lister.distance)
    others = sorted([action for action in options if action not in goals], key=_place)
    rows = rows_of(map(lister.named, others))
    blocks = [Block(items, name) for name, items in rows.items()]
    return [*blocks, Block([Item(action) for action in goals], is_long=True)]


def _place(action: int) -> tuple[int, int]:
    """Ships and cities come before the bank, and the bank before other players."""
    family = family_of(action, _FAMILIES)
    return (_FIRST.index(family) if family in _FIRST else len(_FIRST), action)


class _Lister:
    """Names for the actions of one decision."""

    def __init__(self, view: View, words: Wording) -> None:
        self.view = view
        self.words = words
        self.tyros = TyrosWording("tyros", words)
        self.draft: list[int] = view["draft"]

    def named(self, action: int) -> Named:
        """An action's row and item."""
        family = family_of(action, _FAMILIES)
        return _FAMILIES[family](self, action, action - family)

    def row(self, name: str, **facts: object) -> str:
        """What stands before a row."""
        return self.tyros.say(f"table.group.{name}", **facts)

    def distance(self, action: int) -> tuple[int, int]:
        """How far a goal is, then its number; the two coasts of field 16 stand together."""
        goal = action - TO
        return DISTANCE[self.draft[0] - SAIL][goal], field_of(goal)

    # -- the board --------------------------------------------------------------------------

    def plain(self, action: int, _number: int) -> Named:
        """An action without a row."""
        return "", Item(action)

    def ship(self, action: int, coast: int) -> Named:
        """A ship by where it lies."""
        where = self.tyros.step(coast) if field_of(coast) == ITALY else self.tyros.coast(coast)
        return self.row("sail"), Item(action, where)

    def city(self, action: int, field: int) -> Named:
        """A field and the price of a city there."""
        price = payment(self.view, empire_of(self.view, field), price_of_city(self.view, field))
        return self.row("city"), Item(action, self._priced(field, self.tyros.cards(price)))

    def yard(self, action: int, field: int) -> Named:
        """A field and the price of a ship there."""
        view = self.view
        price = price_of_ship(view, field)
        if is_free_tyros(view, field) or price == 1:
            said = self.tyros.ship_price(view, field)
        else:
            goods = self.tyros.sort(empire_of(view, field))
            said = self.tyros.say("table.mixed", n=price, goods=goods)
        return self.row("ship"), Item(action, self._priced(field, said))

    def _priced(self, field: int, price: str) -> str:
        return self.tyros.say("table.priced", place=self.tyros.field(field), price=price)

    def lay(self, action: int, number: int) -> Named:
        """The empires that a tile may go to, in the row of the tile."""
        tile, empire = divmod(number, EMPIRES)
        return self.row("lay", tile=tile + 1), Item(action, self.tyros.sort(empire))

    def under(self, action: int, number: int) -> Named:
        """A tile to be exchanged."""
        return self.row("under"), Item(action, self.tyros.say("table.tile", tile=number + 1))

    # -- cards ------------------------------------------------------------------------------

    def card(self, name: str, action: int, kind: int) -> Named:
        """A card by its sort, in a row that says what is done with it."""
        return self.row(name), Item(action, self.tyros.sort(kind))

    def give(self, action: int, kind: int) -> Named:
        """A card to be given; what it is for depends on what has been said so far."""
        if self.draft:
            return self.card("more", action, kind)
        return self.card("counter" if self.view["phase"] == "answer" else "give", action, kind)

    def toll(self, action: int, kind: int) -> Named:
        """A card for the owner of the city where a ship goes."""
        goal = self.draft[1] - TO
        owner = owner_of_city(self.view, field_of(goal))
        row = self.row("toll", seat=self.words.seat(owner))
        return row, Item(action, self.tyros.sort(kind))

    def ask(self, action: int, _number: int) -> Named:
        """Whom an offer goes to."""
        who = self.row("all") if action == ASK_ALL else self.words.seat(action - ASK)
        return self.row("ask"), Item(action, who)


def _card(name: str) -> Callable[[_Lister, int, int], Named]:
    """A family of actions that name a card."""
    return lambda lister, action, kind: lister.card(name, action, kind)


_FAMILIES: Final[dict[int, Callable[[_Lister, int, int], Named]]] = {
    0: _Lister.plain,
    ASK_ALL: _Lister.ask,
    WITH: _Lister.plain,
    SWAP: _card("swap"),
    DROP: _card("drop"),
    GIVE: _Lister.give,
    WANT: _card("want"),
    TAKE: _card("take"),
    PAY: _card("pay"),
    TOLL: _Lister.toll,
    AWAY: _card("away"),
    JOKERS: _Lister.plain,
    BACK: _Lister.plain,
    SAIL: _Lister.ship,
    CITY: _Lister.city,
    SHIP: _Lister.yard,
    LAY: _Lister.lay,
    UNDER: _Lister.under,
}
"""How the actions of each family are named, by its first action; goals are listed apart."""

_FIRST: Final = (0, SAIL, CITY, SHIP)
"""What comes first in a list, by its family."""
