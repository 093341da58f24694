"""What is to be drawn, for whom and in which words; and where on the table an action is chosen.

Ids follow from the view alone: `ship.<seat>.<coast>.<n>` is a ship by where it lies, counted from
0; `city.<field>` and `disc.<field>` lie on a field; `hand.<goods>.<n>` and `draft.<goods>.<n>` are
one's own cards; `tile.<n>` one's own tiles; `board.<seat>` a player's panel.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

from ...core.seats import OVER
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
from ...games.tyros.data import KINDS
from ...text import Wording
from ...text.game import capital
from ...text.tyros import TyrosWording
from ..emblems import group
from .text_reading import Reading

Anchor = tuple[str, int]
"""A kind of thing on the table and which one: `("sail", 22)`, `("hand", 1)`."""


class Box(NamedTuple):
    """Room in the picture."""

    x: float
    y: float
    width: float
    height: float


HAND_FAMILIES: Final = (
    (SWAP, "swap"),
    (DROP, "drop"),
    (GIVE, "give"),
    (PAY, "pay"),
    (TOLL, "toll"),
    (AWAY, "away"),
)
"""The families of actions that name a card of one's own hand, by their first action."""


def hand_family(action: int) -> str:
    """The family of an action that names a card of one's own; empty for any other."""
    for first, name in HAND_FAMILIES:
        if first <= action < first + KINDS:
            return name
    return ""


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
class Scene:
    """A view and how it is to be shown; `anchored` are the actions that have a place, `listed`
    those that are to be chosen from a list.
    """

    view: View
    words: Wording
    legal: frozenset[int]
    phone: bool
    memory: bool = False
    anchored: dict[Anchor, int] = field(default_factory=dict)
    listed: tuple[int, ...] = ()
    family: str = ""
    """What taking hold of a card of the hand means now; empty if nothing."""

    @property
    def game(self) -> TyrosWording:
        """How the game speaks."""
        return cast(TyrosWording, self.words.game("tyros"))

    @property
    def reading(self) -> Reading:
        """What the view says of fields and empires."""
        return Reading(self.view)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view["actor"] == OVER)

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

    def drafted(self, first: int) -> list[int]:
        """The kinds of cards in the draft that a family of actions named."""
        return [action - first for action in self.draft if first <= action < first + KINDS]

    def in_hand(self) -> list[int]:
        """The own cards that no draft has taken up."""
        held: Counter[int] = Counter(self.view.get("hand") or [])
        for first, _ in HAND_FAMILIES:
            held.subtract(self.drafted(first))
        return sorted(held.elements())

    def route_drafted(self) -> tuple[int, int] | None:
        """A drafted journey's origin and goal, if both are chosen."""
        draft = self.draft
        if len(draft) > 1 and SAIL <= draft[0] < TO <= draft[1] < CITY:
            return draft[0] - SAIL, draft[1] - TO
        return None


def planned(
    view: View, words: Wording, legal: Iterable[int], phone: bool, memory: bool = False
) -> Scene:
    """A scene in which each legal action has one place: on the table if it can, else in the list.

    Where one card of the hand could mean several things, all of them are listed.
    """
    anchored: dict[Anchor, int] = {}
    listed: list[int] = []
    families = {hand_family(action) for action in legal} - {""}
    family = families.pop() if len(families) == 1 else ""
    for action in sorted(legal):
        anchor = _on_board(action)
        if family and hand_family(action):
            first = next(first for first, name in HAND_FAMILIES if name == family)
            anchor = "hand", action - first
        if anchor is None:
            listed.append(action)
        else:
            anchored[anchor] = action
    return Scene(view, words, frozenset(legal), phone, memory, anchored, tuple(listed), family)


def target(scene: Scene, anchor: Anchor, *drawn: str, **attributes: str | float | None) -> str:
    """A thing on the table; if an action is chosen by it, it is lit."""
    action = scene.anchored.get(anchor)
    if action is None:
        return group(*drawn, **attributes)
    classes = f"{attributes.pop('class_', None) or ''} emp-lit".strip()
    return group(*drawn, class_=classes, data_action=action, **attributes)
