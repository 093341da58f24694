"""A plain cover: some lines on a neutral ground, a lozenge as the emblem."""

from functools import cache
from typing import Final

from ..parts import Cover
from ..svg_elements import path, rect
from .colours import SCENE

_BANDS: Final = "M0 150H640V190H0ZM0 310H640V350H0ZM0 470H640V510H0Z"
_THREADS: Final = "M0 142H640M0 198H640M0 302H640M0 358H640M0 462H640M0 518H640"
_LOZENGE: Final = "M25 3L47 25L25 47L3 25ZM25 14L36 25L25 36L14 25Z"


@cache
def plain_cover(prefix: str) -> Cover:
    """A cover in the classes of a game with that prefix."""
    scene = (
        rect(0, 0, 640, 660, f"{prefix}-f-scene-ground")
        + path(_BANDS, f"{prefix}-f-scene-band")
        + path(_THREADS, f"{prefix}-s-scene-thread emp-cover-pen", stroke_width=2)
    )
    emblem = path(_LOZENGE, f"{prefix}-f-text", fill_rule="evenodd")
    return Cover(scene, emblem, SCENE)
