"""The frame around every game's pictures: name, description and style, in one document."""

from typing import Final, Literal, NamedTuple
from xml.sax.saxutils import escape

from .parts import prefix_of
from .stylesheet import inline_style
from .svg_elements import element, title

Theme = Literal["light", "dark", "auto"]
"""Day, night, or what the reader prefers."""

DESK: Final = (1280, 800)
PHONE: Final = (390, 780)


class Box(NamedTuple):
    """Room in a picture."""

    x: float
    y: float
    width: float
    height: float


class Drawing(NamedTuple):
    """What a game draws: its size, its name, and its elements, definitions first."""

    width: float
    height: float
    name: str
    body: str


def framed(
    drawing: Drawing,
    game: str,
    theme: Theme,
    style: bool = True,
    *,
    described: str = "",
    interactive: bool = False,
) -> str:
    """A standalone picture; without `style` the page brings it. An empty description is left out.

    An interactive picture is a group of things, not an image, and its name is no tooltip.
    Raises `UnknownGame`.
    """
    return element(
        "svg",
        "" if interactive else title(drawing.name),
        f"<desc>{escape(described)}</desc>" if described else "",
        f"<style>{inline_style(game, theme)}</style>" if style else "",
        drawing.body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {drawing.width:.5g} {drawing.height:.5g}",
        class_=f"emp {prefix_of(game)}",
        role="group" if interactive else "img",
        aria_label=drawing.name if interactive else None,
    )
