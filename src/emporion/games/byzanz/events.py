"""What happens in Byzanz, as facts. Cards are listed by kind; `seat` is who did it."""

from typing import Final

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
