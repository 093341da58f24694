"""A view of Tyros as plain text: every line makes sense when it is read aloud by itself."""

from collections.abc import Iterable
from typing import Final

from ...core.seats import NOBODY
from ...core.state import View
from ...games.tyros.data import CITY_POINTS, FOUR_EMPIRES_POINTS, SHIP_POINTS
from ...text import Wording
from ...text.display import Display
from ...text.game import capital
from ...text.scoring import score_words
from ...text.tyros import TyrosWording
from ...text.tyros.prices import drafted
from ..text_layout import Piece, TextLayout, prose
from ..text_table import TextTable
from .view_reader import TyrosViewReader

_SHORT: Final = 2
"""The letters of an empire's name that stand for it where room is short."""


class TextView(TextTable):
    """What every form of the table shares: the title, the offer, the piles, the viewer's things."""

    def __init__(self, layout: TextLayout, view: View, words: Wording, display: Display) -> None:
        super().__init__(layout, view, words, display)
        self.tyros = TyrosWording("tyros", words)
        self.reading = TyrosViewReader(view)

    def title(self) -> list[Piece]:
        """The round and its phase, and who has the bonus for four empires."""
        view = self.view
        key = "table.round"
        if self.reading.over:
            key = "table.end"
        elif view["last_round"]:
            key = "table.round.last"
        phase = self.tyros.phase(view["phase"])
        said = self.tyros.say(key, round=view["round"], phase=phase)
        row = prose("heading", said)
        if view["bonus"] != NOBODY:
            seat = self.words.seat(view["bonus"])
            bonus = self.tyros.say("table.bonus", seat=seat, points=FOUR_EMPIRES_POINTS)
            row += prose("dim", bonus)
        return row

    # -- cards and tiles --------------------------------------------------------------------

    def letters(self, kind: int) -> str:
        """A sort in two letters, the first ones of its name."""
        return self.tyros.sort(kind)[:_SHORT]

    def cards(self, listed: list[int], brief: bool = False) -> list[Piece]:
        """Cards, equal ones together, each sort in its colour; in brief, by two letters."""
        if not listed:
            return prose("dim", self.tyros.say("table.none"))
        kinds = sorted(set(listed))
        row: list[Piece] = []
        for kind in kinds:
            n = listed.count(kind)
            shown = f"{n} {self.letters(kind)}" if brief else self.tyros.counted(kind, n)
            row.append((f"empire.{kind}", shown + ("," if kind != kinds[-1] else "")))
        return row

    def labelled(self, key: str, pieces: Iterable[Piece]) -> list[Piece]:
        """Something with its heading."""
        return [("heading", f"{self.tyros.say(key)}:"), *pieces]

    def numbers(self, fields: list[int]) -> list[Piece]:
        """Tiles or fields by their numbers."""
        if not fields:
            return prose("dim", self.tyros.say("table.none"))
        return prose("", ", ".join(map(self.tyros.number, fields)))

    def piles(self, brief: bool = False) -> list[list[Piece]]:
        """The cards and tiles to be drawn; the discards."""
        view = self.view
        tiles = self.tyros.count("table.tile_count", view["tile_pile"])
        if view["bottom"]:
            under = ", ".join(map(str, view["bottom"]))
            tiles = self.tyros.say("table.under", tiles=tiles, under=under)
        piles = self.tyros.count("table.pile", view["pile"], tiles=tiles)
        return [
            self.labelled("table.piles", prose("", piles)),
            self.labelled("table.discards", self.cards(view["discards"], brief)),
        ]

    def own(self, brief: bool = False) -> list[list[Piece]]:
        """The own hand and tiles; and what is put away as a round ends."""
        view = self.view
        hand, tiles = ("hand.short", "tiles.short") if brief else ("hand", "tiles")
        rows = [
            self.labelled(f"table.{hand}", self.cards(view["hand"])),
            self.labelled(f"table.{tiles}", self.numbers(view["tiles"])),
        ]
        away = view["choice"] or drafted(view, "away")
        if away and view["phase"] == "keeping":
            rows.append(self.labelled("table.away", self.cards(away)))
        return rows

    # -- trade ------------------------------------------------------------------------------

    def offer(self) -> list[list[Piece]]:
        """What is said of an offer on the table, besides what the question repeats.

        While seats answer, it repeats the offer, until a counter-offer is begun; when they have, it
        repeats what would be traded.
        """
        phase: str = self.view["phase"]
        if phase == "partner":
            return [self.labelled("table.offer", self._deal(self.view["active"]))]
        if phase != "answer":
            return []
        rows: list[list[Piece]] = []
        if self.view.get("draft"):
            rows.append(self.labelled("table.offer", self._deal(self.view["active"])))
        for seat, each in enumerate(self.view["seats"]):
            answer: str = each["answer"]
            if answer == "countered":
                rows.append(self.labelled("table.counter", self._deal(seat)))
            elif answer != "not_asked" and seat != self.view["actor"]:
                said = self.tyros.say(f"table.answer.{answer}", seat=self.words.seat(seat))
                rows.append(prose(self.role(seat), said))
        return rows

    def _deal(self, seat: int) -> list[Piece]:
        """What somebody gives and wants."""
        each = self.view["seats"][seat]
        facts = {"give": self.tyros.cards(each["give"]), "want": self.tyros.cards(each["want"])}
        return prose("", self.tyros.say("table.deal", seat=self.words.seat(seat), **facts))


