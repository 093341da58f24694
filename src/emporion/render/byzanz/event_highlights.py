"""What an event of Byzanz is about in the picture."""

from typing import Any, Final

from ...games.byzanz.cards import sort_of
from ...games.byzanz.data import SORTS

_OF_THE_LOT: Final = frozenset({"lot_opened", "last_lot", "lot_taken", "auction_won", "all_passed"})


def places(seen: dict[str, Any]) -> tuple[str, ...]:
    """The things of the picture that an event is about."""
    kind = seen["event"]
    if kind in _OF_THE_LOT:
        return ("lot",)
    if kind == "offer_taken":
        return (f"offer-{seen['offer']}",)
    if kind == "sort_taken":
        return (f"stall-{SORTS[seen['sort']]}",)
    if kind == "put_in_market":
        return (_stall(seen["card"]),)
    if kind == "market_cleared":
        return tuple(_stall(card) for card in seen["cards"])
    return ()


def _stall(card: int) -> str:
    return f"stall-{SORTS[sort_of(card)]}"
