"""What a click on a thing would mean in the present decision, whether it is open or not.

A click on what is not lit is answered by the reason: for that the picture says which action the
thing would stand for. None where it stands for nothing, or for something that may be chosen
elsewhere; then it only says what it is.
"""

from collections.abc import Collection
from typing import Final

from ...core.actions import ActionData
from ...core.state import View
from ...games.tyros.actions import ACTIONS
from ...games.tyros.board import TYROS
from ...games.tyros.sea import NEIGHBOURS
from ...text.tyros.prices import is_free_tyros, steps
from ..scene import Anchor

_GOES_ON: Final = {
    "swap": "swap",
    "drop": "drop",
    "give": "give",
    "sail": "toll",
    "city": "toll",
    "ship": "pay",
}
"""What a card of the hand would be for, by the kind of action that has been begun."""


def meaning(view: View, legal: Collection[int], anchor: Anchor) -> int | None:
    """The action that a thing stands for now: a card of the hand, a discard, the pile, a tile, a
    ship of the viewer or of another seat, a field.
    """
    kind, number = anchor
    if kind == "hand":
        return _card(view, legal, number)
    if kind == "take":
        return ACTIONS.find("take", number) if steps(view) else None
    if kind == "pile":
        return ACTIONS.find("draw") if steps(view) else None
    if kind == "under":
        return _tile(view, legal, number)
    if kind in ("sail", "other_ship"):
        return _ship(view, number, own=kind == "sail")
    return _field(view, number) if kind == "field" else None


def _card(view: View, legal: Collection[int], card: int) -> int | None:
    """A card is for what has been begun; where nothing has, a list says what it may be for."""
    draft = steps(view)
    if view["phase"] == "keeping":
        return ACTIONS.find("away", card)
    if draft:
        return ACTIONS.find(_GOES_ON[draft[0].kind], card)
    if {ACTIONS.describe(action).kind for action in legal} & {"swap", "drop", "give", "want"}:
        return None
    return ACTIONS.find("give" if view["phase"] == "answer" else "swap", card)


def _tile(view: View, legal: Collection[int], tile: int) -> int | None:
    """A tile is laid on its field, or put under the pile."""
    if view["phase"] != "laying":
        return ACTIONS.find("under", tile)
    open_ = map(ACTIONS.describe, legal)
    fits = any(data.kind == "lay" and data["tile"] == tile for data in open_)
    return None if fits else _lay(view, tile)


def _lay(view: View, field: int) -> int:
    """Laying a tile there; for an empire beside it, if there is one."""
    beside = [
        empire
        for empire, fields in enumerate(view["empires"])
        if any(NEIGHBOURS[field] >> other & 1 for other in fields)
    ]
    return ACTIONS.find("lay", field, beside[0] if beside else 0)


def _ship(view: View, coast: int, own: bool) -> int | None:
    """A ship sails; once one is chosen, a click on another means the coast where that lies."""
    draft = steps(view)
    if _is_sailing(draft):
        return ACTIONS.find("to", coast)
    if own or draft or view["phase"] != "action":
        return ACTIONS.find("sail", coast)
    seat = view["seat"]
    mine = seat is not None and coast in view["seats"][seat]["ships"]
    return None if mine else ACTIONS.find("sail", coast)


def _field(view: View, field: int) -> int | None:
    """A field is where a tile is laid, a ship sails to, a city is founded or a ship is built."""
    draft = steps(view)
    if view["phase"] in ("laying", "exchange"):
        return None if field == TYROS else _lay(view, field)
    if _is_sailing(draft):
        return ACTIONS.find("to", field)
    seat = view["seat"]
    if draft or seat is None:
        return ACTIONS.find("city", field)
    own_city = field in view["seats"][seat]["cities"]
    kind = "ship" if own_city or is_free_tyros(view, field) else "city"
    return ACTIONS.find(kind, field)


def _is_sailing(draft: list[ActionData]) -> bool:
    """Whether a ship is chosen, but not yet where it goes."""
    return len(draft) == 1 and draft[0].kind == "sail"
