"""How Ys's choices are listed: places row by row as they lie on the board, cards by character."""

from collections.abc import Callable, Iterable
from typing import Final

from ...core.actions import ActionData
from ...core.state import View
from ...games.ys.actions import ACTIONS, CHARACTERS_BY_KIND
from ...games.ys.data import AREAS, CITY, SLOTS, SQUARES
from ...games.ys.places import column_of, line_of, neighborhood_of
from ...text import Wording
from ...text.game import capital
from ...text.ys import YsWording
from ..choice_blocks import Block, Item, Named, rows_of
from .short_names import ShortNames
from .view_reader import YsViewReader


def list_ys(view: View, words: Wording, options: list[int], memory: bool) -> list[Block]:
    """Rows in the order in which their first actions come; what has no row comes before all."""
    lister = _YsLister(view, words, memory)
    rows = rows_of(map(lister.named, options))
    long = lister.columns
    return [Block(items, name, is_long=name == long) for name, items in rows.items()]


class _YsLister:
    """Names for the actions of one decision."""

    def __init__(self, view: View, words: Wording, memory: bool) -> None:
        self.ys = YsWording("ys", words)
        self.names = ShortNames(self.ys)
        self.words = words
        self.reading = YsViewReader(view, memory)
        self.seat: int = view["seat"]
        self.pieces = {SLOTS * piece["owner"] + piece["number"]: piece for piece in view["pieces"]}
        self.columns = self.ys.say("table.group.columns")

    def named(self, action: int) -> Named:
        """An action's row and item."""
        asked = ACTIONS.describe(action)
        return LISTED[asked.kind](self, asked)

    def plain(self, asked: ActionData) -> Named:
        """An action without a row."""
        return "", Item(asked.action)

    def of_character(self, asked: ActionData, short: str) -> Named:
        """A way to play a character, in its row."""
        return self.ys.character(CHARACTERS_BY_KIND[asked.kind]), Item(asked.action, short)

    # -- brokers and places -----------------------------------------------------------------

    def at(self, asked: ActionData) -> Named:
        """A square in its line, an area in its neighborhood."""
        place = asked.number("place")
        if place < SQUARES:
            column = column_of(place)
            item = Item(asked.action, self.ys.gem(column), column)
            return capital(self.ys.line(line_of(place))), item
        which = (place - CITY) % len(AREAS)
        row = self.ys.say("table.group.city", number=neighborhood_of(place) + 1)
        return row, Item(asked.action, self.names.area(which), which)

    def broker(self, asked: ActionData) -> Named:
        """A broker by its value, in a row that says how it goes."""
        row = self.ys.say(f"table.group.{asked.kind}")
        return row, Item(asked.action, self.ys.say("table.value", value=asked.number("value")))

    def bid(self, asked: ActionData) -> Named:
        """Two brokers, the higher one first."""
        short = f"{asked.number('high')}+{asked.number('low')}"
        return self.ys.say("table.group.bid"), Item(asked.action, short)

    def own_piece(self, asked: ActionData) -> Named:
        """An own broker on the board, in the row of the character that asks for it."""
        piece = self.pieces[SLOTS * self.seat + asked.number("piece")]
        return self.of_character(asked, self.names.piece(piece, self.reading))

    def look(self, asked: ActionData) -> Named:
        """A broker of somebody else's: by its number and place."""
        owner = asked.number("owner")
        character = self.ys.character(CHARACTERS_BY_KIND[asked.kind])
        facts = {"character": character, "seat": self.words.seat(owner)}
        piece = self.pieces[SLOTS * owner + asked.number("piece")]
        hidden = self.names.hidden(piece, self.reading)
        return self.ys.say("table.group.look", **facts), Item(asked.action, hidden)

    def queen(self, asked: ActionData) -> Named:
        """The area that the Queen closes."""
        return self.of_character(asked, self.names.spot(asked.number("place")))

    def captain(self, asked: ActionData) -> Named:
        """The ports of the Captain's ships."""
        one, other = asked.numbers("ports")
        return self.of_character(asked, f"{one + 1} + {other + 1}")

    # -- gems -------------------------------------------------------------------------------

    def gems(self, gems: Iterable[int], between: str) -> str:
        """Gems with a sign between them."""
        return between.join(map(self.ys.gem, gems))

    def take(self, asked: ActionData) -> Named:
        """What is taken."""
        white = [self.names.white_as(colour) for colour in asked.numbers("white_as")]
        plain = [self.ys.gem(gem) for gem in asked.numbers("gems")]
        return self.ys.say("table.group.take"), Item(asked.action, " + ".join([*white, *plain]))

    def order(self, asked: ActionData) -> Named:
        """The columns from the strongest to the weakest."""
        return self.columns, Item(asked.action, self.gems(asked.numbers("colours"), " > "))

    def move(self, asked: ActionData) -> Named:
        """The highest bidder's move."""
        row = self.ys.say(f"table.group.{asked.kind}")
        return row, Item(asked.action, self.ys.gem(asked.number("colour")))

    def alchemist(self, asked: ActionData) -> Named:
        """The Alchemist's exchange."""
        gems = asked.number("give"), asked.number("take")
        return self.of_character(asked, self.gems(gems, " > "))

    def banker(self, asked: ActionData) -> Named:
        """The Banker's two moves."""
        rising, falling = self.ys.gem(asked.number("up")), self.ys.gem(asked.number("down"))
        return self.of_character(asked, f"+{rising} -{falling}")

    def jeweller(self, asked: ActionData) -> Named:
        """The Jeweller's gems."""
        return self.of_character(asked, self.gems(asked.numbers("gems"), " + "))


LISTED: Final[dict[str, Callable[[_YsLister, ActionData], Named]]] = {
    "done": _YsLister.plain,
    "at": _YsLister.at,
    "up": _YsLister.broker,
    "down": _YsLister.broker,
    "front_up": _YsLister.broker,
    "front_down": _YsLister.broker,
    "stand": _YsLister.broker,
    "neutral": _YsLister.broker,
    "bid": _YsLister.bid,
    "place": _YsLister.plain,
    "send": _YsLister.plain,
    "play": _YsLister.plain,
    "queen": _YsLister.queen,
    "look": _YsLister.look,
    "magician": _YsLister.own_piece,
    "with": _YsLister.own_piece,
    "mercenary": _YsLister.own_piece,
    "herald": _YsLister.own_piece,
    "captain": _YsLister.captain,
    "take": _YsLister.take,
    "columns": _YsLister.order,
    "raise": _YsLister.move,
    "lower": _YsLister.move,
    "alchemist_nothing": _YsLister.plain,
    "alchemist": _YsLister.alchemist,
    "banker": _YsLister.banker,
    "jeweller": _YsLister.jeweller,
}
"""How an action is listed, by its kind."""
