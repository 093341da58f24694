"""A link as a QR code, to be read from one screen by the camera of another device."""

from functools import lru_cache

import segno

from ..render.svg_elements import element
from ..render.svg_elements import title as named

_QUIET = 4
"""How many modules around the code have to be empty, by its standard."""


@lru_cache(maxsize=256)
def qr_svg(text: str, title: str) -> str:
    """The code of a text; `title` describes it to screen readers."""
    rows = list(segno.make_qr(text, error="m").matrix_iter(border=_QUIET))
    drawn = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return element(
        "svg",
        named(title),
        element("path", d=drawn),
        viewBox=f"0 0 {len(rows)} {len(rows)}",
        class_="qr",
        role="img",
        shape_rendering="crispEdges",
    )
