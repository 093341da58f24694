"""Small pictures within pages: seats' emblems, the lines of a chart, codes of links. `base.css`
colours them.

Templates have them as functions of the same names.
"""

import math
from functools import cache, lru_cache
from typing import Final

import segno

from ..render.seat_marks import emblem_path
from ..render.svg_elements import circle, element, number, path, title

_QUIET: Final = 4
"""How many modules around a QR code have to be empty, by its standard."""


@cache
def seat_emblem(colour: str) -> str:
    """The emblem of a seat's colour on its disc.

    Its name stands beside it, so a screen reader passes it over.
    """
    return _ornament(
        "0 0 40 40",
        f"emblem emblem-{colour}",
        circle(20, 20, 17, "emblem-disc"),
        path(
            emblem_path(colour),
            "emblem-sign",
            fill_rule="evenodd",
            transform="translate(7.4 7.4) scale(.63)",
        ),
    )


@cache
def free_emblem() -> str:
    """Where an emblem will be: at a seat that nobody has taken."""
    return _ornament("0 0 40 40", "emblem", circle(20, 20, 18, "emblem-free"))


@cache
def rhumb_lines() -> str:
    """Lines from a centre to all winds, as old charts have them."""
    drawn = "".join(f"M{_at(turn, 36)}L{_at(turn, 400)}" for turn in range(8, 360, 15))
    return _ornament("-400 -400 800 800", "rays", element("path", d=drawn))


@lru_cache(maxsize=256)
def qr_svg(text: str, said: str) -> str:
    """A link as a QR code, for the camera of another device; `said` describes it to screen
    readers.
    """
    rows = list(segno.make_qr(text, error="m").matrix_iter(border=_QUIET))
    drawn = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return element(
        "svg",
        title(said),
        element("path", d=drawn),
        viewBox=f"0 0 {len(rows)} {len(rows)}",
        class_="qr",
        role="img",
        shape_rendering="crispEdges",
    )


def _at(turn: float, distance: float) -> str:
    """The place so far from the centre, clockwise from north."""
    angle = math.radians(turn)
    return f"{number(math.sin(angle) * distance)} {number(-math.cos(angle) * distance)}"


def _ornament(box: str, class_: str, *body: str) -> str:
    return element("svg", *body, viewBox=box, class_=class_, aria_hidden="true")
