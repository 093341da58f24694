"""The six gems. Each colour has a cut of its own, so that nobody needs the colour to tell them."""

from collections.abc import Sequence
from typing import Final

from ...games.ys.data import GEMS
from ..svg_art import art, path_data
from ..svg_elements import centred, path, use
from ..text_metrics import width_of

OUTLINES: Final = tuple(path_data(f"ys/art/gem-{name}")[0] for name in GEMS)
"""Each cut's outline in a box of 24 by 24."""


def definitions() -> str:
    """Every gem, for a picture's definitions."""
    return "".join(art(f"ys/art/gem-{name}") for name in GEMS)


def gem(kind: int, x: float, y: float, size: float) -> str:
    """A gem around a centre."""
    return use(f"ys-gem-{GEMS[kind]}", transform=centred(x, y, size, 24))


def hollow(kind: int, x: float, y: float, size: float, class_: str = "ys-hollow") -> str:
    """Where a gem was before somebody took it, or where there is none yet."""
    return path(OUTLINES[kind], class_, transform=centred(x, y, size, 24))


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
