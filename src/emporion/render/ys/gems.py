"""The six gems. Each colour has a cut of its own, so that nobody needs the colour to tell them."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...games.ys.data import GEMS, WHITE
from ..emblems import group, moved, path, use
from ..type import width_of

_CUTS: Final = {
    "blue": (
        "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
        "M12 1L15.5 8.5L23 12L15.5 15.5L12 23L8.5 15.5L1 12L8.5 8.5Z",
        "M12 1A11 11 0 0 0 1 12L8.5 8.5Z",
    ),
    "green": (
        "M12 .5C15 6 20.5 10 20.5 15.2A8.5 8.3 0 0 1 3.5 15.2C3.5 10 9 6 12 .5Z",
        "M12 .5L8 14L12 23.5L16 14ZM3.5 15.2L8 14H16L20.5 15.2",
        "M12 .5C9 6 3.5 10 3.5 15.2L8 14Z",
    ),
    "yellow": (
        "M2 2H22V22H2Z",
        "M7.5 7.5H16.5V16.5H7.5ZM2 2L7.5 7.5M22 2L16.5 7.5M22 22L16.5 16.5M2 22L7.5 16.5",
        "M2 2H22L16.5 7.5H7.5V16.5L2 22Z",
    ),
    "red": (
        "M0 12Q6 3.5 12 3.5T24 12Q18 20.5 12 20.5T0 12Z",
        "M0 12L8 8H16L24 12L16 16H8ZM8 8L12 3.5L16 8M8 16L12 20.5L16 16",
        "M0 12Q6 3.5 12 3.5L8 8Z",
    ),
    "black": (
        "M6.2 1.5H17.8L23.6 12L17.8 22.5H6.2L.4 12Z",
        "M9 7H15L18 12L15 17H9L6 12ZM6.2 1.5L9 7M17.8 1.5L15 7M23.6 12H18M18 22L15 17M6 22L9 17",
        "M6.2 1.5H17.8L15 7H9Z",
    ),
    "white": (
        "M12 0L15 7L22 5L18 11L24 17H16L14 24L12 18L10 24L8 17H0L6 11L2 5L9 7Z",
        "M12 6.5L16 11.5L14 17H10L8 11.5Z",
        "M12 6.5L16 11.5L14 17H10L8 11.5Z",
    ),
}
"""Each cut in a box of 24 by 24: its outline, its facets, and the facet that catches the light."""

OUTLINES: Final = tuple(_CUTS[name][0] for name in GEMS)


@cache
def definitions() -> str:
    """Every gem, for a picture's definitions."""
    return "".join(_symbol(gem) for gem in range(len(GEMS)))


def _symbol(gem: int) -> str:
    name = GEMS[gem]
    outline, facets, light = _CUTS[name]
    lit = "ys-f-white" if gem != WHITE else "ys-f-white-pale"
    return group(
        path(outline, "ys-gleam"),
        path(outline, f"ys-f-{name}"),
        path(light, lit, fill_opacity=0.34 if gem != WHITE else 1),
        path(facets, f"ys-facet ys-s-{name}-{'pale' if name == 'black' else 'deep'}"),
        path(outline, "ys-cut-line"),
        id=f"ys-gem-{name}",
    )


def gem(kind: int, x: float, y: float, size: float) -> str:
    """A gem around a centre."""
    return use(f"ys-gem-{GEMS[kind]}", transform=moved(x - size / 2, y - size / 2, size / 24))


def hollow(kind: int, x: float, y: float, size: float, class_: str = "ys-hollow") -> str:
    """Where a gem was before somebody took it, or where there is none yet."""
    place = moved(x - size / 2, y - size / 2, size / 24)
    return path(OUTLINES[kind], class_, transform=place)


def in_a_row(counts: Sequence[int], room: float, size: float, letter: float) -> list[float]:
    """Where gems begin that stand side by side, each with its count after it; and where that ends.

    What room is left is shared between them; where there is too little, all of it is needed.
    """
    wide = [size * 1.1 + width_of(str(n), letter) if n else size for n in counts]
    gaps = max(1, len(counts) - 1)
    gap = max(3.0, min(letter, (room - sum(wide)) / gaps))
    starts = [0.0]
    for each in wide:
        starts.append(starts[-1] + each + gap)
    return [*starts[:-1], starts[-1] - gap] if counts else starts
