"""What a click on a thing would mean in the present decision, whether it is open or not.

Whoever clicks on what is not lit is told why it is not: for that the picture says which action the
thing would stand for. None where it stands for nothing, or for something that may be chosen
elsewhere; then it only says what it is.
"""

from collections.abc import Collection

from ...core.state import View
from ...games.tyros.actions import (
    AWAY,
    CITY,
    DRAW,
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
from ...games.tyros.board import TYROS
from ...games.tyros.data import EMPIRES
from ...games.tyros.sea import NEIGHBOURS
from ...text.tyros.prices import is_free_tyros
from ..scene import Anchor


def meaning(view: View, legal: Collection[int], anchor: Anchor) -> int | None:
    """The action that a thing stands for now: a card of the hand, a discard, the pile, a tile, a
    ship of one's own or of somebody else's, a field.
    """
    kind, number = anchor
    if kind == "hand":
        return _card(view, legal, number)
    if kind == "take":
        return TAKE + number if _draft(view) else None
    if kind == "pile":
        return DRAW if _draft(view) else None
    if kind == "under":
        return _tile(view, legal, number)
    if kind in ("sail", "other_ship"):
        return _ship(view, number, own=kind == "sail")
    return _field(view, number) if kind == "field" else None


def _draft(view: View) -> list[int]:
    found: list[int] = view.get("draft") or []
    return found


def _card(view: View, legal: Collection[int], card: int) -> int | None:
    """A card is for what has been begun; where nothing has, a list says what it may be for."""
    draft = _draft(view)
    if view["phase"] == "keeping":
        return AWAY + card
    if not draft:
        free = any(SWAP <= action < TAKE for action in legal)
        return None if free else (GIVE if view["phase"] == "answer" else SWAP) + card
    first = draft[0]
    if first >= SHIP:
        return PAY + card
    if first >= SAIL:
        return TOLL + card
    if first >= GIVE:
        return GIVE + card
    return (DROP if first >= DROP else SWAP) + card


def _tile(view: View, legal: Collection[int], tile: int) -> int | None:
    """A tile is laid on its field, or put under the pile."""
    if view["phase"] != "laying":
        return UNDER + tile - 1
    lays = range(LAY + EMPIRES * (tile - 1), LAY + EMPIRES * tile)
    return None if any(action in lays for action in legal) else _lay(view, tile)


def _lay(view: View, field: int) -> int:
    """Laying a tile there; for an empire beside it, if there is one."""
    beside = [
        empire
        for empire, fields in enumerate(view["empires"])
        if any(NEIGHBOURS[field] >> other & 1 for other in fields)
    ]
    return LAY + EMPIRES * (field - 1) + (beside[0] if beside else 0)


def _ship(view: View, coast: int, own: bool) -> int | None:
    """A ship sails; where one is chosen that is to sail, the others lie where it might go."""
    draft = _draft(view)
    if _is_sailing(draft):
        return TO + coast
    if own or draft or view["phase"] != "action":
        return SAIL + coast
    seat = view["seat"]
    mine = seat is not None and coast in view["seats"][seat]["ships"]
    return None if mine else SAIL + coast


def _field(view: View, field: int) -> int | None:
    """A field is where a tile is laid, a ship sails to, a city is founded or a ship is built."""
    draft = _draft(view)
    if view["phase"] in ("laying", "exchange"):
        return None if field == TYROS else _lay(view, field)
    if _is_sailing(draft):
        return TO + field
    seat = view["seat"]
    if draft or seat is None:
        return CITY + field
    own_city = field in view["seats"][seat]["cities"]
    return SHIP + field if own_city or is_free_tyros(view, field) else CITY + field


def _is_sailing(draft: list[int]) -> bool:
    """Whether a ship is chosen, but not yet where it goes."""
    return len(draft) == 1 and SAIL <= draft[0] < TO
