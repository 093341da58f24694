"""Room for a finger: small things can be hit a little beside them, too."""

from collections.abc import Iterable
from typing import Final

from .svg_elements import rect

Frame = tuple[float, float, float, float]
"""Left, top, width and height."""

FINGER: Final = 44.0
"""How wide and high what one touches should be."""


def hit(frame: Frame, across: float = 0, down: float = 0) -> str:
    """An invisible area around a frame, wider by `across` and higher by `down` on each side."""
    left, top, width, height = frame
    return rect(left - across, top - down, width + 2 * across, height + 2 * down, "emp-hit")


def grown(frame: Frame, others: Iterable[Frame], most: float = FINGER) -> str:
    """An area of a finger's size around a frame, but at most half of the way to any other; nothing
    where there is no room for it.

    >>> grown((0, 0, 24, 24), [(30, 0, 24, 24)])
    '<rect x="-3" y="-3" width="30" height="30" class="emp-hit"/>'
    """
    room = min((_between(frame, other) / 2 for other in others), default=most)
    _, _, width, height = frame
    across = min(room, most, (FINGER - width) / 2)
    down = min(room, most, (FINGER - height) / 2)
    if across <= 0 and down <= 0:
        return ""
    return hit(frame, max(0, across), max(0, down))


def _between(one: Frame, other: Frame) -> float:
    """How far two frames are apart, side by side or above each other; 0 if they overlap."""
    across = max(one[0], other[0]) - min(one[0] + one[2], other[0] + other[2])
    down = max(one[1], other[1]) - min(one[1] + one[3], other[1] + other[3])
    return max(0, across, down)
