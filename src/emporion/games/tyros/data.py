"""Tyros's pieces, cards and tables. No logic; the board is in `board`.

What is marked [ours] or [deduced] is not stated in the rulebook; RULES.md says why it is so.
"""

from typing import Final

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 4

# -- empires and cards ----------------------------------------------------------------------------

EMPIRES: Final = 4

GOODS: Final[tuple[str, ...]] = ("copper", "oil", "cedar", "cloth", "joker")
"""The trade cards: one sort for each empire, and the joker. An empire and its cards go by the same
name, since players have colours too."""

DISC_COLOURS: Final[tuple[str, ...]] = ("orange", "yellow", "green", "violet")
"""What the book calls the empires. Which of its four goods belongs to which colour it does not say;
we take both lists in their order. [ours]"""

KINDS: Final = 5
JOKER: Final = 4

COPIES: Final[tuple[int, ...]] = (14, 14, 14, 14, 4)
"""How many trade cards there are of each sort."""

CARDS: Final = 60

DEALT: Final[tuple[int, ...]] = (0, 0, 0, 12, 10)
"""Trade cards that each player gets in a round, by the number of players."""

KEPT: Final = 3
"""Trade cards that a player may take along into the next round."""

# -- pieces ---------------------------------------------------------------------------------------

DISCS: Final = 20
"""Discs of each empire."""

SHIPS: Final = 10
CITIES: Final = 10
"""Ships and cities of each player."""

FIRST_SHIPS: Final = 2
"""Ships of each player in Tyros at the start; also what a player may have there before its city."""

MOST_SHIPS: Final = 2
"""Ships on one field at the end of a move."""

# -- fields and tiles -----------------------------------------------------------------------------

TILES: Final = 32
FIELDS: Final = 33
"""Fields 0 (Tyros) to 32; there is a tile for each but Tyros."""

TILES_DEALT: Final = 4

FIRST_GAME: Final[tuple[int, ...]] = (7, 13, 23, 26)
"""Where the empires begin in the first game, in the order of `GOODS`."""

LAY_ROUNDS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (0, 0), (0, 0), (2, 2), (2, 1))
"""Lay rounds in the first round of the game and in later ones, by the number of players."""

TYROS_TILES: Final[tuple[int, ...]] = (31, 32)
"""The tiles above and below Tyros: the first of them to be laid gives it to an empire."""

# -- prices ---------------------------------------------------------------------------------------

CITY_PRICE: Final = 5
CITY_PRICE_TWO_SHIPS: Final = 4

BANK_CARDS: Final = 3
"""What may be exchanged at the bank at most, and what one card from the discards costs."""

# -- points ---------------------------------------------------------------------------------------

CITY_POINTS: Final[tuple[int, ...]] = (12, 10, 9, 8)
SHIP_POINTS: Final[tuple[int, ...]] = (6, 5, 4, 3)
"""For each controlled field, by the rank of its empire from the largest on."""

FOUR_EMPIRES_POINTS: Final = 7
MAJORITY_POINTS: Final = 7
