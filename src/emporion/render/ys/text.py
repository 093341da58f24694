"""A view of Ys as plain text: every line makes sense when it is read aloud by itself."""

from typing import Any

from ...core.state import View
from ...games.ys.actions import piece_name
from ...games.ys.data import AREAS, COLOURS, LINES, MAX_PLAYERS, MERCENARY_VALUE, NOTHING, THRONE
from ...games.ys.gems import freight_list, freight_of
from ...games.ys.places import area, square
from ...text import Wording
from ...text.display import Display
from ...text.game import capital
from ...text.scoring import score_words
from ...text.ys import YsWording
from ..text_layout import Piece, TextLayout, columns, prose
from ..text_table import TextTable
from .short_names import ShortNames
from .view_reader import Broker, YsViewReader

NEUTRAL_SIGN = "○"
"""The neutral player's sign beside those of the seats."""


class TableText(TextTable):
    """What every form of the table shares: the layout, the words, and the title."""

    def __init__(self, layout: TextLayout, view: View, words: Wording, display: Display) -> None:
        super().__init__(layout, view, words, display)
        self.ys = YsWording("ys", words)
        self.names = ShortNames(self.ys)
        self.reading = YsViewReader(view, display.memory)
        self.full = self.players == MAX_PLAYERS
        """With four players the large gem counts twice, and line 1 of the market is in use."""
        self.lines = range(1 if self.full else 2, LINES + 1)
        self.favor: bool = view["options"]["kings_favor"]

    def title(self) -> str:
        """The turn and its phase."""
        view = self.view
        phase = self.ys.phase(view["phase"])
        if self.reading.over:
            return self.ys.say("table.end", phase=phase)
        facts = {"turn": view["turn"], "turns": view["turns"], "phase": phase}
        if view["phase"] not in ("placing", "after_placing"):
            return self.ys.say("table.turn", **facts)
        return self.ys.say("table.turn.round", round=view["round"], rounds=view["rounds"], **facts)

    def role(self, owner: int) -> str:
        """The role of what belongs to an owner; the neutral player has no colour."""
        return super().role(owner) if owner < self.players else ""

    def sign(self, owner: int) -> str:
        """An owner's sign."""
        return super().sign(owner) if owner < self.players else NEUTRAL_SIGN

    def ship_gems(self, neighborhood: int) -> list[int]:
        """The gems of a neighborhood that can still be won."""
        view = self.view
        ship: int = view["ships"][neighborhood]
        if ship == NOTHING or self.counted(neighborhood):
            return []
        if self.reading.counting and view["neighborhood"] == neighborhood and view["freight"]:
            left: list[int] = view["freight"]
            return left
        return freight_list(freight_of(ship, self.full))

    def counted(self, neighborhood: int) -> bool:
        """Whether a neighborhood has been counted this turn."""
        return bool(self.reading.counting and neighborhood < self.view["neighborhood"])

    def cards(self, each: dict[str, Any]) -> list[str]:
        """A seat's characters: to be played, in play, and won for the next turn."""
        names = [self.ys.character(card) for card in each["characters"]]
        for state in ("active", "won"):
            names += [
                self.ys.say(f"table.card.{state}", name=self.ys.character(card))
                for card in each[state]
            ]
        return names

    def own(self, heading: str, values: list[int]) -> list[Piece]:
        """A line of brokers by their values."""
        shown = " ".join(map(str, values)) if values else self.ys.say("table.empty")
        return [("heading", f"{self.ys.say(heading)}:"), *prose("", shown)]

    def own_lines(self) -> None:
        """What is behind the viewer's screen, what the viewer has chosen, and the draft."""
        view = self.view
        self.layout.add(self.own("table.screen", view["screen"]))
        if view["neutral"] is not None:
            self.layout.add(self.own("table.neutrals", view["neutrals"]))
        bidding = view["phase"] == "bidding"
        if view["choice"] is not None and (bidding or view["options"]["peek"]):
            heading = "table.choice.bid" if bidding else "table.choice.send"
            self.layout.add(self.own(heading, view["choice"]))
        if view["draft"]:
            label = self.ys.say("table.draft")
            steps = self.names.draft(view["draft"], view["phase"])
            self.layout.add([("heading", f"{label}:"), *prose("", steps)])


