"""What a click on a thing would mean in the present decision, whether it is open or not.

Whoever clicks on what is not lit is told why it is not: for that the picture says which action the
thing would stand for. None where it stands for nothing, or for something that may be chosen
elsewhere; then it only says what it is.
"""

from collections.abc import Collection
from typing import Final

from ...core.state import View
from ...games.ys.actions import (
    ALCHEMIST_NOTHING,
    AT,
    BANKER_MOVE,
    CAPTAIN_SWAP,
    DOWN,
    FRONT_DOWN,
    FRONT_UP,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOWER,
    MAGICIAN_FROM,
    MERCENARY_ON,
    NEUTRAL,
    PLAY,
    PLAYED,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    UP,
)
from ...games.ys.data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    HERALD,
    JEWELLER,
    MAGICIAN,
    MERCENARY,
    QUEEN,
    SLOTS,
    THRONE,
)
from ...games.ys.questions import wants_a_place
from ...games.ys.windows import card_of
from ..scene import Anchor

_FIRST: Final = {
    QUEEN: QUEEN_AT,
    MAGICIAN: MAGICIAN_FROM,
    MERCENARY: MERCENARY_ON,
    HERALD: HERALD_FROM,
    CAPTAIN: CAPTAIN_SWAP,
    ALCHEMIST: ALCHEMIST_NOTHING,
    BANKER: BANKER_MOVE,
    JEWELLER: JEWELLER_TAKE,
}
"""The first action of each character that needs more than to be laid down."""


def meaning(view: View, legal: Collection[int], anchor: Anchor) -> int | None:
    """The action that a thing stands for now: a place, a broker, a character, a marker."""
    kind, number = anchor
    steps = len(view.get("draft") or [])
    if kind == "place":
        return AT + number
    if kind == "screen":
        return (UP if steps < 2 else DOWN if steps < 4 else STAND) + number
    if kind == "front":
        return _before_the_screen(view, steps, number)
    if kind == "neutral":
        return NEUTRAL + number
    if kind == "card":
        return _character(legal, number)
    if kind == "piece":
        return _broker(view, number)
    return {"raise": RAISE + number, "lower": LOWER + number}.get(kind)


def _before_the_screen(view: View, steps: int, value: int) -> int:
    if view["phase"] == "favor":
        return SEND + value
    return (FRONT_UP if steps < 2 else FRONT_DOWN) + value


def _character(legal: Collection[int], character: int) -> int | None:
    """A character that may be played in some way is played there."""
    if any(card_of(action) == character for action in legal):
        return None
    if character in PLAYED:
        return PLAY + PLAYED.index(character)
    return _FIRST.get(character)


def _broker(view: View, slot: int) -> int | None:
    """A broker on the board is where another one would like to be."""
    draft: list[int] = view.get("draft") or []
    if not draft or not wants_a_place(draft[-1]):
        return None
    place = next(
        int(piece["place"])
        for piece in view["pieces"]
        if SLOTS * piece["owner"] + piece["number"] == slot
    )
    # Nobody places a broker in the throne room.
    return None if place == THRONE else AT + place
