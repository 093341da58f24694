"""A view of Byzanz as plain text."""

from typing import Any, Final

from ...core.state import View
from ...games.byzanz.cards import packet_of, sort_of, worth
from ...games.byzanz.data import SORTS, TRADERS
from ...text import Wording
from ...text.byzanz import ByzanzWording
from ...text.display import Display
from ...text.game import capital
from ...text.scoring import score_words
from ..parts import Terminal
from ..text_layout import Piece, TextLayout, columns, prose
from ..text_table import TextTable

_SORT_COLOURS: Final = (
    "#3d9a9c", "#d0742c", "#cf6a86", "#b08050", "#a68a1e", "#7f9440", "#9a82c8",
)  # fmt: skip
"""By sort as the pictures have them: cloth, spices, wine, wood, grain, olives, traders."""


class _ByzanzTable(TextTable):
    """One drawing: the layout it goes on, and the words it is in."""

    def __init__(self, layout: TextLayout, view: View, words: Wording, display: Display) -> None:
        super().__init__(layout, view, words, display)
        self.byzanz = ByzanzWording("byzanz", words)
        self.names = [capital(self.byzanz.sort(sort)) for sort in range(len(SORTS))]

    def draw(self) -> None:
        """What all share, the seats, then the own hand."""
        view = self.view
        say = self.byzanz.say
        if view["phase"] in ("final_sales", "ended"):
            title = say("table.end", phase=self.byzanz.phase(view["phase"]))
            self.layout.add(prose("heading", title))
        else:
            title = say("table.round", round=view["round"], rounds=view["rounds"])
            self.layout.add(prose("heading", title))
            self._stacks()
            self._lot()
            self._market()
        self._seats()
        if self.seat is not None:
            self._hand()
        self.asked()

    # -- what all see -----------------------------------------------------------------------

    def _stacks(self) -> None:
        """The offer cards still to be won, and the pile."""
        offers: list[int] = self.view["offers"]
        shown = self.byzanz.say("table.offers.none")
        if offers:
            shown = self.byzanz.say("table.offers", offers=", ".join(map(str, offers)))
        pile = self.byzanz.count("table.pile", self.view["pile"])
        self.layout.add(prose("dim", f"{shown}; {pile}"))

    def _lot(self) -> None:
        """The cards that are being auctioned."""
        lot: list[int] = self.view["lot"]
        if lot:
            self.layout.gap()
            heading = self.byzanz.count("table.lot", len(lot))
            self.layout.add([("heading", f"{heading}:"), *self._cards(lot)])

    def _market(self) -> None:
        """The market, a line a sort."""
        self.layout.gap()
        heading = self.byzanz.say("table.market")
        if self.view["market"]:
            self.layout.add([("heading", heading)])
            self._by_sort(self.view["market"])
        else:
            self.layout.add([("heading", f"{heading}:"), ("dim", self.byzanz.say("table.empty"))])

    def _seats(self) -> None:
        """A line a seat; what is known of its hand below it."""
        self.layout.gap()
        seats: list[dict[str, Any]] = self.view["seats"]
        names = [self.named(seat) for seat in range(len(seats))]
        width = max(map(len, names))
        points = columns(self._profit(seat) for seat in range(len(seats)))
        hands = columns((each["hand"], self.words.count("cards", each["hand"])) for each in seats)
        for seat, each in enumerate(seats):
            row: list[Piece] = [
                (self.role(seat), f"{names[seat]:{width}}"),
                ("points", f" {points[seat]}"),
                ("", f" {hands[seat]} "),
                *self._standing(seat, each),
            ]
            self.layout.add(row, hang=4)
            if self.memory and seat != self.seat and each["known"]:
                self._known(each)

    def _profit(self, seat: int) -> tuple[int, str]:
        """A seat's profit, or how many cards of it lie face down: a number and its words."""
        each = self.view["seats"][seat]
        if self.shows_score(seat):
            return each["points"], score_words(self.words, self.view, seat).said
        cards = len(each["profit"])
        return cards, self.byzanz.count("table.profit.face_down", cards)

    def _standing(self, seat: int, each: dict[str, Any]) -> list[Piece]:
        """What a seat has done in this round, and whether it is asked now."""
        standing: list[Piece] = []
        if seat == self.view["actor"]:
            comma = "," if each["bid"] or each["offer"] else ""
            standing += prose("lit", self.byzanz.say("table.deciding") + comma)
        if each["offer"]:
            standing += prose("dim", self.byzanz.say("table.offer", offer=each["offer"]))
        elif each["bid"]:
            highest = seat == self.view["leader"]
            key = "table.highest" if highest else "table.bid"
            total = self.byzanz.say(key, total=worth(packet_of(each["bid"])))
            standing += prose("lit" if highest else "", f"{total}:")
            standing += self._cards(each["bid"])
        elif each["passed"]:
            standing += prose("dim", self.byzanz.say("table.passed"))
        return standing

    def _known(self, each: dict[str, Any]) -> None:
        """The cards that all have seen going into a hand."""
        row = [
            ("dim", self.byzanz.say("table.known")),
            *self._cards(each["known"], "traders.object"),
        ]
        unknown = each["hand"] - len(each["known"])
        if unknown:
            row += prose("dim", self.byzanz.count("table.unknown", unknown))
        self.layout.add(row, indent=4, hang=6)

    # -- the own hand -----------------------------------------------------------------------

    def _hand(self) -> None:
        """The own hand, a line a sort, and the cards that are about to leave it."""
        hand: list[int] = self.view["hand"]
        draft: list[int] = self.view["draft"]
        self.layout.gap()
        heading = self.byzanz.say("table.hand.empty")
        if hand:
            heading = self.byzanz.count("table.hand", len(hand))
        self.layout.add(prose("heading", heading))
        self._by_sort(hand)
        if draft:
            bidding = self.view["phase"] == "bidding"
            label = self.byzanz.say("table.laid" if bidding else "table.away")
            self.layout.add([("heading", f"{label}:"), *self._cards(draft)])

    # -- cards ------------------------------------------------------------------------------

    def _cards(self, listed: list[int], traders: str = "traders") -> list[Piece]:
        """Cards one after another, equal ones together."""
        kinds = sorted(set(listed))
        pieces = []
        for kind in kinds:
            shown = self.byzanz.several(kind, listed.count(kind), traders)
            comma = "," if kind != kinds[-1] else ""
            pieces.append((f"sort.{sort_of(kind)}", shown + comma))
        return pieces

    def _by_sort(self, listed: list[int]) -> None:
        """A line for each sort: its name, then the values; traders, who have none, are counted."""
        width = max(map(len, self.names))
        for sort, name in enumerate(self.names):
            of_sort = [kind for kind in sorted(listed) if sort_of(kind) == sort]
            if of_sort:
                values = " ".join(str(kind % 4 + 1) for kind in of_sort)
                shown = f"× {len(of_sort)}" if sort == TRADERS else values
                self.layout.add([(f"sort.{sort}", f"{name:{width}}  {shown}")], indent=2)


TERMINAL: Final = Terminal(
    table=_ByzanzTable, styles={f"sort.{sort}": colour for sort, colour in enumerate(_SORT_COLOURS)}
)
