"""What happens in Ys, as facts. Gems, places, characters and ships are numbers of `data`.

`seat` is who did it; `neutral` is the neutral player's number, which follows the seats'. A piece is
`{"owner", "number", "place", "down", "value", "marked"}`; its value is `None` where not all know
it, and stands in the event's secret part for those who do.
"""

from typing import Any, Final

from .brokers import DOWN, MARKED, PUBLIC, place_of, value_of
from .data import SLOTS

KINDS: Final[tuple[str, ...]] = (
    "order_cards_dealt",
    "characters_revealed",
    "ships_arrived",
    "market_filled",
    "bid_made",
    "bids_revealed",
    "place_chosen",
    "order_settled",
    "placed",
    "market_point",
    "last_brokers",
    "character_played",
    "queen_placed",
    "spied",
    "brokers_swapped",
    "mercenary_marked",
    "broker_moved",
    "ships_swapped",
    "gem_exchanged",
    "gem_kept",
    "quotations_shifted",
    "gems_chosen",
    "neighborhood_revealed",
    "gems_taken",
    "gems_lapsed",
    "black_gem_won",
    "commercial_won",
    "character_won",
    "character_lost",
    "crowned",
    "white_gem_named",
    "card_for_gem",
    "neighborhood_cleared",
    "market_revealed",
    "line_won",
    "columns_ordered",
    "columns_moved",
    "highest_bidder_moved",
    "nobody_in_market",
    "market_cleared",
    "passed",
    "sent_to_throne",
    "throne_filled",
    "turn_ended",
    "gem_points",
    "black_points",
    "throne_points",
    "game_over",
)
"""Every kind of event, so that a wording for each can be demanded."""


def piece_facts(slot: int, piece: int) -> dict[str, Any]:
    """A piece as everybody sees it."""
    return {
        "owner": slot // SLOTS,
        "number": slot % SLOTS,
        "place": int(place_of(piece)),
        "down": bool(piece & DOWN),
        "value": int(value_of(piece)) if piece & PUBLIC else None,
        "marked": bool(piece & MARKED),
    }
