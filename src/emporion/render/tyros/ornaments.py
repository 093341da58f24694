"""What a chart maker adds: a rose, a serpent, pillars, hills, palms, and the murex of Tyros."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from ..emblems import circle, group, moved, number, path
from .coast import HEIGHT, WIDTH, Point
from .shore import pair

HUBS: Final[tuple[Point, ...]] = (
    (150, 452), (350, 352), (550, 352), (550, 40), (250, 90), (20, 252),
)  # fmt: skip
"""Where rhumb lines meet; the rose is at the first."""

_WINDS: Final = 16


@cache
def rhumb_lines() -> str:
    """Lines of the winds from each hub to the chart's edge."""
    strong: list[str] = []
    faint: list[str] = []
    for hub in HUBS:
        for wind in range(_WINDS):
            angle = 2 * pi * wind / _WINDS
            end = _edge(hub, cos(angle), sin(angle))
            (faint if wind % 2 else strong).append(f"M{pair(hub)}L{pair(end)}")
    return path("".join(strong), "tyr-rhumb") + path("".join(faint), "tyr-rhumb-faint")


def _edge(hub: Point, right: float, down: float) -> Point:
    """Where a line from a hub leaves the chart."""
    x, y = hub
    reach = float(WIDTH + HEIGHT)
    if abs(right) > 1e-9:
        reach = min(reach, ((WIDTH if right > 0 else 0) - x) / right)
    if abs(down) > 1e-9:
        reach = min(reach, ((HEIGHT if down > 0 else 0) - y) / down)
    return x + right * reach, y + down * reach


@cache
def rose(x: float, y: float, radius: float) -> str:
    """A compass rose of sixteen winds; a lily points north, a cross east."""
    rays = []
    for winds, reach, waist, kinds in (
        (range(1, 16, 2), 0.56, 0.16, ("tyr-f-sea-deep", "tyr-f-face")),
        (range(2, 16, 4), 0.74, 0.2, ("tyr-f-murex", "tyr-f-face")),
        (range(0, 16, 4), 1.0, 0.22, ("tyr-f-ink", "tyr-f-gold")),
    ):
        for wind in winds:
            angle = 2 * pi * wind / 16 - pi / 2
            tip = reach * cos(angle), reach * sin(angle)
            for side, kind in zip((-1, 1), kinds, strict=True):
                off = angle + side * pi / 8
                corner = waist * cos(off), waist * sin(off)
                line = f"M0 0L{_part(corner)}L{_part(tip)}Z"
                rays.append(path(line, f"tyr-ray {kind}"))
    lily = (
        "M0-1.05Q-.2-1.2-.05-1.42Q0-1.5 0-1.55Q0-1.5 .05-1.42Q.2-1.2 0-1.05Z"
        "M-.22-1.22Q-.12-1.3-.05-1.12M.22-1.22Q.12-1.3 .05-1.12"
    )
    return group(
        circle(0, 0, 0.88, "tyr-rose-ring"),
        circle(0, 0, 0.8, "tyr-rose-line"),
        *rays,
        circle(0, 0, 0.13, "tyr-ray tyr-f-gold"),
        path(lily, "tyr-lily"),
        path("M1.08-.07V.07M1.02 0H1.2", "tyr-lily"),
        transform=f"translate({number(x)} {number(y)}) scale({number(radius)})",
    )


def _part(point: Point) -> str:
    return f"{point[0]:.3f} {point[1]:.3f}"


@cache
def serpent(x: float, y: float, scale: float) -> str:
    """The sea serpent: three coils, a crested head, a forked tail."""
    return group(
        path("M64 24Q70 8 80 4L76 14L88 12Q78 22 72 30Z", "tyr-serpent"),
        path("M46 30Q47 8 57 8Q68 9 70 30H62Q62 19 57.5 19Q53 19 53 30Z", "tyr-serpent"),
        path("M24 30Q25 4 37 4Q49 4 51 30H43Q42 16 37 16Q32 16 31 30Z", "tyr-serpent"),
        path(
            "M10 30Q3 22 4 8Q4-8 18-11Q28-12 32-4L40-3Q43 0 38 2L41 4Q38 8 30 6Q23 6 20 10"
            "Q15 16 19 24L21 30Z",
            "tyr-serpent",
        ),
        path("M15-10L13-19L19-13L22-21L25-12L31-17L30-8", "tyr-crest-fin"),
        path("M6 4L1 1L5-2L2-6L7-7M5 14L0 13L5 9", "tyr-crest-fin"),
        path("M38 1L46 1M46 1L49-1M46 1L49 3", "tyr-tongue"),
        path(
            "M9 4Q12 2 15 3M8 10Q11 8 14 9M10 16Q13 14 16 15M30 12Q34 8 37 8M46 16Q50 12 54 12",
            "tyr-scale",
        ),
        circle(27, -4.5, 2.4, "tyr-f-gold tyr-thin"),
        circle(27.4, -4.4, 1, "tyr-f-ink"),
        path(
            "M-6 31Q0 26 6 31T18 31T30 31T42 31T54 31T66 31T78 31T90 31"
            "M8 37Q14 32 20 37T32 37T44 37T56 37T68 37T80 37",
            "tyr-foam",
        ),
        transform=moved(x, y, scale),
    )


