"""Gems: what a player owns, what a ship brings, and the ways to take some of it.

A hoard is an int with six bits for each of the four colours and the black gems; a freight is an
int with four bits for each gem on a ship card, white included.
"""

from typing import Final

from ...core.native import i64
from .data import BLACK, COLOURS, GEMS, SHIPS, WHITE

# -- hoards ---------------------------------------------------------------------------------------

BITS: Final = 6
DIGIT: Final = 63
OWNED: Final = BLACK + 1
"""Kinds of gem that can be owned: a white one takes a colour when it is won."""

GEM: Final[tuple[int, ...]] = (1, 1 << 6, 1 << 12, 1 << 18, 1 << 24)
"""The hoard of one gem."""


def owned(hoard: i64, gem: i64) -> int:
    """How many gems of a kind a hoard has."""
    return int((hoard >> (BITS * gem)) & DIGIT)


def hoard_list(hoard: int) -> list[int]:
    """How many gems of each kind a hoard has."""
    return [(hoard >> (BITS * gem)) & DIGIT for gem in range(OWNED)]


def hoard_of(counts: list[int]) -> int:
    """The reverse of `hoard_list`."""
    hoard = 0
    for gem in range(OWNED):
        hoard += counts[gem] * GEM[gem]
    return hoard


# -- freights -------------------------------------------------------------------------------------

FREIGHT_BITS: Final = 4
FREIGHT_DIGIT: Final = 15


def freight_of(ship: int, full: bool) -> int:
    """The gems that a ship card offers; with four players the large one counts twice."""
    large, small, other = SHIPS[ship]
    freight = (1 << (FREIGHT_BITS * small)) + (1 << (FREIGHT_BITS * other))
    return freight + ((2 if full else 1) << (FREIGHT_BITS * large))


def freight_list(freight: int) -> list[int]:
    """The gems of a freight one by one, in the order of `GEMS`."""
    gems: list[int] = []
    for gem in range(len(GEMS)):
        gems.extend([gem] * ((freight >> (FREIGHT_BITS * gem)) & FREIGHT_DIGIT))
    return gems


def freight_from(gems: list[int]) -> int:
    """The reverse of `freight_list`."""
    freight = 0
    for gem in gems:
        freight += 1 << (FREIGHT_BITS * gem)
    return freight


_GUARDS: Final = 0x888888
"""The highest bit of each digit, which counts never reach: it is gone where one was borrowed."""


def covers(freight: i64, part: i64) -> bool:
    """Whether a freight has all the gems of another."""
    return ((freight | _GUARDS) - part) & _GUARDS == _GUARDS


# -- ways to take gems ----------------------------------------------------------------------------


WHITE_AS: Final = 8
"""In a way to take gems: this and a colour is a white gem that becomes it."""


def _ways() -> list[list[int]]:
    """Single gems, white as each colour, pairs of colours, then pairs with a white one.

    A gem from 0 to 3 is a colour; from WHITE_AS on it is a white one.
    """
    colours = range(COLOURS)
    whites = [WHITE_AS + colour for colour in colours]
    singles = [[colour] for colour in colours] + [[white] for white in whites]
    pairs = [[one, other] for one in colours for other in colours if one <= other]
    return singles + pairs + [[white, colour] for white in whites for colour in colours]


WAYS: Final = _ways()
"""Every way to take one or two gems."""

SINGLE_WAYS: Final = 2 * COLOURS
"""The first ones take a single gem; those after the fourth a white one."""

WAY_COST: Final = [freight_from([gem if gem < COLOURS else WHITE for gem in way]) for way in WAYS]
"""What a way takes from the freight."""

WAY_GAIN: Final = [sum([GEM[gem % WHITE_AS] for gem in way]) for way in WAYS]
"""What it adds to the hoard."""


def way_name(way: int) -> str:
    """A way to take gems in records: `blue+red`, `white=green+blue`."""
    return "+".join(
        [GEMS[gem] if gem < COLOURS else f"white={GEMS[gem - WHITE_AS]}" for gem in WAYS[way]]
    )
