"""What is asked as a sentence, and buttons for what may be chosen but has no place on the table.

Each game brings its drawings and its prefix, by which its classes are named.
"""

from dataclasses import dataclass
from typing import Final

from .emblems import group, moved, rect, words
from .scene import BoardScene
from .touch import FINGER, hit
from .type import SANS, width_of

Sketch = tuple[float, str]
"""A drawing's width, and itself around the height of its middle."""

_LINE: Final = 1.22
"""The height of a line of the sentence, for its letters' size."""


@dataclass(frozen=True)
class Button:
    """A button; or with an action below 0 what only stands among some."""

    action: int
    width: float
    body: str


def sentence(prefix: str, x: float, y: float, size: float, lines: list[str]) -> str:
    """What is asked, line by line from the top."""
    drawn = [
        words(x, y + size * (0.95 + _LINE * n), line, _lettering(prefix, "heading", "text"),
              font_size=size)
        for n, line in enumerate(lines)
    ]  # fmt: skip
    return group(*drawn, data_id="asked")


def sentence_height(size: float, lines: list[str]) -> float:
    """How high the sentence is."""
    return size * _LINE * len(lines)


def label(prefix: str, said: str, letter: float) -> Sketch:
    """The words before a group of buttons."""
    text = words(0, letter * 0.35, said, _lettering(prefix, "label", "text"), font_size=letter)
    return width_of(said, letter) * SANS, text


def button(
    prefix: str,
    action: int,
    said: str,
    drawn: Sketch | None,
    *,
    pad: float,
    letter: float,
    room: float,
) -> Button:
    """A button as wide as what it shows; words beside a drawing that have no room are left out."""
    wide = width_of(said, letter) * SANS
    ink = _lettering(prefix, "label", "ink")
    if drawn is None:
        text = words(pad, letter * 0.35, said, ink, font_size=letter)
        return Button(action, wide + 2 * pad, text)
    picture = group(drawn[1], transform=moved(pad, 0))
    at = drawn[0] + 1.8 * pad
    if at + wide + pad > room:
        return Button(action, drawn[0] + 2 * pad, picture)
    text = words(at, letter * 0.35, said, ink, font_size=letter)
    return Button(action, at + wide + pad, picture + text)


def placed(
    prefix: str, button: Button, scene: BoardScene, x: float, y: float, height: float, gap: float
) -> str:
    """A button at its place, with its action in words as its title.

    Low buttons can be hit in the gap around them as well.
    """
    body = group(button.body, transform=moved(0, height / 2))
    if button.action < 0:
        return group(body, transform=moved(x, y))
    frame = (0, 0, button.width, height)
    return scene.lit(
        button.action,
        scene.words.choice(scene.view, button.action),
        hit(frame, gap / 2, gap / 2) if scene.phone and height < FINGER else "",
        rect(*frame, "emp-halo", rx=8),
        rect(*frame, f"{prefix}-button", rx=8),
        body,
        rect(*frame, "emp-rim", rx=8),
        class_=f"{prefix}-choice",
        transform=moved(x, y),
    )


def _lettering(prefix: str, kind: str, colour: str) -> str:
    """The classes of words that begin at their place."""
    return f"{prefix}-{kind} {prefix}-start {prefix}-f-{colour}"
