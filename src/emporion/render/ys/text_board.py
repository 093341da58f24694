"""A view of Ys for a screen: a table of four fits 80 × 24, with the question and the choices.

Signs stand for the players, and the board is laid out as it lies on the table. A broker face up is
its owner's sign and its value, `☼4`; one face down has a point and its number, `☼.3`, and its value
where it is known, `☼.3=2`; a star marks one that counts five. Before and behind the screen stand
as `41|9`: two brokers of values 4 and 1 before it, nine behind.
"""

from collections.abc import Callable
from typing import Any, Final

from ...games.ys.data import AREAS, COLOURS, NOTHING, THRONE, WHITE_GEM
from ...games.ys.gems import OWNED
from ...games.ys.places import area, square
from ...text.game import capital
from ..parts import Terminal
from ..text_grid import Cell, Grid, beside
from ..text_layout import Piece, prose
from .text import PlainTable, TableText
from .view_reader import Broker

_GEM_COLOURS: Final = ("#4f8fd0", "#4f9a60", "#a68a1e", "#d4655f", "#8a8a8a", "bold")
"""By gem: blue, green, yellow, red, black, white."""

_WIDTH: Final = 79
_GAP: Final = 2
_FREE: Final = "·"


class ScreenTable(TableText):
    """The table as a screen has it."""

    def draw(self) -> None:
        """The city; the market with the players beside it; what the viewer owns."""
        self.layout.add(prose("heading", self.title()))
        self.layout.gap()
        players = self._players()
        if self.reading.over:
            self._put(players.lines())
        else:
            if not self.counted(len(self.view["ships"]) - 1):
                self._put(self._city().lines())
                self.layout.gap()
            self._market_and(players)
        self._lists()
        if self.seat is not None and not self.reading.over:
            self.own_lines()
        self.asked()

    def _put(self, lines: list[list[Piece]]) -> None:
        for line in lines:
            self.layout.add(line)

    # -- the board --------------------------------------------------------------------------

    def _city(self) -> Grid:
        """A row for each neighborhood: its ship's gems, the three areas, the character."""
        heads = [capital(self.names.area(which)) for which in range(len(AREAS))]
        rows: list[list[Cell]] = [
            [
                [("heading", self.ys.say("table.city"))],
                *[prose("heading", head) for head in heads],
                [],
            ]
        ]
        for number in range(len(self.view["ships"])):
            rows.append(
                [
                    [("", str(number + 1)), *self._freight(number)],
                    *[self._area(area(number, which)) for which in range(len(AREAS))],
                    prose("", self._character(number)),
                ]
            )
        grid = Grid(rows)
        while grid.width > _WIDTH:
            # Only the areas can be narrower: the brokers of the fullest go on below.
            fullest = max(range(1, 1 + len(AREAS)), key=grid.widths.__getitem__)
            grid.widths[fullest] -= 1
        return grid

    def _freight(self, number: int) -> Cell:
        """What a ship still has: equal gems together."""
        gems = self.ship_gems(number)
        if self.counted(number):
            return prose("dim", self.ys.say("table.counted"))
        return [
            (f"gem.{gem}", self.ys.gem(gem) + (f"×{gems.count(gem)}" * (gems.count(gem) > 1)))
            for gem in sorted(set(gems))
        ]

    def _character(self, number: int) -> str:
        """The card of a palace; a blue-edged one by what it is worth."""
        card: int = self.view["palaces"][number]
        if card == NOTHING:
            return ""
        return self.ys.say("table.white_gem") if card == WHITE_GEM else self.ys.character(card)

    def _area(self, place: int) -> Cell:
        cell: Cell = [self._broker(piece) for piece in self.reading.at(place)]
        if place == self.view["queen"]:
            cell.insert(0, ("lit", self.ys.say("table.shut")))
        return cell or [("dim", _FREE)]

    def _market_and(self, players: Grid) -> None:
        """The market with the players beside it, its colours in short where that takes it."""
        for name in (self.ys.gem, self.names.letters):
            market = self._market(name)
            if market.width + _GAP + players.width <= _WIDTH:
                self._put(beside(market, players, _GAP))
                return
        self._put(self._market(self.ys.gem).lines())
        self.layout.gap()
        self._put(players.lines())

    def _market(self, name: Callable[[int], str]) -> Grid:
        """The squares, the quotations at the head of their columns."""
        quotations = self.view["quotations"]
        head: list[Cell] = [
            [("heading", self.ys.say("table.market"))],
            *[[(f"gem.{gem}", f"{name(gem)} {quotations[gem]}")] for gem in range(COLOURS)],
        ]
        rows = [head]
        for line in self.lines:
            gem: int = self.view["lines"][line - 1]
            label: Cell = [("", str(line))]
            if gem != NOTHING:
                label.append((f"gem.{gem}", self.ys.gem(gem)))
            rows.append([label, *[self._area(square(line, column)) for column in range(COLOURS)]])
        return Grid(rows)

    def _broker(self, piece: Broker) -> Piece:
        """One broker in as few letters as can be."""
        value = self.reading.value(piece)
        sign = self.sign(piece["owner"])
        star = "*" if piece["marked"] else ""
        if not piece["down"]:
            shown = f"{sign}{value}"
        else:
            shown = f"{sign}.{piece['number'] + 1}" + ("" if value is None else f"={value}")
        return self.role(piece["owner"]), shown + star

    # -- the players ------------------------------------------------------------------------

    def _players(self) -> Grid:
        """A row for each player in the order of play; the neutral player last."""
        view = self.view
        rows: list[list[Cell]] = [
            [
                [],
                [("heading", self.ys.say("table.points"))],
                *[[(f"gem.{gem}", self.names.letters(gem))] for gem in range(OWNED)],
                [("heading", self.ys.say("table.screens"))],
            ]
        ]
        for seat in self.reading.in_order():
            each: dict[str, Any] = view["seats"][seat]
            front = "".join(map(str, reversed(each["front"])))
            rows.append([self._name(seat), *_counts(each), [("", f"{front}|{each['behind']}")]])
        if view["neutral"] is not None:
            name = self.ys.say("table.neutral")
            label: Cell = [("", " "), ("", f"{self.sign(self.players)} {name}")]
            rows.append([label, *_counts(view["neutral"]), []])
        return Grid(rows, right=range(1, OWNED + 2))

    def _name(self, seat: int) -> Cell:
        """A seat's sign and colour, with a mark if it is to decide."""
        each = self.view["seats"][seat]
        order = str(each["place"] or each["order"] or "")
        asked = seat in self.view["actors"]
        name: Cell = [("lit" if asked else "dim", ">" if asked else (order or " "))]
        name += [(self.role(seat), f"{self.sign(seat)} {self.called(seat)}")]
        return name

    def _lists(self) -> None:
        """Characters, the throne room and what follows by subtraction: a line each, if any."""
        seats = self.view["seats"]
        order = self.reading.in_order()
        cards = {seat: ", ".join(self.cards(seats[seat])) for seat in order}
        self._by_seat(self.ys.say("table.characters"), cards)
        if self.favor:
            throne = {seat: self._sent(seat) for seat in order}
            self._by_seat(capital(self.ys.place(THRONE)), throne)
        if self.memory:
            for heading, known in (
                ("table.list.behind", self.reading.behind),
                ("table.list.hidden", self.reading.hidden),
                ("table.list.neutrals", self.reading.hidden_neutrals),
            ):
                values = {seat: " ".join(map(str, known(seat))) for seat in order}
                self._by_seat(self.ys.say(heading), values)

    def _by_seat(self, heading: str, told: dict[int, str]) -> None:
        """A line of what seats have; none where nobody has anything."""
        row: list[Piece] = []
        for seat, text in told.items():
            if text:
                first, *rest = prose("", f"{text};")
                row += [(self.role(seat), f"{self.sign(seat)} {first[1]}"), *rest]
        if row:
            row[-1] = (row[-1][0], row[-1][1].rstrip(";"))
            self.layout.add([("heading", f"{heading}:"), *row])

    def _sent(self, seat: int) -> str:
        """The values of a seat's brokers in the throne room, in the order of their numbers."""
        values = [self.reading.value(piece) for piece in self.reading.throne(seat)]
        return " ".join("?" if value is None else str(value) for value in values)


def _counts(each: dict[str, Any]) -> list[Cell]:
    """Points and gems of an owner."""
    return [
        [("points", str(each["points"]))],
        *[
            [(f"gem.{gem}" if count else "dim", str(count))]
            for gem, count in enumerate(each["gems"])
        ],
    ]


TERMINAL: Final = Terminal(
    table=PlainTable,
    screen=ScreenTable,
    styles={f"gem.{gem}": colour for gem, colour in enumerate(_GEM_COLOURS)},
)
