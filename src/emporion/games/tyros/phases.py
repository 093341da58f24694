"""The phases of a game, in the rulebook's order."""

from typing import Final

START: Final = 0
FOUNDING: Final = 1
TILES: Final = 2
CARDS: Final = 3
LAYING: Final = 4
EXCHANGE: Final = 5
NEW_TILE: Final = 6
ACTION: Final = 7
DRAWING: Final = 8
ANSWER: Final = 9
PARTNER: Final = 10
KEEPING: Final = 11
ENDED: Final = 12

NAMES: Final[tuple[str, ...]] = (
    "start",
    "founding",
    "tiles",
    "cards",
    "laying",
    "exchange",
    "new_tile",
    "action",
    "drawing",
    "answer",
    "partner",
    "keeping",
    "ended",
)
"""The phases' names in views; those of seats' decisions are also the decisions' kinds."""
