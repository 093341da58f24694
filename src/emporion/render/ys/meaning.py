"""What a click on a thing would mean in the present decision, whether it is open or not.

A click on what is not lit is answered with the reason: for that the picture says which action the
thing would stand for. None where it stands for nothing, or for something that may be chosen
elsewhere; then it only says what it is.
"""

from collections.abc import Collection

from ...core.state import View
from ...games.ys.actions import ACTIONS, CHARACTERS_BY_KIND, PLAYED, card_of, places_a_broker
from ...games.ys.data import SLOTS, THRONE
from ..scene import Anchor


def meaning(view: View, legal: Collection[int], anchor: Anchor) -> int | None:
    """The action that a thing stands for now: a place, a broker, a character, a marker."""
    kind, number = anchor
    steps = len(view.get("draft") or [])
    if kind == "place":
        return ACTIONS.find("at", number)
    if kind == "screen":
        return ACTIONS.find("up" if steps < 2 else "down" if steps < 4 else "stand", number)
    if kind == "front":
        return _before_the_screen(view, steps, number)
    if kind == "neutral":
        return ACTIONS.find("neutral", number)
    if kind == "card":
        return _character(legal, number)
    if kind == "piece":
        return _broker(view, number)
    return ACTIONS.find(kind, number) if kind in ("raise", "lower") else None


def _before_the_screen(view: View, steps: int, value: int) -> int:
    if view["phase"] == "favor":
        return ACTIONS.find("send", value)
    return ACTIONS.find("front_up" if steps < 2 else "front_down", value)


def _character(legal: Collection[int], character: int) -> int | None:
    """A character that may be played in some way is played there."""
    if any(card_of(action) == character for action in legal):
        return None
    if character in PLAYED:
        return ACTIONS.find("play", character)
    kinds = [kind for kind, played in CHARACTERS_BY_KIND.items() if played == character]
    return ACTIONS.first(kinds[0]) if kinds else None


def _broker(view: View, slot: int) -> int | None:
    """While a broker is being placed, another one on the board stands for its place."""
    draft: list[int] = view.get("draft") or []
    if not draft or not places_a_broker(draft[-1]):
        return None
    place = next(
        int(piece["place"])
        for piece in view["pieces"]
        if SLOTS * piece["owner"] + piece["number"] == slot
    )
    # Nobody places a broker in the throne room.
    return None if place == THRONE else ACTIONS.find("at", place)
