"""The phases of a round, in the rulebook's order."""

from typing import Final

DEALING: Final = 0
OPENING: Final = 1
BIDDING: Final = 2
LOT_CARD: Final = 3
OVER_LIMIT: Final = 4
PICKING: Final = 5
FINAL_SALES: Final = 6
ENDED: Final = 7

NAMES: Final = (
    "dealing",
    "opening",
    "bidding",
    "lot_card",
    "over_limit",
    "picking",
    "final_sales",
    "ended",
)
"""The phases' names in views; those of seats' decisions are also the decisions' kinds."""
