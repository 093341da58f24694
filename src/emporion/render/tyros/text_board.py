"""A view of Tyros for a screen: a table of four fits 80 × 24, with the question and the choices.

The map stands at the left (see `text_map`), the players and the empires beside it; below are the
viewer's cards and tiles.
"""

from typing import Final

from ...games.tyros.data import CITY_POINTS, SHIP_POINTS
from ..parts import Terminal
from ..text_grid import Cell, Grid
from ..text_layout import Piece, Placed, prose
from .text import PlainText, TextView
from .text_map import WIDTH, map_lines

_EMPIRE_COLOURS: Final = ("#c27a45", "#9c9330", "#4f9a60", "#9a82c8", "bold")
"""By empire as its discs and cards have it: copper, oil, cedar, cloth; then the joker."""

_GAP: Final = 2
_APART: Final = ("", "")
"""An empty piece: with the spaces around it, it keeps two lists on a line apart."""


_LONGEST_NAME: Final = 7
"""Letters of a name beside the map."""


class ScreenText(TextView):
    """The table as a screen has it."""

    def draw(self) -> None:
        """The map with players and empires beside it; piles and offer; what the viewer owns."""
        self.layout.add(self.title())
        self.layout.gap()
        side = self._players().placed() + self._empires().placed()
        left = map_lines(self.reading, self.letters)
        for number in range(max(len(left), len(side))):
            line: Placed = left[number] if number < len(left) else []
            if number < len(side):
                line = line + [(at + WIDTH + _GAP, piece) for at, piece in side[number]]
            self.layout.put(line)
        if not self.reading.over:
            self.layout.gap()
            self._below()
        self.asked()

    # -- beside the map ---------------------------------------------------------------------

    def _players(self) -> Grid:
        """A row for each player: cards, tiles, ships and cities left, points as things stand."""
        view = self.view
        keys = ("cards", "tiles", "ships", "cities", "now")
        heads = [self.tyros.say(f"table.head.{key}") for key in keys]
        rows: list[list[Cell]] = [[[], *[prose("heading", head) for head in heads]]]
        for seat, each in enumerate(view["seats"]):
            numbers = [
                each["hand"],
                each["tiles"],
                self.reading.ships_left(seat),
                self.reading.cities_left(seat),
            ]
            rows.append(
                [
                    self._name(seat),
                    *[[("", str(number))] for number in numbers],
                    [("points", str(view["standings"][seat]))],
                ]
            )
        return Grid(rows, right=range(1, len(keys) + 1))

    def _name(self, seat: int) -> Cell:
        """A seat's sign and colour, with a mark if it is to decide, or else if it began."""
        mark = " "
        if seat in self.view["actors"]:
            mark = ">"
        elif seat == self.view["start"]:
            mark = "*"
        return [(self.role(seat), f"{mark}{self.sign(seat)} {self.called(seat, _LONGEST_NAME)}")]

    def _empires(self) -> Grid:
        """A row for each empire, the largest first: its fields, and what one of them is worth."""
        heads = [self.tyros.say(f"table.head.{key}") for key in ("fields", "city", "ship")]
        rows: list[list[Cell]] = [[[], *[prose("heading", head) for head in heads]]]
        for rank, empire in enumerate(self.reading.by_size):
            numbers = [len(self.reading.empires[empire]), CITY_POINTS[rank], SHIP_POINTS[rank]]
            name: Cell = [(f"empire.{empire}", f" {self.tyros.sort(empire)}")]
            rows.append([name, *[[("", str(number))] for number in numbers]])
        return Grid(rows, right=range(1, len(heads) + 1))

    # -- below it ---------------------------------------------------------------------------

    def _below(self) -> None:
        """Several lists on a line, where they fit."""
        self._line(self.offer())
        self._line(self.piles(brief=True))
        if self.memory:
            self._line(self._remembered())
        if self.seat is not None:
            self._line(self.own(brief=True))

    def _line(self, lists: list[list[Piece]]) -> None:
        row: list[Piece] = []
        for each in lists:
            row += [_APART, *each] if row else each
        if row:
            self.layout.add(row)

    def _remembered(self) -> list[list[Piece]]:
        """What a perfect memory knows of the others' cards and tiles."""
        cards: list[Piece] = []
        tiles: list[Piece] = []
        for seat in range(self.players):
            sign = (self.role(seat), self.sign(seat))
            if self.reading.known_cards(seat):
                cards += [sign, *self.cards(self.reading.known_cards(seat), brief=True)]
            if self.reading.known_tiles(seat):
                tiles += [sign, *self.numbers(self.reading.known_tiles(seat))]
        told = (("table.known", cards), ("table.known_tiles", tiles))
        return [self.labelled(key, pieces) for key, pieces in told if pieces]


TERMINAL: Final = Terminal(
    table=PlainText,
    screen=ScreenText,
    styles={f"empire.{empire}": colour for empire, colour in enumerate(_EMPIRE_COLOURS)},
)
