"""What is to be drawn, for whom and in which words; and where on the table an action is chosen.

Ids follow from the view alone: `ship.<seat>.<coast>.<n>` is a ship by where it lies, counted from
0; `city.<field>` and `disc.<field>` lie on a field; `hand.<goods>.<n>` and `draft.<goods>.<n>` are
the viewer's cards; `tile.<n>` their tiles; `board.<seat>` a player's panel. As pieces ships and
cities are known by their seat's colour, `ship.blue`; cards and discs by their goods, `card.oil`.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar, Final, cast

from ...core.actions import ActionData
from ...games.tyros.actions import ACTIONS
from ...games.tyros.data import COPIES, EMPIRES, JOKER
from ...text.game import capital
from ...text.tyros import TyrosWording
from ...text.tyros.prices import drafted, steps
from ..scene import Anchor, BoardScene
from .meaning import meaning
from .view_reader import TyrosViewReader

HAND_KINDS: Final = ("swap", "drop", "give", "pay", "toll", "away")
"""The kinds of actions that name a card of the viewer's hand."""

_CHOSEN_BY: Final = {
    "take": "card",
    "back": "coast",
    "sail": "coast",
    "to": "coast",
    "city": "field",
    "ship": "field",
    "under": "tile",
}
"""The kinds of actions that are chosen by one thing on the chart, by a tile or by a discard: which
argument says which thing it is. The kind of the thing has the same name.
"""


def lay_anchor(tile: int, empire: int) -> Anchor:
    """The place on the chart where a tile is laid for an empire."""
    return "lay", EMPIRES * (tile - 1) + empire


def _on_board(data: ActionData) -> Anchor | None:
    """The thing on the chart, or the tile or discard, that an action is chosen by."""
    if data.kind == "lay":
        return lay_anchor(data.number("tile"), data.number("empire"))
    argument = _CHOSEN_BY.get(data.kind)
    return None if argument is None else (data.kind, data.number(argument))


class TyrosScene(BoardScene):
    """A view of Tyros and how it is to be shown."""

    name: ClassVar[str] = "tyros"

    @property
    def game(self) -> TyrosWording:
        """How the game speaks."""
        return cast(TyrosWording, self.words.game("tyros"))

    @cached_property
    def reading(self) -> TyrosViewReader:
        """What the view says of fields and empires."""
        return TyrosViewReader(self.view)

    @cached_property
    def fleets(self) -> dict[int, list[tuple[int, int]]]:
        """The ships off each coast: each one's seat, and its number among those of the seat."""
        found: dict[int, list[tuple[int, int]]] = {}
        for seat, shown in enumerate(self.view["seats"]):
            for coast, count in sorted(Counter(shown["ships"]).items()):
                found.setdefault(coast, []).extend((seat, n) for n in range(count))
        return found

    @property
    def draft(self) -> list[int]:
        """The own actions that are not committed."""
        found: list[int] = self.view.get("draft") or []
        return found

    def seat(self, seat: int) -> str:
        """A seat's name as a caption."""
        return capital(self.words.seat(seat))

    def standing(self, seat: int) -> dict[str, Any]:
        """What everybody knows of a seat."""
        found: dict[str, Any] = self.view["seats"][seat]
        return found

    def say(self, key: str, **facts: object) -> str:
        """A label of the picture."""
        return self.game.say(f"picture.{key}", **facts)

    def card_about(self, kind: int) -> str:
        """What a trade card is for."""
        if kind == JOKER:
            return self.game.say("help.joker", n=COPIES[JOKER])
        return self.about("goods", empire=self.game.empire(kind))

    @cached_property
    def steps(self) -> list[ActionData]:
        """The own actions that are not committed, with their kinds and arguments."""
        return steps(self.view)

    def drafted(self, kind: str) -> list[int]:
        """The cards that actions of a kind name in the draft; those that the viewer has chosen to
        put away stay there until all have chosen.
        """
        chosen: list[int] | None = self.view.get("choice")
        return chosen[:] if chosen and kind == "away" else drafted(self.view, kind)

    def begun(self, kind: str, argument: str, number: int) -> bool:
        """Whether the draft begins with an action of that kind for that thing."""
        first = self.steps[0] if self.steps else None
        return first is not None and first.kind == kind and first[argument] == number

    def in_hand(self) -> list[int]:
        """The own cards that no draft has taken up."""
        held: Counter[int] = Counter(self.view.get("hand") or [])
        for kind in HAND_KINDS:
            held.subtract(self.drafted(kind))
        return sorted(held.elements())

    @cached_property
    def use(self) -> str:
        """The kind of action that a card of the hand is for now; empty where it is for none, or for
        several: then these are chosen from the list.
        """
        kinds = {ACTIONS.describe(action).kind for action in self.legal}.intersection(HAND_KINDS)
        return kinds.pop() if len(kinds) == 1 else ""

    @cached_property
    def anchored(self) -> dict[Anchor, int]:
        """Things on the chart, tiles, discards, and the cards of the hand."""
        found = self._by_things(sorted(self.legal))
        for action in sorted(self.legal):
            data = ACTIONS.describe(action)
            if data.kind == self.use:
                found["hand", data.number("card")] = action
        return found

    @cached_property
    def laid_anchors(self) -> dict[Anchor, int]:
        """Things on the chart, tiles and discards."""
        return self._by_things(self.laid)

    def _by_things(self, actions: Iterable[int]) -> dict[Anchor, int]:
        """Actions by what they are chosen by."""
        anchors = {_on_board(ACTIONS.describe(action)): action for action in actions}
        return {anchor: action for anchor, action in anchors.items() if anchor is not None}

    def meaning(self, anchor: Anchor) -> int | None:
        """Which action a click on a thing would mean."""
        return meaning(self.view, self.legal, anchor)

    def route_drafted(self) -> tuple[int, int] | None:
        """A drafted journey's origin and goal, if both are chosen."""
        if [step.kind for step in self.steps[:2]] != ["sail", "to"]:
            return None
        return self.steps[0].number("coast"), self.steps[1].number("coast")
