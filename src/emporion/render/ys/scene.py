"""What is to be drawn, for whom and in which words; and where on the board an action is chosen.

Ids follow from the view alone: `broker.<owner>.<number>` is a broker by its slot, drafted or
placed; `card.<character>` a character wherever it lies; `ship.<n>` the ship of a port, counted from
0; `marker.<gem>` a quotation's marker; `order.<n>` an Order card; `board.<owner>` a player's board.
As a piece a broker is known by its owner's colour and its value, `broker.blue.3`, or by the colour
alone where the viewer does not see the value.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, ClassVar, cast

from ...core.state import View
from ...games.ys.actions import (
    AT,
    BID,
    CAPTAIN_SWAP,
    DOWN,
    FRONT_DOWN,
    FRONT_UP,
    HERALD_FROM,
    LOOK,
    LOWER,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    NEUTRAL,
    PLACE,
    PLAY,
    PLAYED,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    UP,
)
from ...games.ys.data import CITY, SLOTS, VALUES
from ...games.ys.spec import SEAT_COLOURS
from ...text import Wording
from ...text.game import capital
from ...text.ys import YsWording
from ..scene import Anchor, BoardScene
from .meaning import meaning
from .text_reading import Reading


def anchor_of(action: int, seat: int) -> Anchor | None:
    """The thing that one takes hold of for an action; None if it has no place on the table."""
    if action < AT:
        return None
    if action < UP:
        return "place", action - AT
    if action < FRONT_UP:
        return "screen", (action - UP) % VALUES
    if action < STAND:
        return "front", (action - UP) % VALUES
    if action < NEUTRAL:
        return "screen", action - STAND
    if action < BID:
        return "neutral", action - NEUTRAL
    if action < PLACE:
        return None
    if SEND <= action < PLAY:
        return "front", action - SEND
    if PLAY <= action < QUEEN_AT:
        return "card", PLAYED[action - PLAY]
    if QUEEN_AT <= action < LOOK:
        return "place", CITY + action - QUEEN_AT
    if LOOK <= action < MAGICIAN_FROM:
        return "piece", action - LOOK
    for first, last in _OWN_PIECES:
        if first <= action < last:
            return "piece", SLOTS * seat + action - first
    if RAISE <= action < LOWER:
        return "raise", action - RAISE
    if LOWER <= action < LOWER + 4:
        return "lower", action - LOWER
    return None


_OWN_PIECES = (
    (MAGICIAN_FROM, MAGICIAN_WITH),
    (MAGICIAN_WITH, MERCENARY_ON),
    (MERCENARY_ON, HERALD_FROM),
    (HERALD_FROM, CAPTAIN_SWAP),
)


class Scene(BoardScene):
    """A view of Ys and how it is to be shown."""

    name: ClassVar[str] = "ys"

    @property
    def game(self) -> YsWording:
        """How the game speaks."""
        return cast(YsWording, self.words.game("ys"))

    @property
    def owners(self) -> int:
        """The seats, and the neutral player."""
        players: int = self.view["players"]
        return 3 if self.view["neutral"] is not None else players

    def owner(self, owner: int) -> str:
        """Who owns something, as a caption."""
        return capital(self.game.owner(owner, self.view["players"]))

    def standing(self, owner: int) -> dict[str, Any]:
        """What the view tells of an owner; of the neutral player it is less."""
        found: dict[str, Any] = (
            self.view["seats"][owner] if owner < self.view["players"] else self.view["neutral"]
        )
        return found

    def action(self, action: int) -> str:
        """An action in words."""
        return self.game.action(action, self.view["phase"])

    def meaning(self, anchor: Anchor) -> int | None:
        """Which action a click on a thing would mean."""
        return meaning(self.view, self.legal, anchor)

    def knows(self, piece: dict[str, Any]) -> int | None:
        """A broker's value, if the viewer is shown it."""
        return Reading(self.view, self.memory).value(piece)