@cache
def pillars(x: float, y: float, scale: float) -> str:
    """The two pillars of Hercules, on their rock."""
    column = "h3v-2h-1v-13h1v-2h-7v2h1v13h-1v2Z"
    return group(
        path("M-13 9Q-12 3-5 3Q0 1 5 3Q12 3 13 9Q6 12 0 11Q-7 12-13 9Z", "tyr-isle"),
        path(f"M-3 4{column}M10 4{column}", "tyr-pillar"),
        path("M-6.4-8V2M-5-8V2M6.6-8V2M8-8V2", "tyr-flute"),
        transform=moved(x, y, scale),
    )


@cache
def hills(places: tuple[Point, ...]) -> str:
    """Small hills with a shaded side, at each place."""
    lit = "".join(f"M{pair((x - 8, y + 5))}Q{pair((x - 3, y - 3))} {pair((x, y - 5))}"
                  f"Q{pair((x + 4, y - 2))} {pair((x + 8, y + 5))}" for x, y in places)  # fmt: skip
    shade = "".join(
        f"M{pair((x + 1, y - 3))}L{pair((x + 1, y + 1))}M{pair((x + 3.5, y - 1))}"
        f"L{pair((x + 3.5, y + 3))}M{pair((x + 6, y + 2))}L{pair((x + 6, y + 4.6))}"
        for x, y in places
    )
    return path(lit, "tyr-hill") + path(shade, "tyr-hill-shade")


@cache
def desert(x: float, y: float) -> str:
    """Dunes and two palms around the rose."""
    dunes = (
        "M-44 34Q-34 26-24 34Q-14 27-2 34M8 41Q18 34 28 40Q36 35 44 40M-40 43Q-30 37-20 43"
        "M-46-38Q-38-43-30-38M30-40Q38-45 46-40M-48-6Q-44-9-40-6M40 12Q44 9 48 12"
    )
    palm = (
        "M0 0Q2-8 0-14M0-14Q-6-17-9-12M0-14Q-5-21-10-18M0-14Q6-17 9-12M0-14Q5-21 10-18"
        "M0-14Q0-20 2-22"
    )
    return group(
        path(dunes, "tyr-dune"),
        path(palm, "tyr-palm", transform=moved(-37, 26, 0.95)),
        path(palm, "tyr-palm", transform=moved(-27, 30, 0.7)),
        path(palm, "tyr-palm", transform=moved(38, -16, 0.8)),
        transform=moved(x, y),
    )


_MUREX: Final = (
    "M36 37L27 30Q20 33 13 29L6 31L8 24L3 19L8 15L7 8L14 10L18 3L22 9L29 7L29 14L34 18Q33 24 31 27Z"
)
_WHORL: Final = "M27 29Q30 20 24 14Q17 9 12 15Q9 21 14 25Q19 27 21 22Q21 18 17 18"


@cache
def emblem(x: float, y: float, size: float) -> str:
    """The murex shell of Tyros, in a box of that size."""
    return group(
        path(_MUREX, "tyr-f-murex tyr-shell-line"),
        path(_WHORL, "tyr-whorl"),
        transform=moved(x, y, size / 40),
    )


@cache
def lantern(x: float, y: float, scale: float) -> str:
    """A lit ship's lantern: here somebody decides."""
    return group(
        circle(0, 0, 15, "emp-f-lamp", fill_opacity=0.3),
        path("M-5-8L0-14L5-8Z", "tyr-f-ink"),
        path("M-5-8H5L6.4 6H-6.4Z", "emp-f-lamp tyr-thin"),
        path("M-7 6H7V9H-7Z", "tyr-f-ink"),
        transform=moved(x, y, scale),
    )


@cache
def waves(x: float, y: float, width: float) -> str:
    """Waves that run out on the paper, where nothing is asked."""
    lines = []
    for row, indent in enumerate((0, 30, 12)):
        steps = int((width - indent) // 36)
        lines.append(f"M{number(x + indent)} {number(y + row * 15)}" + "q9-10 18 0t18 0" * steps)
    return path("".join(lines), "tyr-ripple")
