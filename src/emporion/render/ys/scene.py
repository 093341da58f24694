"""What is to be drawn, for whom and in which words; and where on the board an action is chosen.

Ids follow from the view alone: `broker.<owner>.<number>` is a broker by its slot, drafted or
placed; `card.<character>` a character wherever it lies; `ship.<n>` the ship of a port, counted from
0; `marker.<gem>` a quotation's marker; `order.<n>` an Order card; `board.<owner>` a player's panel.
As a piece a broker is known by its owner's colour and its value, `broker.blue.3`, or by the colour
alone where the viewer does not see the value.
"""

from functools import cached_property
from itertools import pairwise
from typing import Any, ClassVar, Final, cast

from ...core.actions import ActionData
from ...games.ys.actions import ACTIONS, FACE_DOWN_KINDS, FRONT_KINDS
from ...games.ys.data import SLOTS
from ...games.ys.spec import SEAT_COLOURS
from ...text.game import capital
from ...text.ys import YsWording
from ..scene import Anchor, BoardScene
from .meaning import meaning
from .view_reader import YsViewReader

THINGS: Final[dict[str, tuple[str, str]]] = {
    "at": ("place", "place"),
    "up": ("screen", "value"),
    "down": ("screen", "value"),
    "front_up": ("front", "value"),
    "front_down": ("front", "value"),
    "stand": ("screen", "value"),
    "neutral": ("neutral", "value"),
    "send": ("front", "value"),
    "play": ("card", "character"),
    "queen": ("place", "place"),
    "look": ("piece", "piece"),
    "magician": ("piece", "piece"),
    "with": ("piece", "piece"),
    "mercenary": ("piece", "piece"),
    "herald": ("piece", "piece"),
    "raise": ("raise", "colour"),
    "lower": ("lower", "colour"),
}
"""The thing that an action of a kind is chosen by, and the argument that says which one it is."""


class YsScene(BoardScene):
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

    @property
    def winners(self) -> list[int]:
        """It may be the neutral player."""
        rival = self.view.get("outcome", {}).get("rival", {})
        return [*super().winners, self.view["players"]] if rival.get("won") else super().winners

    def owner(self, owner: int) -> str:
        """Who owns something, as a caption."""
        return capital(self.game.owner(owner, self.view["players"]))

    def standing(self, owner: int) -> dict[str, Any]:
        """What the view tells of an owner; of the neutral player it is less."""
        found: dict[str, Any] = (
            self.view["seats"][owner] if owner < self.view["players"] else self.view["neutral"]
        )
        return found

    def _anchor_of(self, action: int) -> Anchor | None:
        """The thing that an action is chosen by; None if it has no place on the table."""
        asked = ACTIONS.describe(action)
        if asked.kind not in THINGS:
            return None
        thing, argument = THINGS[asked.kind]
        if self.phone and thing in ("raise", "lower"):
            return None  # the scale's steps are too small for a finger
        number = asked.number(argument)
        if thing == "piece":
            owner = asked.number("owner") if asked.kind == "look" else self.view["seat"] or 0
            number += SLOTS * owner
        return thing, number

    @cached_property
    def anchored(self) -> dict[Anchor, int]:
        """Of two actions of one thing the first has it: of a broker the one face up, unless another
        broker is placed already, since a second one mostly lies face down.
        """
        second = bool(self.view.get("draft"))
        in_turn = sorted(self.legal, key=lambda action: (second and _is_face_up(action), action))
        found: dict[Anchor, int] = {}
        for action in in_turn:
            anchor = self._anchor_of(action)
            if anchor is not None:
                found.setdefault(anchor, action)
        return found

    @cached_property
    def laid_anchors(self) -> dict[Anchor, int]:
        """Brokers and characters; a place is not taken back by itself, but by the broker there."""
        anchors = {self._anchor_of(step): step for step in self.laid}
        return {anchor: step for anchor, step in anchors.items() if anchor and anchor[0] != "place"}

    def meaning(self, anchor: Anchor) -> int | None:
        """Which action a click on a thing would mean."""
        return meaning(self.view, self.legal, anchor)

    @cached_property
    def reading(self) -> YsViewReader:
        """What the view says of brokers."""
        return YsViewReader(self.view, self.memory)

    def knows(self, piece: dict[str, Any]) -> int | None:
        """A broker's value, if the viewer is shown it."""
        return self.reading.value(piece)


def _is_face_up(action: int) -> bool:
    """Whether an action places a broker face up."""
    return ACTIONS.describe(action).kind in ("up", "front_up")


def broker_id(owner: int, number: int) -> str:
    """A broker's id, on the board or in the throne room."""
    return f"broker.{owner}.{number}"


def broker_piece(owner: int, value: int | None) -> str:
    """A broker as a piece: as much of it as is shown."""
    name = f"broker.{SEAT_COLOURS[owner]}"
    return name if value is None else f"{name}.{value}"


class DraftedBrokers:
    """The own draft: brokers already put to their places, and one still in hand."""

    def __init__(self, scene: YsScene) -> None:
        view = scene.view
        self._laid = scene.laid
        self.ghosts: list[dict[str, Any]] = []
        self._gone: dict[str, list[int]] = {"screen": [], "front": [], "neutral": []}
        self._held: tuple[str, int] | None = None
        """A chosen broker without a place yet: where it comes from, and its value."""
        self.stands: list[int] = []
        self.chosen: int | None = None
        """The slot of the broker that the Magician or Herald is to move."""
        draft: list[int] = view.get("draft") or []
        seat: int = view["seat"] or 0
        number = 2 * (view["round"] - 1)
        steps = [ACTIONS.describe(action) for action in draft]
        for broker, step in zip([None, *steps], steps, strict=False):
            if step.kind == "at":
                assert broker is not None
                self._put(broker, step, seat, number)
            elif step.kind == "stand":
                self.stands.append(step.number("value"))
            elif step.kind == "neutral":
                self._held = "neutral", step.number("value")
            elif step.kind in ("magician", "herald"):
                self.chosen = SLOTS * seat + step.number("piece")
            else:
                zone = "front" if step.kind in FRONT_KINDS else "screen"
                self._held = zone, step.number("value")

    def apart(self, zone: str) -> tuple[list[int], list[int]]:
        """The values of the brokers that have left a zone, and of one that is held up there."""
        held = self._held
        return self._gone[zone], [held[1]] if held and held[0] == zone else []

    def _put(self, broker: ActionData, spot: ActionData, seat: int, number: int) -> None:
        neutral = broker.kind == "neutral"
        down = broker.kind in FACE_DOWN_KINDS
        if self._held:
            zone, value = self._held
            self._gone[zone].append(value)
            self._held = None
        self.ghosts.append(
            {
                "owner": 2 if neutral else seat,
                "number": number + (seat if neutral else len(self.ghosts)),
                "place": spot.number("place"),
                "down": down,
                "value": broker.number("value"),
                "marked": False,
                "public": not down,
                "step": broker.action,
                "spot": spot.action,
                "which": self._which(broker.action, spot.action),
            }
        )

    def _which(self, action: int, spot: int) -> int | None:
        """Which of equal steps in the order of laying put a broker to a place."""
        spots = [after for step, after in pairwise((*self._laid, -1)) if step == action]
        here = [number for number, after in enumerate(spots) if after == spot]
        alike = [(ghost["step"], ghost["spot"]) for ghost in self.ghosts]
        before = alike.count((action, spot))
        return here[before] if before < len(here) else None
