"""The phases of a turn, in the rulebook's order."""

from typing import Final

ORDER_CARDS: Final = 0
CHARACTERS: Final = 1
SHIPS: Final = 2
MARKET_SHIP: Final = 3
BIDDING: Final = 4
ORDERING: Final = 5
PLACING_CARDS: Final = 6
PLACING: Final = 7
AFTER_PLACING: Final = 8
COUNTING_CARDS: Final = 9
TAKING: Final = 10
WHITE_GEM: Final = 11
COLUMNS: Final = 12
HIGHEST_BIDDER: Final = 13
CLOSING_CARDS: Final = 14
FAVOR: Final = 15
ENDED: Final = 16

NAMES: Final[tuple[str, ...]] = (
    "order_cards",
    "characters",
    "ships",
    "market_ship",
    "bidding",
    "ordering",
    "placing_cards",
    "placing",
    "after_placing",
    "counting_cards",
    "taking",
    "white_gem",
    "columns",
    "highest_bidder",
    "closing_cards",
    "favor",
    "ended",
)
"""The phases' names in views; those of decisions are also the decisions' kinds."""
