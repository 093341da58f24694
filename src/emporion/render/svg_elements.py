"""What every game's pictures share: the writing of elements, and the seats' emblems and patterns.

A seat is told apart by colour and emblem and pattern, on every piece that it owns. Emblems are
drawn in ink on a disc of the seat's colour, in a box of 40 by 40; patterns are tiles.
"""

from functools import cache, lru_cache
from typing import Final
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


def tile(name: str, width: float, height: float, ground: str, *body: str) -> str:
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


EMBLEMS: Final = {
    "wave": (
        "M4 25Q4 12 15 9Q27 6 32 15Q33 20 28 21Q25 21 24 18Q21 13 16 17Q12 22 16 26H36V30H4Z"
        "M4 32H36V35H4Z"
    ),
    "sun": (
        "M20 12A8 8 0 1 1 20 28A8 8 0 1 1 20 12ZM20 3L22.5 9H17.5ZM20 37L17.5 31H22.5Z"
        "M3 20L9 17.5V22.5ZM37 20L31 22.5V17.5ZM8 8L13.9 10.5L10.5 13.9Z"
        "M32 8L29.5 13.9L26.1 10.5ZM8 32L10.5 26.1L13.9 29.5ZM32 32L26.1 29.5L29.5 26.1Z"
    ),
    "murex": (
        "M36 37L27 30Q20 33 13 29L6 31L8 24L3 19L8 15L7 8L14 10L18 3L22 9L29 7L29 14L34 18"
        "Q33 24 31 27Z"
        "M26 19A7.5 7.5 0 1 1 18 11.5A6 6 0 0 1 23.5 17.5A4.8 4.8 0 1 1 15.5 17.5L18 17.5"
        "A2.4 2.4 0 1 0 21 17.5A3.5 3.5 0 0 0 17.5 14A4.8 4.8 0 1 0 23.5 19Z"
    ),
    "bee": (
        "M20 12Q25 12 25.5 17H14.5Q15 12 20 12ZM14 19H26V23H14Z"
        "M14.5 25H25.5Q25 28 24 29H16Q15 28 14.5 25Z"
        "M17 31H23L20 37ZM13 18Q2 20 4 11Q6 5 14 14ZM27 18Q38 20 36 11Q34 5 26 14Z"
        "M17 11Q14 5 11 5V3.5Q16 3.5 19 11ZM23 11Q26 5 29 5V3.5Q24 3.5 21 11Z"
    ),
    "olive": (
        "M19 4H21V14Q32 8 34 15Q28 22 21 17V22Q27 23 27 29Q26 36 20 37Q14 36 13 29Q13 23 19 22V17"
        "Q12 22 6 15Q8 8 19 14ZM16.5 29Q17 26 19 25Q16 25 15.5 29Z"
    ),
    "anchor": (
        "M20 3A4.5 4.5 0 0 1 22 11.5V14H29V17H22V32Q29 31 31 25L28 26L33 20L36 27L33.5 26"
        "Q31 36 20 37Q9 36 6.5 26L4 27L7 20L12 26L9 25Q11 31 18 32V17H11V14H18V11.5"
        "A4.5 4.5 0 0 1 20 3ZM20 5.5A2 2 0 0 0 20 9.5A2 2 0 0 0 20 5.5Z"
    ),
}
"""A seat's emblem, as one solid shape each."""

PATTERNS: Final = {
    "waves": (12, 8, "M0 4Q3 0 6 4T12 4", ""),
    "rays": (
        12,
        12,
        "M6 1.5V4M6 8V10.5M1.5 6H4M8 6H10.5M3 3L4.3 4.3M9 9L7.7 7.7M9 3L7.7 4.3M3 9L4.3 7.7",
        "",
    ),
    "scales": (12, 12, "M0 0A6 6 0 0 0 12 0M-6 6A6 6 0 0 0 6 6A6 6 0 0 0 18 6", ""),
    "comb": (10.4, 18, "M5.2 0V3L0 6V12L5.2 15V18M5.2 3L10.4 6V12L5.2 15", ""),
    "leaves": (12, 12, "", "M2 10Q2 4 8 2Q9 8 2 10Z"),
    "rope": (9, 9, "M-2 4L5-3M-2 13L13-2M4 13L13 4M2.5 2.5L6.5 6.5", ""),
}
"""A seat's pattern: the width and height of its tile, what is drawn in it and what is filled."""

_SEATS: Final = {
    "blue": ("wave", "waves"),
    "orange": ("sun", "rays"),
    "purple": ("murex", "scales"),
    "yellow": ("bee", "comb"),
    "green": ("olive", "leaves"),
    "red": ("anchor", "rope"),
    "white": ("sun", "rays"),
    "black": ("bee", "comb"),
}
"""By colour. No game has two colours of one emblem."""


_INKED: Final = frozenset({"white"})
"""Colours so light that pattern and rim are drawn in ink."""


def emblem_of(colour: str) -> str:
    """The name of a seat's emblem, by its colour."""
    return _SEATS[colour][0]


def pattern_of(colour: str) -> str:
    """The name of a seat's pattern, by its colour."""
    return _SEATS[colour][1]


def cloth(colour: str) -> str:
    """The fill that shows a seat's colour and pattern together."""
    return f"url(#emp-cloth-{colour})"


def disc(colour: str, x: float, y: float, size: float) -> str:
    """A seat's emblem on its disc, around a centre."""
    return use(f"emp-disc-{colour}", transform=moved(x - size / 2, y - size / 2, size / 40))


@cache
def seat_definitions(colours: tuple[str, ...]) -> str:
    """The emblems and patterns of some colours, for a picture's definitions."""
    return "".join(_cloth_tile(colour) + _disc_symbol(colour) for colour in colours)


def _cloth_tile(colour: str) -> str:
    width, height, drawn, filled = PATTERNS[pattern_of(colour)]
    inked = " emp-inked" if colour in _INKED else ""
    return element(
        "pattern",
        rect(0, 0, width, height, f"emp-f-{colour}"),
        path(drawn, f"emp-thread{inked}") if drawn else "",
        path(filled, f"emp-tuft{inked}") if filled else "",
        id=f"emp-cloth-{colour}",
        class_=f"emp-pattern-{pattern_of(colour)}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def _disc_symbol(colour: str) -> str:
    rim = "seal" if colour in _INKED else colour
    return group(
        circle(20, 20, 19, f"emp-f-mark emp-s-{rim}", stroke_width=2.5),
        path(
            EMBLEMS[emblem_of(colour)],
            "emp-f-seal",
            fill_rule="evenodd",
            transform="translate(4.5 4.5) scale(.775)",
        ),
        id=f"emp-disc-{colour}",
        class_=f"emp-emblem-{emblem_of(colour)}",
    )
