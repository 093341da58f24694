"""The board of Tyros: where the fields lie, and which of them the sea joins. No logic.

The printed map is not at hand. The numbers' places and the sea ways marked BOOK follow from the
rulebook's route examples; those marked OURS are our reconstruction after the map of the
Mediterranean. An owner of the game who finds it otherwise corrects one line here: every test that
rests on such a line has `reconstructed` in its name.
"""

from typing import Final

TYROS: Final = 0
"""The city of Tyros as a field; all others are known by their printed numbers, 1 to 32."""

DESERT: Final = -1
SERPENT: Final = -2
"""Two places of the grid that are no fields: nobody lays a disc there, and nobody passes."""

GRID: Final[tuple[tuple[int, ...], ...]] = (
    (1, 6, 10, 15, 20, 25, 29),
    (2, 7, 11, 16, 21, 26, 30),
    (3, 8, 12, 17, 22, 27, 31),
    (4, 9, 13, 18, 23, SERPENT, TYROS),
    (5, DESERT, 14, 19, 24, 28, 32),
)

ITALY: Final = 16
"""The field with two coasts: ships lie west of the boot (16W) or east of it (16E). Its city, and
the ships built there, stand in the west."""

BOOK: Final = "book"
OURS: Final = "ours"

OPEN: Final = True
CLOSED: Final = False

SEA_WAYS: Final[tuple[tuple[str, str, bool, str], ...]] = (
    # The east, from Tyros along both shores.
    ("T", "31", OPEN, BOOK),
    ("T", "32", OPEN, BOOK),
    ("28", "32", OPEN, BOOK),
    ("24", "28", OPEN, BOOK),
    ("23", "24", OPEN, BOOK),
    ("27", "31", OPEN, BOOK),
    ("22", "27", OPEN, BOOK),
    ("22", "23", OPEN, BOOK),
    ("26", "27", OPEN, OURS),
    # Asia Minor and the Black Sea.
    ("30", "31", OPEN, BOOK),
    ("26", "30", OPEN, BOOK),
    ("25", "26", OPEN, BOOK),
    ("25", "29", OPEN, BOOK),
    ("29", "30", CLOSED, BOOK),
    ("20", "25", CLOSED, OURS),
    ("21", "26", OPEN, OURS),
    ("21", "22", OPEN, OURS),
    ("20", "21", CLOSED, OURS),
    # Italy and the Adriatic.
    ("17", "22", OPEN, BOOK),
    ("16E", "17", OPEN, BOOK),
    ("16W", "17", OPEN, BOOK),
    ("15", "16E", OPEN, BOOK),
    ("15", "16W", CLOSED, BOOK),
    ("11", "16W", OPEN, BOOK),
    ("11", "16E", CLOSED, BOOK),
    ("10", "15", CLOSED, BOOK),
    ("15", "20", OPEN, OURS),
    ("16E", "21", CLOSED, OURS),
    ("16W", "21", CLOSED, OURS),
    # The west.
    ("12", "17", OPEN, BOOK),
    ("8", "12", OPEN, BOOK),
    ("11", "12", OPEN, BOOK),
    ("10", "11", OPEN, BOOK),
    ("6", "10", OPEN, OURS),
    ("7", "11", OPEN, OURS),
    ("6", "7", OPEN, OURS),
    ("7", "8", OPEN, OURS),
    ("8", "9", OPEN, OURS),
    # The ocean beyond the pillars.
    ("1", "2", OPEN, OURS),
    ("2", "3", OPEN, OURS),
    ("3", "4", OPEN, OURS),
    ("4", "5", OPEN, OURS),
    ("3", "8", OPEN, OURS),
    ("4", "9", OPEN, OURS),
    ("1", "6", CLOSED, OURS),
    ("2", "7", CLOSED, OURS),
    # Africa's shore.
    ("9", "13", CLOSED, OURS),
    ("12", "13", OPEN, OURS),
    ("13", "14", OPEN, OURS),
    ("13", "18", OPEN, OURS),
    ("14", "19", OPEN, OURS),
    ("17", "18", OPEN, OURS),
    ("18", "19", OPEN, OURS),
    ("18", "23", OPEN, OURS),
    ("19", "24", OPEN, OURS),
)
"""Every two coasts that lie side by side, whether ships pass between them, and how we know. T is
Tyros. Serpent and desert have no ways at all."""
