"""What is asked, or how the game ended, as a sentence in a picture without a page around it."""

from typing import Final

from .layout import Box
from .scene import BaseScene
from .svg_elements import group, words
from .text_metrics import set_in

_LINE: Final = 1.22
"""The height of a line, for the size of its letters."""


def question(
    scene: BaseScene, prefix: str, box: Box, ways: tuple[tuple[tuple[float, ...], int], ...]
) -> tuple[str, float]:
    """The sentence in a box, and how high it is; nothing where the page around the picture asks.

    Each of the `ways` to set it has some sizes of letters and how many lines they may take. The
    last way is taken where none fits.
    """
    if not scene.asked:
        return "", 0
    view = scene.view
    said = scene.words.decision(view)
    if scene.over and "outcome" in view:
        said = scene.words.outcome(view["game"], view["outcome"], view["seat"])
    for sizes, most in ways:
        size, lines = set_in(said, box.width, sizes, most)
        if len(lines) <= most:
            break
    class_ = f"{prefix}-heading {prefix}-start {prefix}-f-text"
    drawn = [
        words(box.x, box.y + size * (0.95 + _LINE * n), line, class_, font_size=size)
        for n, line in enumerate(lines)
    ]
    return group(*drawn, data_id="asked"), size * _LINE * len(lines)
