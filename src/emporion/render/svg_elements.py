"""The writing of SVG elements."""

from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

Value = str | int | float


@lru_cache(maxsize=1 << 13)
def number(value: float) -> str:
    """A coordinate with at most two decimals, and no more characters than it needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *body: str, **attributes: Value | None) -> str:
    """An element; `class_` is class, `data_id` is data-id, and None leaves an attribute out."""
    opened = _opened(name, tuple(attributes.items()))
    content = "".join(body)
    return f"{opened}>{content}</{name}>" if content else f"{opened}/>"


@lru_cache(maxsize=1 << 13)
def _opened(name: str, attributes: tuple[tuple[str, Value | None], ...]) -> str:
    """An element up to the end of its attributes; most recur in one picture after another."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}="
        + (quoteattr(value) if isinstance(value, str) else f'"{number(value)}"')
        for key, value in attributes
        if value is not None
    )
    return f"<{name}{written}"


def title(words: str) -> str:
    """The name of the element around it: what a reader hears and a pointer sees."""
    return f"<title>{escape(words)}</title>"


def group(*body: str, **attributes: Value | None) -> str:
    """Elements that belong together."""
    return element("g", *body, **attributes)


def path(d: str, class_: str, **attributes: Value | None) -> str:
    """A path in the colours of its classes."""
    return element("path", d=d, class_=class_, **attributes)


def rect(
    x: float, y: float, width: float, height: float, class_: str, **attributes: Value | None
) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def circle(cx: float, cy: float, r: float, class_: str, **attributes: Value | None) -> str:
    """A circle."""
    return element("circle", cx=cx, cy=cy, r=r, class_=class_, **attributes)


def words(x: float, y: float, said: str, class_: str, **attributes: Value | None) -> str:
    """A line of text; its class brings the font and, unless it says otherwise, the anchor."""
    return element("text", escape(said), x=x, y=y, class_=class_, **attributes)


def use(what: str, **attributes: Value | None) -> str:
    """A copy of something defined once."""
    return element("use", href=f"#{what}", **attributes)


def pattern(name: str, width: float, height: float, ground: str, *body: str) -> str:
    """A pattern that a surface is filled with: tiles of a ground, something drawn on each."""
    return element(
        "pattern",
        rect(0, 0, width, height, ground),
        *body,
        id=name,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


@lru_cache(maxsize=1 << 13)
def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The transform that brings a drawing to its place."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.4g})")
    return " ".join(parts)


def centred(x: float, y: float, size: float, box: float = 40) -> str:
    """The transform that brings a drawing in a square box to a place in its middle."""
    return moved(x - size / 2, y - size / 2, size / box)
