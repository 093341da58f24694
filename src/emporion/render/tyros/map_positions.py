"""Where things lie on the chart: each field's dot, where ships lie, and how lanes bend."""

from dataclasses import dataclass
from typing import Final

from ...games.tyros.board import GRID, ITALY, TYROS
from ...games.tyros.sea import EAST, field_of

Point = tuple[float, float]

WIDTH: Final = 700
HEIGHT: Final = 500
"""The map's size in its own unit, a hundredth of a field. `art/coasts.svg` and `art/sea.svg` are
drawn in it: every field has water to lie on, and no way that the game closes is water.
"""

DOTS: Final[dict[int, Point]] = {
    1: (74, 66), 2: (78, 152), 3: (70, 219), 4: (82, 374), 5: (70, 456),
    6: (129, 62), 7: (124, 152), 8: (132, 226), 9: (152, 373),
    10: (250, 23), 11: (262, 153), 12: (228, 281), 13: (232, 348), 14: (226, 444),
    15: (313, 56), 16: (342, 134), 17: (324, 239), 18: (334, 322), 19: (320, 479),
    20: (470, 58), 21: (440, 148), 22: (434, 219), 23: (482, 314), 24: (446, 467),
    25: (518, 62), 26: (582, 123), 27: (579, 221), 28: (548, 477),
    29: (670, 85), 30: (668, 130), 31: (685, 246), 32: (672, 440), TYROS: (679, 340),
}  # fmt: skip
"""Where an empire's disc lies and a city rises, in the chart's units."""

COASTS: Final[dict[int, tuple[Point, Point]]] = {
    1: ((20, 46), (20, 72)), 2: ((19, 138), (18, 166)), 3: ((36, 268), (66, 279)),
    4: ((24, 340), (32, 368)), 5: ((18, 432), (16, 460)),
    6: ((184, 58), (181, 77)), 7: ((176, 136), (178, 160)), 8: ((172, 240), (166, 264)),
    9: ((130, 316), (160, 318)),
    10: ((228, 74), (258, 68)), 11: ((224, 140), (224, 166)), 12: ((224, 230), (254, 236)),
    13: ((284, 340), (282, 366)), 14: ((282, 416), (284, 440)),
    15: ((360, 60), (385, 69)), 16: ((312, 150), (320, 176)), EAST: ((390, 128), (394, 154)),
    17: ((376, 246), (372, 270)), 18: ((372, 340), (376, 366)), 19: ((336, 424), (366, 430)),
    20: ((410, 50), (415, 76)), 21: ((484, 150), (487, 176)), 22: ((460, 256), (486, 264)),
    23: ((426, 344), (434, 370)), 24: ((436, 420), (466, 424)),
    25: ((562, 42), (580, 60)), 26: ((524, 144), (530, 172)), 27: ((536, 256), (566, 262)),
    28: ((532, 426), (562, 430)),
    29: ((628, 48), (658, 46)), 30: ((622, 184), (650, 188)), 31: ((640, 248), (643, 274)),
    32: ((638, 416), (614, 428)), TYROS: ((636, 334), (636, 362)),
}  # fmt: skip
"""Where the first and the second ship lie off each coast."""

BENDS: Final[dict[tuple[int, int], tuple[Point, ...]]] = {
    (12, 17): ((300, 262), (330, 272)),
    (12, 13): ((288, 256),),
    (13, 18): ((328, 356),),
    (11, 16): ((242, 188), (284, 188)),
    (16, 17): ((344, 212), (358, 224)),
    (25, 26): ((549, 82), (546, 104)),
    (8, 12): ((196, 240),),
    (2, 3): ((18, 226), (30, 262)),
    (17, EAST): ((402, 196),),
    (14, 19): ((304, 436),),
    (21, 22): ((482, 210),),
    (22, 23): ((446, 302),),
}
"""How a lane gets around capes and islands, from the lower number to the higher."""

CROWD: Final[tuple[Point, ...]] = (
    (640, 309), (640, 331), (640, 353), (640, 375), (640, 397), (611, 347), (611, 369), (611, 391),
)  # fmt: skip
"""Where ships lie before Tyros, which is a crowd until it has a city; its name stays free."""


def lane(one: int, other: int) -> list[Point]:
    """The points of a sea way between neighbouring coasts, from the first to the second."""
    low, high = sorted((one, other))
    points = [berth(low), *BENDS.get((low, high), ()), berth(high)]
    return points if one == low else points[::-1]


def berth(coast: int) -> Point:
    """The middle of a coast's water: where lanes meet."""
    (ax, ay), (bx, by) = COASTS[coast]
    return (ax + bx) / 2, (ay + by) / 2


def moorings(coast: int, count: int) -> list[Point]:
    """Where a number of ships lie off a coast; who lies there stays when another comes."""
    return list((CROWD if coast == TYROS else COASTS[coast])[:count])


@dataclass(frozen=True)
class MapScale:
    """How the chart lies in the picture: where its corner is and how large its unit."""

    name: str
    x: float
    y: float
    unit: float

    def at(self, point: Point) -> Point:
        """A point of the chart, in the picture."""
        return self.x + point[0] * self.unit, self.y + point[1] * self.unit

    def cell(self, field: int) -> tuple[float, float, float, float]:
        """A field's left, top, width and height."""
        row, column = PLACES[field]
        side = 100 * self.unit
        return self.x + column * side, self.y + row * side, side, side

    def waters(self, coast: int) -> tuple[float, float, float, float]:
        """The part of a field that stands for a coast: all of it, but each coast of Italy half."""
        field = field_of(coast)
        x, y, width, height = self.cell(field)
        if field != ITALY:
            return x, y, width, height
        shift = 0.56 * width
        return (x + shift, y, width - shift, height) if coast == EAST else (x, y, shift, height)


PLACES: Final = {
    field: (row, column) for row, line in enumerate(GRID) for column, field in enumerate(line)
}
"""The row and column of each field, and of serpent and desert."""
