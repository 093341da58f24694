"""How Ys's choices are listed: places row by row as they lie on the board, cards by character."""

from collections.abc import Callable
from typing import Final

from ...core.state import View
from ...games.ys.actions import (
    ALCHEMIST_NOTHING,
    ALCHEMIST_TRADE,
    AT,
    BANKER_MOVE,
    BID,
    CAPTAIN_SWAP,
    COLUMN_ORDER,
    COLUMN_ORDERS,
    DOWN,
    FRONT_DOWN,
    FRONT_UP,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOOK,
    LOWER,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    NEUTRAL,
    PAIRS,
    PLACE,
    PLAY,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    SWAPS,
    TAKE,
    TRADES,
    TWO_GEMS,
    UP,
)
from ...games.ys.data import (
    ALCHEMIST,
    AREAS,
    BANKER,
    CAPTAIN,
    CITY,
    HERALD,
    JEWELLER,
    MAGICIAN,
    MERCENARY,
    QUEEN,
    SLOTS,
    SPY,
    SQUARES,
)
from ...games.ys.gems import WAYS
from ...games.ys.places import column_of, line_of, neighborhood_of
from ...text import Wording
from ...text.game import capital
from ...text.ys import YsWording
from ..ys.text_names import Names
from ..ys.text_reading import Reading
from .blocks import Block, Item, Named, family_of, rows_of


def list_ys(view: View, words: Wording, options: list[int], memory: bool) -> list[Block]:
    """Rows in the order in which their first actions come; what has no row comes before all."""
    lister = _Lister(view, words, memory)
    rows = rows_of(map(lister.named, options))
    long = lister.columns
    return [Block(items, name, is_long=name == long) for name, items in rows.items()]


