"""What of a view of Ys is shown, and to whom: the same for picture and text."""

from typing import Any

from ...core.seats import OVER
from ...core.state import View
from ...games.ys.data import (
    BROKERS,
    EXPRESS_BROKERS,
    FAVOR_BROKER,
    FAVOR_BROKERS,
    NEUTRAL_BROKERS,
    PLACED_SLOTS,
    THRONE,
)
from ...games.ys.phases import COUNTING_CARDS, ENDED, NAMES
from ...games.ys.spec import NEUTRAL

Broker = dict[str, Any]
"""A piece as views have it."""

_COUNTING = NAMES[COUNTING_CARDS:ENDED]


class YsViewReader:
    """A view with the questions that a drawing asks of it.

    With a `memory` it also tells what only a perfect memory holds, or follows by deduction alone.
    """

    def __init__(self, view: View, memory: bool = False) -> None:
        self.view = view
        self.memory = memory
        self.seat: int | None = view["seat"]
        self.players: int = view["players"]
        self.over: bool = view["actor"] == OVER
        self.counting: bool = view["phase"] in _COUNTING
        self._places: dict[int, list[Broker]] = {}
        for piece in view["pieces"]:
            self._places.setdefault(piece["place"], []).append(piece)

    def at(self, place: int) -> list[Broker]:
        """The brokers in a place, owner by owner in the order of placing."""
        return self._places.get(place, [])

    def throne(self, owner: int) -> list[Broker]:
        """An owner's brokers in the throne room."""
        return [piece for piece in self.at(THRONE) if piece["owner"] == owner]

    def in_order(self) -> list[int]:
        """The seats as they play, by their Order cards."""
        seats = self.view["seats"]
        return sorted(range(self.players), key=lambda seat: int(seats[seat]["order"]))

    # -- what is known ----------------------------------------------------------------------

    def value(self, piece: Broker) -> int | None:
        """The value of a broker, if this reader is shown it.

        A view has all that can be known. Shown is what lies open, what has been seen openly, what
        the Spy has looked at as long as not everybody could deduce it, and, where peeking is
        allowed, what the viewer has laid face down.
        """
        value: int | None = piece["value"]
        if not piece["down"]:
            return value
        mine = self.seat is not None and self._placer(piece) == self.seat
        if mine and piece["owner"] == self.seat and self.view["options"]["peek"]:
            return value
        if mine and not piece["public"]:
            # A neutral broker may never be looked at again, an own one only with `peek`.
            return value if self.memory and piece["owner"] != self.seat else None
        return value if self.memory or not _is_deduced(piece) else None

    def _placer(self, piece: Broker) -> int:
        """Who has placed a broker: a neutral one's number tells which of two players did."""
        owner: int = piece["owner"]
        return owner if owner < self.players else int(piece["number"]) % 2

    def behind(self, seat: int) -> list[int]:
        """The brokers behind another's screen, where all have seen them going there."""
        known: list[int] = self.view["seats"][seat]["behind_known"]
        return [] if seat == self.seat else known

    def hidden(self, seat: int) -> list[int]:
        """What another must still have behind the screen or face down, by subtraction.

        All know which brokers a player has; those that this reader knows the place of are left out.
        """
        if seat == self.seat or self.over:
            return []
        options = self.view["options"]
        left = list(EXPRESS_BROKERS if options["express"] else BROKERS)
        if options["kings_favor"]:
            left += [FAVOR_BROKER] * min(self.view["turn"] - 1, FAVOR_BROKERS)
        each = self.view["seats"][seat]
        seen = [self.value(piece) for piece in self.view["pieces"] if piece["owner"] == seat]
        return _without(left, [*each["front"], *each["behind_known"], *seen])

    def hidden_neutrals(self, seat: int) -> list[int]:
        """The same for the neutral brokers that another places."""
        if seat == self.seat or self.over or self.view["neutral"] is None:
            return []
        strong = self.view["options"]["neutral"] == NEUTRAL[1]
        seen = [
            self.value(piece)
            for piece in self.view["pieces"]
            if piece["owner"] == self.players and self._placer(piece) == seat
        ]
        known: list[int] = self.view["seats"][seat]["neutrals_known"]
        return _without(list(NEUTRAL_BROKERS[strong]), [*known, *seen])


def _is_deduced(piece: Broker) -> bool:
    """Whether all know a broker's value from the others that its owner has shown.

    That is so in the throne room, and stays so for a broker that the Magician lets out: it lies
    face down on the board, too, and keeps its slot.
    """
    in_throne = piece["place"] == THRONE or piece["number"] >= PLACED_SLOTS
    return bool(in_throne and (piece["public"] or piece["paired"]))


def _without(values: list[int], gone: list[int | None]) -> list[int]:
    """Values in ascending order, less those whose place is known."""
    left = sorted(values)
    for value in gone:
        if value is not None and value in left:
            left.remove(value)
    return left