class PlainTable(TableText):
    """The table in words."""

    def draw(self) -> None:
        """From what all share to what the viewer owns."""
        self.layout.add(prose("heading", self.title()))
        if not self.reading.over:
            self._city()
            self._market()
        if self.favor:
            self._throne()
        self._players()
        if self.seat is not None and not self.reading.over:
            self.layout.gap()
            self.own_lines()
        self.asked()

    # -- the board --------------------------------------------------------------------------

    def _city(self) -> None:
        """A block for each neighborhood: what can be won there, then its areas."""
        neighborhoods = len(self.view["ships"])
        if self.counted(neighborhoods - 1):
            self.layout.gap()
            city = f"{self.ys.say('table.city')}:"
            self.layout.add([("heading", city), *prose("dim", self.ys.say("table.counted"))])
            return
        for number in range(neighborhoods):
            self.layout.gap()
            heading = f"{capital(self.ys.neighborhood(number))}:"
            row: list[Piece] = [("heading", heading)]
            if self.counted(number):
                self.layout.add([*row, *prose("dim", self.ys.say("table.counted"))])
                continue
            self.layout.add([*row, *prose("", self._prizes(number))])
            for which in range(len(AREAS)):
                self._area(area(number, which), which)

    def _prizes(self, number: int) -> str:
        """The ship's gems and the character of a neighborhood."""
        gems = self.ship_gems(number)
        shown = [self.ys.gems(gems)] if gems else []
        card: int = self.view["palaces"][number]
        if card != NOTHING:
            shown.append(self.ys.character(card))
        return "; ".join(shown) if shown else self.ys.say("table.nothing")

    def _area(self, place: int, which: int) -> None:
        """The brokers in an area; empty ones are named too, since a broker may go there."""
        name = capital(self.ys.area(which))
        label = f"{name}:"
        if place == self.view["queen"]:
            label = self.ys.say("table.closed", area=name) + ":"
        pieces = self.reading.at(place)
        row: list[Piece] = [("", label)]
        if pieces:
            row += self._brokers(pieces)
        else:
            row += prose("dim", self.ys.say("table.empty"))
        self.layout.add(row, indent=2, hang=4)

    def _market(self) -> None:
        """The lines with their gems and the squares taken, then the quotations."""
        self.layout.gap()
        self.layout.add([("heading", self.ys.say("table.market"))])
        for line in self.lines:
            gem: int = self.view["lines"][line - 1]
            name = capital(self.ys.line(line))
            gems = f", {self.ys.gems([gem])}" if gem != NOTHING else ""
            row: list[Piece] = [*prose("", f"{name}{gems}:")]
            taken = [square(line, column) for column in range(COLOURS)]
            taken = [place for place in taken if self.reading.at(place)]
            for place in taken:
                row += prose("", self.ys.column(place % COLOURS))
                row += self._brokers(self.reading.at(place), "," if place != taken[-1] else "")
            if not taken:
                row += prose("dim", self.ys.say("table.empty"))
            self.layout.add(row, indent=2, hang=4)
        quotations = self.view["quotations"]
        shown = [(gem, f"{self.ys.gem(gem)} {quotations[gem]}") for gem in range(COLOURS)]
        row = [("heading", f"{self.ys.say('table.quotations')}:")]
        row += [(f"gem.{gem}", text + ("," if gem < COLOURS - 1 else "")) for gem, text in shown]
        self.layout.add(row)

    def _throne(self) -> None:
        """King's Favor: who has sent whom to the throne room."""
        pieces = self.reading.at(THRONE)
        self.layout.gap()
        row: list[Piece] = [("heading", f"{capital(self.ys.place(THRONE))}:")]
        row += self._brokers(pieces) if pieces else prose("dim", self.ys.say("table.empty"))
        self.layout.add(row)

    def _brokers(self, pieces: list[Broker], after: str = "") -> list[Piece]:
        """Brokers one after another, each in the colour of its owner."""
        row: list[Piece] = []
        for piece in pieces:
            comma = "," if piece is not pieces[-1] else after
            row += prose(self.role(piece["owner"]), self._broker(piece) + comma)
        return row

    def _broker(self, piece: Broker) -> str:
        """One broker: whose, its value or that it lies face down, and its number where needed.

        Others' open brokers need none: no character asks for them.
        """
        value = self.reading.value(piece)
        facts = {
            "owner": self.ys.owner(piece["owner"], self.players),
            "number": piece_name(piece["number"]),
            "value": value,
        }
        if not piece["down"]:
            key = "table.up.own" if piece["owner"] == self.seat else "table.up"
        else:
            key = "table.down" if value is None else "table.down.known"
        said = self.ys.say(key, **facts)
        if piece["marked"]:
            said = self.ys.say("table.marked", broker=said, value=MERCENARY_VALUE)
        return said

    # -- the players ------------------------------------------------------------------------

    def _players(self) -> None:
        """Two lines a player, and what follows by subtraction where it is asked for."""
        self.layout.gap()
        view = self.view
        listed: list[dict[str, Any]] = list(view["seats"])
        if view["neutral"] is not None:
            listed.append(view["neutral"])
        names = [self._name(owner) for owner in range(len(listed))]
        width = max(map(len, names))
        points = columns(
            (each["points"], score_words(self.words, view, owner).said)
            for owner, each in enumerate(listed)
        )
        for owner, each in enumerate(listed):
            row: list[Piece] = [
                (self.role(owner), f"{names[owner]:{width}}"),
                ("points", f" {points[owner]} "),
                *self._gems(each["gems"]),
            ]
            self.layout.add(row, hang=4)
            if owner < self.players:
                self._standing(owner, each)

    def _name(self, owner: int) -> str:
        name = f"{self.sign(owner)} {capital(self.ys.owner(owner, self.players))}"
        return self.words.with_you(name, owner, self.seat)

    def _gems(self, counts: list[int]) -> list[Piece]:
        """An owner's gems, colour by colour."""
        owned = [gem for gem, count in enumerate(counts) if count]
        if not owned:
            return prose("dim", self.ys.say("table.no_gems"))
        return [
            (f"gem.{gem}", f"{self.ys.gem(gem)} {counts[gem]}" + ("," if gem != owned[-1] else ""))
            for gem in owned
        ]

    def _standing(self, seat: int, each: dict[str, Any]) -> None:
        """A seat's order, screen and characters, and whether it is asked now."""
        said: list[str] = []
        if each["order"]:
            said.append(self.ys.say("table.order", order=each["order"]))
        if each["place"]:
            said.append(self.ys.say("table.place", place=each["place"]))
        if each["front"]:
            values = " ".join(map(str, each["front"]))
            said.append(self.ys.say("table.front", values=values))
        if each["behind"] and not self.reading.over:
            key = "table.behind" if each["front"] else "table.behind.none"
            said.append(self.ys.count(key, each["behind"]))
        cards = self.cards(each)
        if cards:
            said.append(self.ys.say("table.cards", cards=self.words.list_of(cards)))
        if self.memory:
            said += self._remembered(seat)
        row: list[Piece] = []
        if seat in self.view["actors"]:
            comma = ";" if said else ""
            row += prose("lit", self.ys.say("table.deciding") + comma)
        elif each["chosen"]:
            row += prose("dim", self.ys.say("table.chosen") + ";")
        row += prose("", "; ".join(said))
        if row:
            self.layout.add(row, indent=4, hang=4)

    def _remembered(self, seat: int) -> list[str]:
        """What a perfect memory knows of another's hidden brokers."""
        told = {
            "table.behind.known": self.reading.behind(seat),
            "table.hidden": self.reading.hidden(seat),
            "table.hidden.neutral": self.reading.hidden_neutrals(seat),
        }
        return [
            self.ys.say(key, values=" ".join(map(str, values)))
            for key, values in told.items()
            if values
        ]