class _Lister:
    """Names for the actions of one decision."""

    def __init__(self, view: View, words: Wording, memory: bool) -> None:
        self.ys = YsWording("ys", words)
        self.names = Names(self.ys)
        self.words = words
        self.reading = Reading(view, memory)
        self.seat: int = view["seat"]
        self.pieces = {SLOTS * piece["owner"] + piece["number"]: piece for piece in view["pieces"]}
        self.columns = self.ys.say("table.group.columns")

    def named(self, action: int) -> Named:
        """An action's row and item."""
        family = family_of(action, _FAMILIES)
        return _FAMILIES[family](self, action, action - family)

    # -- brokers and places -----------------------------------------------------------------

    def plain(self, action: int, _number: int) -> Named:
        """An action without a row."""
        return "", Item(action)

    def place(self, action: int, place: int) -> Named:
        """A square in its line, an area in its neighborhood."""
        if place < SQUARES:
            column = column_of(place)
            return capital(self.ys.line(line_of(place))), Item(action, self.ys.gem(column), column)
        which = (place - CITY) % len(AREAS)
        row = self.ys.say("table.group.city", number=neighborhood_of(place) + 1)
        return row, Item(action, self.names.area(which), which)

    def broker(self, name: str, action: int, value: int) -> Named:
        """A broker by its value, in a row that says how it goes."""
        row = self.ys.say(f"table.group.{name}")
        return row, Item(action, self.ys.say("table.value", value=value))

    def bid(self, action: int, number: int) -> Named:
        """Two brokers, the higher one first."""
        low, high = PAIRS[number]
        return self.ys.say("table.group.bid"), Item(action, f"{high}+{low}")

    def piece(self, character: int, owner: int, action: int, number: int) -> Named:
        """A broker on the board, in the row of the character that asks for it."""
        return self.ys.character(character), self.broker_at(action, owner, number)

    def look(self, action: int, slot: int) -> Named:
        """A broker of somebody else's: by its number and place."""
        seat = self.words.seat(slot // SLOTS)
        facts = {"character": self.ys.character(SPY), "seat": seat}
        row = self.ys.say("table.group.look", **facts)
        piece = self.pieces[slot]
        return row, Item(action, self.names.hidden(piece, self.reading))

    def broker_at(self, action: int, owner: int, number: int) -> Item:
        """A broker on the board as an item."""
        piece = self.pieces[SLOTS * owner + number]
        return Item(action, self.names.piece(piece, self.reading))

    # -- gems -------------------------------------------------------------------------------

    def gems(self, row: str, gems: list[int], between: str, action: int) -> Named:
        """Gems with a sign between them."""
        return row, Item(action, between.join(map(self.names.gem, gems)))

    def way(self, action: int, number: int) -> Named:
        """What is taken."""
        return self.gems(self.ys.say("table.group.take"), WAYS[number], " + ", action)

    def order(self, action: int, number: int) -> Named:
        """The columns from the strongest to the weakest."""
        return self.gems(self.columns, list(COLUMN_ORDERS[number]), " > ", action)

    def move(self, action: int, number: int) -> Named:
        """The highest bidder's move."""
        key = "table.group.raise" if action < LOWER else "table.group.lower"
        return self.ys.say(key), Item(action, self.ys.gem(number))

    def trade(self, action: int, number: int) -> Named:
        """The Alchemist's exchange."""
        return self.gems(self.ys.character(ALCHEMIST), list(TRADES[number]), " > ", action)

    def shift(self, action: int, number: int) -> Named:
        """The Banker's two moves."""
        rising, falling = TRADES[number]
        short = f"+{self.ys.gem(rising)} -{self.ys.gem(falling)}"
        return self.ys.character(BANKER), Item(action, short)

    def choose(self, action: int, number: int) -> Named:
        """The Jeweller's gems."""
        return self.gems(self.ys.character(JEWELLER), list(TWO_GEMS[number]), " + ", action)

    def swap(self, action: int, number: int) -> Named:
        """The ports of the Captain's ships."""
        one, other = SWAPS[number]
        return self.ys.character(CAPTAIN), Item(action, f"{one + 1} + {other + 1}")

    def close(self, action: int, number: int) -> Named:
        """The area that the Queen closes."""
        return self.ys.character(QUEEN), Item(action, self.names.spot(CITY + number))


def _own(character: int) -> Callable[[_Lister, int, int], Named]:
    """An own broker that a character acts on."""
    return lambda lister, action, number: lister.piece(character, lister.seat, action, number)


def _broker(name: str) -> Callable[[_Lister, int, int], Named]:
    """A broker that is not on the board."""
    return lambda lister, action, value: lister.broker(name, action, value)


_FAMILIES: Final[dict[int, Callable[[_Lister, int, int], Named]]] = {
    0: _Lister.plain,
    AT: _Lister.place,
    UP: _broker("up"),
    DOWN: _broker("down"),
    FRONT_UP: _broker("front_up"),
    FRONT_DOWN: _broker("front_down"),
    STAND: _broker("stand"),
    NEUTRAL: _broker("neutral"),
    BID: _Lister.bid,
    PLACE: _Lister.plain,
    SEND: _Lister.plain,
    PLAY: _Lister.plain,
    QUEEN_AT: _Lister.close,
    LOOK: _Lister.look,
    MAGICIAN_FROM: _own(MAGICIAN),
    MAGICIAN_WITH: _own(MAGICIAN),
    MERCENARY_ON: _own(MERCENARY),
    HERALD_FROM: _own(HERALD),
    CAPTAIN_SWAP: _Lister.swap,
    TAKE: _Lister.way,
    COLUMN_ORDER: _Lister.order,
    RAISE: _Lister.move,
    LOWER: _Lister.move,
    ALCHEMIST_NOTHING: _Lister.plain,
    ALCHEMIST_TRADE: _Lister.trade,
    BANKER_MOVE: _Lister.shift,
    JEWELLER_TAKE: _Lister.choose,
}
"""How the actions of each family are named, by its first action."""
