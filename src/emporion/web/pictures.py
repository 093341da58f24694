"""Small pictures within pages: seats' emblems, the lines of a chart. `base.css` colours them.

Templates have them as functions of the same names.
"""

import math
from functools import cache

from ..render.seat_marks import emblem_path
from ..render.svg_elements import circle, element, number, path


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


def _at(turn: float, distance: float) -> str:
    """The place so far from the centre, clockwise from north."""
    angle = math.radians(turn)
    return f"{number(math.sin(angle) * distance)} {number(-math.cos(angle) * distance)}"


def _ornament(box: str, class_: str, *body: str) -> str:
    return element("svg", *body, viewBox=box, class_=class_, aria_hidden="true")
