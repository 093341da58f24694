"""The things of Tyros by their names: empires, trade cards, fields, coasts and ways."""

from collections import Counter
from collections.abc import Iterable

from ...games.tyros.board import ITALY, TYROS
from ...games.tyros.data import GOODS
from ...games.tyros.sea import EAST
from ..game import GameWording


class TyrosTerms(GameWording):
    """Names, as they stand within a sentence. Numbers are those of the game's data.

    Seats have colours, so empires and cards never go by the colour of their discs.
    """

    # -- empires and cards ------------------------------------------------------------------

    def sort(self, sort: int) -> str:
        """`copper`: the goods of an empire, and the sort of its cards; the joker is one too."""
        return self.say(f"goods.{GOODS[sort]}")

    def card(self, kind: int) -> str:
        """`copper`, or `joker`: a trade card by its sort."""
        return self.sort(kind)

    def cards_of(self, kind: int) -> str:
        """`copper cards`, however many."""
        return self.say(f"cards_of.{GOODS[kind]}")

    def one_card(self, kind: int) -> str:
        """`a copper card`, which something is done to: German has a form for that."""
        return self.say(f"one_card.{GOODS[kind]}")

    def counted(self, kind: int, n: int) -> str:
        """`3 copper`, `1 joker`: a number of equal cards."""
        return self.count(f"counted.{GOODS[kind]}", n)

    def cards(self, listed: Iterable[int]) -> str:
        """`3 copper and 1 joker`, equal ones together; `no cards` if there are none."""
        counted = sorted(Counter(listed).items())
        if not counted:
            return self.say("cards.none")
        return self.words.list_of(self.counted(kind, n) for kind, n in counted)

    def empire(self, empire: int) -> str:
        """`copper empire`; an article goes before it, in German and Dutch a neuter one."""
        return self.say(f"empire.{GOODS[empire]}")

    # -- fields -----------------------------------------------------------------------------

    def field(self, field: int) -> str:
        """`field 17`, or `Tyros`."""
        return self._where("field", field)

    def fields(self, fields: Iterable[int]) -> str:
        """`17, 22 and Tyros`: several, by their numbers."""
        return self.words.list_of(map(self.number, fields))

    def at_field(self, field: int) -> str:
        """Where something is: `on field 17`, `in Tyros`."""
        return self._where("at", field)

    def number(self, field: int) -> str:
        """`17`, or `Tyros`: a field where it is clear that it is one."""
        return self.say("place.tyros") if field == TYROS else str(field)

    # -- coasts: where ships lie -------------------------------------------------------------

    def coast(self, coast: int) -> str:
        """`field 17`, `Tyros`, or `field 16, west coast`."""
        return self._where("field", coast, ships=True)

    def at(self, coast: int) -> str:
        """Where a ship lies: `on field 17`, `in Tyros`, `at the west coast of field 16`."""
        return self._where("at", coast, ships=True)

    def to(self, coast: int) -> str:
        """Where a ship goes: `to field 17`."""
        return self._where("to", coast, ships=True)

    def from_(self, coast: int) -> str:
        """Where a ship comes from: `from field 17`."""
        return self._where("from", coast, ships=True)

    def step(self, coast: int) -> str:
        """`17`, `Tyros` or `16 west`: a coast where it is clear that it is one."""
        if coast in (ITALY, EAST):
            return self.say(f"step.{_side(coast)}")
        return self.number(coast)

    def way(self, coasts: Iterable[int]) -> str:
        """The coasts that a ship enters one after another: `27, 22, 17`."""
        return ", ".join(map(self.step, coasts))

    def _where(self, relation: str, place: int, ships: bool = False) -> str:
        """A field, or a coast where ships are meant; only field 16 has two."""
        if place == TYROS:
            return self.say(f"{relation}.tyros")
        if ships and place in (ITALY, EAST):
            return self.say(f"{relation}.{_side(place)}")
        return self.say(f"{relation}.number", number=place)


def _side(coast: int) -> str:
    """Which coast of Italy."""
    return "west" if coast == ITALY else "east"
