"""What happens in Byzanz, as facts. Cards are listed by kind; `seat` is who did it.

Each function tells one event; the rules call it at the moment it is true.
"""

from typing import TYPE_CHECKING, Any, Final

from ...core.events import Event
from .cards import cards

if TYPE_CHECKING:
    from .state import ByzanzState

KINDS: Final = (
    "dealt",
    "lot_opened",
    "bid",
    "passed",
    "auction_won",
    "all_passed",
    "last_lot",
    "put_in_market",
    "lot_taken",
    "offer_taken",
    "sort_taken",
    "pick_declined",
    "market_was_empty",
    "market_cleared",
    "sold",
    "discarded",
    "finished_selling",
    "game_over",
)
"""Every kind of event, so that a wording for each can be demanded."""


def tell(state: "ByzanzState", kind: str, facts: dict[str, Any]) -> None:
    """An event that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind, facts))


def dealt(state: "ByzanzState", seat: int) -> None:
    """A seat has its first cards: all see how many, the seat sees which."""
    if state.events is not None:
        hand = cards(state.hands[seat])
        state.events.append(
            Event("dealt", {"seat": seat, "count": len(hand)}, {"cards": hand}, (seat,))
        )
