"""The sea around, the sea wall, the canals, and the emblem of the game: a key in a wave."""

from functools import cache
from math import cos, radians, sin
from typing import Final

from ..emblems import circle, group, moved, number, path, tile

_KEY: Final = (
    "M12 14A5.5 5.5 0 1 1 12 3A5.5 5.5 0 1 1 12 14ZM16 12.5L29 25.5M25 21.5L28 18.5M28 24.5L31 21.5"
)
_WAVE: Final = "M2 33Q2 22 10 22Q17 22 18 29Q19 34 24 34Q31 34 38 27M2 38Q9 33 16 38T30 38T38 36"


@cache
def emblem(x: float, y: float, size: float, class_: str) -> str:
    """A key in a wave, in a box of that size."""
    return group(path(_KEY + _WAVE, class_), transform=moved(x, y, size / 40))


@cache
def ripples() -> str:
    """The sea, as a pattern."""
    return tile(
        "ys-ripples",
        96,
        48,
        "ys-f-sea",
        path(
            "M8 12Q13 7 18 12T28 12M56 22Q61 17 66 22T76 22M24 38Q29 33 34 38T44 38"
            "M80 42Q85 37 90 42M84 8Q88 4 92 8",
            "ys-ripple",
        ),
    )


@cache
def sea_wall(cx: float, cy: float, outer: float, thick: float) -> str:
    """The ring of stone that keeps the sea out, with its towers and their lamps."""
    middle = outer - thick / 2
    towers = []
    for step in range(16):
        angle = radians(22.5 * step + 11.25)
        x, y = cx + middle * cos(angle), cy + middle * sin(angle)
        size = thick * 0.78
        towers += [
            circle(x, y, size * 1.7, "ys-glow"),
            circle(x, y, size, "ys-wall"),
            circle(x, y, size * 0.62, "ys-tower-top"),
            circle(x, y, size * 0.26, "ys-lamp"),
        ]
    return "".join(
        [
            circle(cx, cy, outer + thick * 1.5, "ys-shallow", stroke_width=thick * 1.4),
            circle(cx, cy, outer + thick * 0.5, "ys-surf"),
            circle(cx, cy, outer + thick * 1.15, "ys-surf", transform=_turned(40, cx, cy)),
            circle(cx, cy, middle, "ys-wall-ring", stroke_width=thick),
            circle(cx, cy, outer - 3.2, "ys-merlons", stroke_width=4.4),
            circle(cx, cy, outer, "ys-wall-line"),
            circle(cx, cy, outer - thick, "ys-wall-line"),
            *towers,
        ]
    )


def _turned(angle: float, cx: float, cy: float) -> str:
    return f"rotate({number(angle)} {number(cx)} {number(cy)})"


@cache
def lantern(x: float, y: float, scale: float) -> str:
    """A lit lantern: here somebody decides."""
    return group(
        circle(0, 0, 16, "emp-f-lamp", fill_opacity=0.28),
        path("M-5-9L0-14L5-9Z", "ys-f-ink"),
        path("M-5-9H5L6.4 6H-6.4Z", "emp-f-lamp ys-broker"),
        path("M-7 6H7V9H-7Z", "ys-f-ink"),
        path("M-11-5L-15-8M-12 2H-17M11-5L15-8M12 2H17", "emp-s-beam", stroke_width=1.6),
        transform=moved(x, y, scale),
    )


@cache
def serpent(x: float, y: float, scale: float) -> str:
    """A sea dragon, such as Dahut sends after merchant ships."""
    return group(
        path(
            "M4 34Q2 14 14 12Q20 10 24 14L31 15L25 19Q18 20 17 26L18 34Z"
            "M22 34Q26 20 33 34ZM36 34Q39 24 44 34Z",
            "ys-serpent",
        ),
        path("M13 12L14 6L18 11", "ys-serpent"),
        circle(18.5, 15.5, 1.4, "ys-f-gold"),
        path("M0 36Q6 32 12 36T24 36T36 36T50 36", "ys-foam"),
        transform=moved(x, y, scale),
    )


@cache
def rock(x: float, y: float, scale: float) -> str:
    """A rock with a lighthouse, lit at night."""
    return group(
        circle(20, 8, 17, "ys-glow"),
        path("M4 36Q8 26 15 25L25 25Q34 27 37 36Z", "ys-wall"),
        path("M15 26L17 11H23L25 26Z", "ys-f-pearl ys-lineart"),
        path("M16 20L24 20L24.6 23.4H15.4Z", "ys-f-coral"),
        path("M16 11V5H24V11Z", "ys-lamp"),
        path("M14 5L20 0L26 5Z", "ys-f-coral ys-lineart"),
        path("M0 38Q6 34 12 38T24 38T36 38T44 38", "ys-foam"),
        transform=moved(x, y, scale),
    )


@cache
def shore(x: float, y: float, width: float) -> str:
    """Waves that run out on the paper's edge, where nothing else is to be shown."""
    lines = []
    for row, indent in enumerate((0, 34, 12)):
        steps = int((width - indent) // 40)
        lines.append(f"M{number(x + indent)} {number(y + row * 17)}" + "q10-11 20 0t20 0" * steps)
    return path("".join(lines), "ys-ripple") + serpent(x + width * 0.62, y - 41, 1.3)
