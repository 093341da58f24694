"""What happens in Tyros, as facts. Cards are listed by kind; fields, coasts, tiles and empires are
numbers of `board` and `data`; `seat` is who did it.
"""

from typing import Final

KINDS: Final[tuple[str, ...]] = (
    "start_player_drawn",
    "empire_founded",
    "tile_put_aside",
    "tiles_dealt",
    "round_began",
    "cards_dealt",
    "empire_grew",
    "tyros_claimed",
    "tile_drawn",
    "tiles_shown",
    "tile_put_under",
    "lay_turn_skipped",
    "sailed",
    "toll_paid",
    "city_founded",
    "four_empires",
    "ship_built",
    "cards_swapped",
    "cards_drawn",
    "card_fetched",
    "offer_made",
    "offer_accepted",
    "offer_declined",
    "offer_countered",
    "traded",
    "trade_failed",
    "passed",
    "round_ended",
    "keeping_chosen",
    "cards_kept",
    "start_player_changed",
    "majority_won",
    "empire_scored",
    "game_over",
)
"""Every kind of event, so that a wording for each can be demanded."""