def planned(
    view: View,
    words: Wording,
    legal: Iterable[int],
    phone: bool,
    memory: bool = False,
    *,
    laid: tuple[int, ...] = (),
    interactive: bool = False,
    asked: bool = True,
) -> Scene:
    """A scene in which each legal action has one place: on the table if it can, else in the list.

    Two actions of one thing: the first has it, the other is listed. Of a broker that is face up,
    unless another one is placed already: a second one mostly lies face down.
    """
    second = bool(view.get("draft"))
    anchored: dict[Anchor, int] = {}
    listed: list[int] = []
    for action in sorted(legal, key=lambda action: (second and _is_face_up(action), action)):
        anchor = anchor_of(action, view["seat"] or 0)
        if phone and anchor is not None and anchor[0] in ("raise", "lower"):
            anchor = None  # the scale's steps are too small for a finger
        if anchor is None or anchor in anchored:
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
        interactive=interactive,
        asked=asked,
        removable=laid,
        laid=_held_up(laid, view["seat"] or 0),
    )


def _is_face_up(action: int) -> bool:
    """Whether an action places a broker face up."""
    return UP <= action < DOWN or FRONT_UP <= action < FRONT_DOWN


def _held_up(laid: tuple[int, ...], seat: int) -> dict[Anchor, int]:
    """The things that have been taken hold of. A place is not one of them: there the broker is."""
    found: dict[Anchor, int] = {}
    for step in laid:
        anchor = anchor_of(step, seat)
        if anchor is not None and anchor[0] != "place":
            found[anchor] = step
    return found


def broker_id(owner: int, number: int) -> str:
    """A broker's id, on the board or in the throne room."""
    return f"broker.{owner}.{number}"


def broker_piece(owner: int, value: int | None) -> str:
    """A broker as a piece: as much of it as is shown."""
    name = f"broker.{SEAT_COLOURS[owner]}"
    return name if value is None else f"{name}.{value}"


class Drafted:
    """The own draft: brokers already put to their places, and one still in hand."""

    def __init__(self, scene: Scene) -> None:
        view = scene.view
        self._laid = scene.removable
        self.ghosts: list[dict[str, Any]] = []
        self.held: tuple[str, int] | None = None
        """A chosen broker without a place yet: from the screen, the front or the neutrals."""
        self.from_screen: list[int] = []
        self.from_front: list[int] = []
        self.from_neutrals: list[int] = []
        self.stands: list[int] = []
        self.chosen: int | None = None
        """The slot of the broker that the Magician or Herald is to move."""
        draft: list[int] = view.get("draft") or []
        seat: int = view["seat"] or 0
        number = 2 * (view["round"] - 1)
        for step, action in enumerate(draft):
            if action < UP:
                self._put(draft[step - 1], action - AT, seat, number)
            elif action < STAND:
                packet = self.from_screen if action < FRONT_UP else self.from_front
                packet.append((action - UP) % VALUES)
                zone = "screen" if action < FRONT_UP else "front"
                self.held = zone, (action - UP) % VALUES
            elif action < NEUTRAL:
                self.stands.append(action - STAND)
            elif action < BID:
                self.from_neutrals.append(action - NEUTRAL)
                self.held = "neutral", action - NEUTRAL
            else:
                first = MAGICIAN_FROM if action < MAGICIAN_WITH else HERALD_FROM
                self.chosen = SLOTS * seat + action - first

    def _put(self, action: int, place: int, seat: int, number: int) -> None:
        neutral = action >= NEUTRAL
        down = neutral or DOWN <= action < FRONT_UP or FRONT_DOWN <= action < STAND
        self.held = None
        self.ghosts.append(
            {
                "owner": 2 if neutral else seat,
                "number": number + (seat if neutral else len(self.ghosts)),
                "place": place,
                "down": down,
                "value": (action - UP) % VALUES,
                "marked": False,
                "public": not down,
                "step": action,
                "which": self._which(action, AT + place),
            }
        )

    def _which(self, action: int, spot: int) -> int | None:
        """Which of equal steps in the order of laying put a broker to a place."""
        spots = [after for step, after in pairwise((*self._laid, -1)) if step == action]
        here = [number for number, after in enumerate(spots) if after == spot]
        alike = [(ghost["step"], AT + ghost["place"]) for ghost in self.ghosts]
        before = alike.count((action, spot))
        return here[before] if before < len(here) else None