class PlainText(TextView):
    """The table in words."""

    def draw(self) -> None:
        """From what all share to what the viewer owns."""
        self.layout.add(self.title())
        self._empires()
        self._seats()
        if not self.reading.over:
            self._block(self.piles())
            self._block(self.offer())
            if self.seat is not None:
                self._block(self.own())
        self.asked()

    def _block(self, rows: list[list[Piece]]) -> None:
        if rows:
            self.layout.gap()
        for row in rows:
            self.layout.add(row)

    def _empires(self) -> None:
        """A line for each empire, the largest first: its worth and its fields."""
        self.layout.gap()
        for rank, empire in enumerate(self.reading.by_size):
            fields = self.reading.empires[empire]
            worth = self.tyros.count(
                "table.empire",
                len(fields),
                empire=capital(self.tyros.empire(empire)),
                city=CITY_POINTS[rank],
                ship=SHIP_POINTS[rank],
            )
            row = prose(f"empire.{empire}", f"{worth}:")
            self.layout.add([*row, *self.numbers(fields)])
        free = self.reading.free_fields()
        if free:
            self.layout.add(self.labelled("table.free", self.numbers(free)))

    # -- the players ------------------------------------------------------------------------

    def _seats(self) -> None:
        """For each seat a line of numbers, then its ships, its cities and what is known."""
        self.layout.gap()
        for seat in range(self.players):
            self.layout.add(self._standing(seat), hang=4)
            self.layout.add(self._fleet(seat), indent=4, hang=6)
            self.layout.add(self._cities(seat), indent=4, hang=6)
            if self.memory:
                self._remembered(seat)

    def _standing(self, seat: int) -> list[Piece]:
        view = self.view
        each = view["seats"][seat]
        row = prose(self.role(seat), f"{self.named(seat)}:")
        points = view["standings"][seat]
        if self.reading.over:
            return row + prose("points", self.words.count("points", points))
        if seat in view["actors"]:
            row += prose("lit", self.tyros.say("table.deciding") + ";")
        elif each["chosen"]:
            row += prose("dim", self.tyros.say("table.chosen") + ";")
        said = [
            score_words(self.words, view, seat).said,
            self.words.count("cards", each["hand"]),
            self.tyros.count("table.tile_count", each["tiles"]),
        ]
        if seat == view["start"]:
            said.append(self.tyros.say("table.start"))
        return row + prose("", "; ".join(said))

    def _fleet(self, seat: int) -> list[Piece]:
        """Where a seat's ships are, and how many are left to build."""
        where = [
            self.tyros.step(coast)
            if ships == 1
            else self.tyros.say("table.two_ships", place=self.tyros.step(coast))
            for coast, ships in self.reading.coasts_with_ships(seat)
        ]
        return self._pieces("table.ships", where, self.reading.ships_left(seat))

    def _cities(self, seat: int) -> list[Piece]:
        cities = [self.tyros.number(field) for field in self.view["seats"][seat]["cities"]]
        return self._pieces("table.cities", cities, self.reading.cities_left(seat))

    def _pieces(self, key: str, where: list[str], left: int) -> list[Piece]:
        shown = ", ".join(where) if where else self.tyros.say("table.none")
        said = f"{self.tyros.say(key)}: {shown}"
        if not self.reading.over:
            said = f"{said}; {self.tyros.count('table.left', left)}"
        return prose("", said)

    def _remembered(self, seat: int) -> None:
        """What a perfect memory knows of another's cards and tiles."""
        known = self.reading.known_cards(seat)
        if known:
            row = self.labelled("table.known", self.cards(known))
            self.layout.add(row, indent=4, hang=6)
        tiles = self.reading.known_tiles(seat)
        if tiles:
            row = self.labelled("table.known_tiles", self.numbers(tiles))
            self.layout.add(row, indent=4, hang=6)
