"""Byzanz's cards and tables, as the book gives them. No logic.

What the book leaves open is an option in `spec.py`, or a ruling in RULES.md.
"""

from typing import Final

SORTS: Final = ("cloth", "spices", "wine", "wood", "grain", "olives", "trader")
"""The six sorts of goods and the traders, which are a sort of their own in the market."""

GOODS: Final = 6
TRADERS: Final = 6
"""The traders' place in SORTS; smaller numbers are goods."""

COPIES: Final[tuple[int, ...]] = (6, 5, 3, 2)
"""How often each sort of goods has the values 1, 2, 3 and 4."""

TRADER_COPIES: Final = 16

KINDS: Final = 25
"""Kinds of card: 4 * sort + value - 1 for goods, then the trader."""

TRADER: Final = 24

CARDS_IN_BOX: Final = 112

DEALT: Final = 4
"""Cards dealt to each player."""

HAND_LIMIT: Final = 7

SET_SIZE: Final = 3

TRADER_WORTH: Final = 5
"""What the trader kept from a set of three traders counts at the end."""

OFFERS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (),
    (6, 4, 2),
    (5, 4, 3, 2),
    (5, 4, 3, 2, 1),
    (6, 5, 4, 3, 2, 1),
)
"""Offer cards in play by number of players, from the top of the stack."""

REMOVED: Final[tuple[int, ...]] = (0, 0, 0, 4, 12, 2, 4)
"""Cards put away unseen, by number of players; traders may be among them."""

ROUNDS: Final[tuple[int, ...]] = (0, 0, 0, 8, 6, 6, 4)

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 6
