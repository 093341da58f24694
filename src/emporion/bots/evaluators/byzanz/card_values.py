"""What the parts of a hand bring until the end, in points, by how much of the game is to come.

The numbers are what hands of bots that play by them brought in many games. They were fitted
together: what one part has too little, such as a set that is worth less than its points, others of
the same hands have too much.
"""

from typing import Final

SINGLE: Final = 0
PAIR: Final = 4
SET: Final = 8
COIN: Final = 12
TRADER: Final = 13
TRADERS: Final = 14
TRIO: Final = 15
"""The parts of a hand. A single, a pair and a set have a place for each value of their best card;
what a set is expected to grow by comes on top of its points. Coins are the value of the other
goods; a trader and two traders are those that no set needs; a trio is three of them."""

_HUNDREDTHS: Final = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [-3, 21, 18, 51, 23, 35, 70, 92, 12, -5, -21, -5, -4, 109, 209, -20],
    [56, 68, 94, 149, 140, 163, 208, 270, 99, 55, 28, 36, -5, 169, 342, 19],
    [45, 59, 89, 158, 116, 138, 175, 263, 42, 0, 10, -33, -2, 169, 328, -20],
    [64, 80, 108, 169, 136, 155, 194, 275, 95, 26, -11, -21, 5, 167, 328, -3],
    [59, 76, 100, 174, 124, 116, 168, 247, 32, -9, -56, -27, 10, 158, 306, -31],
    [67, 83, 113, 174, 135, 156, 195, 274, 67, 25, -10, -7, 4, 153, 316, -1],
    [62, 70, 105, 178, 113, 140, 188, 273, 50, 18, -5, -29, 0, 147, 295, -16],
]
"""By steps left and part, in hundredths of a point."""

CARD_VALUES: Final = [[hundredths / 100 for hundredths in row] for row in _HUNDREDTHS]
"""By steps left and part, in points; at the end nothing but complete sets counts."""
