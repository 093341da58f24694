"""What is to be drawn, for whom and in which words; and where on the table an action is chosen.

Ids follow from the view alone: `ship.<seat>.<coast>.<n>` is a ship by where it lies, counted from
0; `city.<field>` and `disc.<field>` lie on a field; `hand.<goods>.<n>` and `draft.<goods>.<n>` are
one's own cards; `tile.<n>` one's own tiles; `board.<seat>` a player's panel. As pieces ships and
cities are known by their seat's colour, `ship.blue`; cards and discs by their goods, `card.oil`.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, cast

from ...core.state import View
from ...games.tyros.actions import (
    AWAY,
    BACK,
    BACK_COASTS,
    CITY,
    DROP,
    GIVE,
    LAY,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    UNDER,
)
from ...games.tyros.data import COPIES, JOKER, KINDS
from ...text import Wording
from ...text.game import capital
from ...text.tyros import TyrosWording
from ...text.tyros.prices import drafted
from ..scene import Anchor, BoardScene
from .meaning import meaning
from .text_reading import Reading

HAND_FAMILIES: Final = (
    (SWAP, "swap"),
    (DROP, "drop"),
    (GIVE, "give"),
    (PAY, "pay"),
    (TOLL, "toll"),
    (AWAY, "away"),
)
"""The families of actions that name a card of one's own hand, by their first action."""


def card_named(action: int, families: tuple[tuple[int, str], ...]) -> tuple[str, int]:
    """The family of an action and the kind of card that it names; no family for any other."""
    for first, name in families:
        if first <= action < first + KINDS:
            return name, action - first
    return "", -1


def _on_board(action: int) -> Anchor | None:
    """The thing on the chart, or the tile or discard, that one takes hold of for an action."""
    for first, after, name in (
        (TAKE, PAY, "take"),
        (SAIL, TO, "sail"),
        (TO, CITY, "to"),
        (CITY, SHIP, "city"),
        (SHIP, LAY, "ship"),
        (LAY, UNDER, "lay"),
    ):
        if first <= action < after:
            return name, action - first
    if action >= UNDER:
        return "under", action - UNDER + 1
    if BACK <= action < SAIL:
        return "back", BACK_COASTS[action - BACK]
    return None


@dataclass(frozen=True)
class Scene(BoardScene):
    """A view of Tyros and how it is to be shown."""

    family: str = ""
    """What taking hold of a card of the hand means now; empty if nothing."""

    name: ClassVar[str] = "tyros"

    @property
    def game(self) -> TyrosWording:
        """How the game speaks."""
        return cast(TyrosWording, self.words.game("tyros"))

    @cached_property
    def reading(self) -> Reading:
        """What the view says of fields and empires."""
        return Reading(self.view)

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

    def action(self, action: int) -> str:
        """An action in words, with its price."""
        return self.game.choice(action, self.view)

    def say(self, key: str, **facts: object) -> str:
        """A label of the picture."""
        return self.game.say(f"picture.{key}", **facts)

    def card_about(self, kind: int) -> str:
        """What a trade card is for."""
        if kind == JOKER:
            return self.game.say("help.joker", n=COPIES[JOKER])
        return self.about("goods", empire=self.game.empire(kind))

    def drafted(self, first: int) -> list[int]:
        """The kinds of cards in the draft that a family of actions named; what one has chosen to
        put away lies there until all have chosen.
        """
        chosen: list[int] | None = self.view.get("choice")
        return chosen[:] if chosen and first == AWAY else drafted(self.view, first)

    def in_hand(self) -> list[int]:
        """The own cards that no draft has taken up."""
        held: Counter[int] = Counter(self.view.get("hand") or [])
        for first, _ in HAND_FAMILIES:
            held.subtract(self.drafted(first))
        return sorted(held.elements())

    def meaning(self, anchor: Anchor) -> int | None:
        """Which action a click on a thing would mean."""
        return meaning(self.view, self.legal, anchor)

    def route_drafted(self) -> tuple[int, int] | None:
        """A drafted journey's origin and goal, if both are chosen."""
        draft = self.draft
        if len(draft) > 1 and SAIL <= draft[0] < TO <= draft[1] < CITY:
            return draft[0] - SAIL, draft[1] - TO
        return None


def planned(
    view: View,
    words: Wording,
    legal: Collection[int],
    phone: bool,
    memory: bool = False,
    *,
    laid: tuple[int, ...] = (),
    interactive: bool = False,
    asked: bool = True,
) -> Scene:
    """A scene in which each legal action has one place: on the table if it can, else in the list.

    Where one card of the hand could mean several things, all of them are listed.
    """
    anchored: dict[Anchor, int] = {}
    listed: list[int] = []
    families = {card_named(action, HAND_FAMILIES)[0] for action in legal} - {""}
    family = families.pop() if len(families) == 1 else ""
    for action in sorted(legal):
        anchor = _on_board(action)
        name, kind = card_named(action, HAND_FAMILIES)
        if family and name:
            anchor = "hand", kind
        if anchor is None:
            listed.append(action)
        else:
            anchored[anchor] = action
    return Scene(
        view,
        words,
        phone,
        memory,
        anchored,
        tuple(listed),
        family,
        interactive=interactive,
        asked=asked,
        removable=laid,
        laid={anchor: step for step in laid if (anchor := _on_board(step)) is not None},
    )
