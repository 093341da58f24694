"""What covers are painted with: washes, pens, and shapes that come back in every harbour."""

from typing import Final

from ...core.rng import Rng
from ..emblems import circle, number, path


def spot(x: float, y: float) -> str:
    """A place in path data."""
    return f"{number(x)} {number(y)}"


def waves(left: float, right: float, y: float, step: float, high: float) -> str:
    """A line of even waves, as path data that goes on from its first place."""
    count = max(1, round((right - left) / step))
    step = (right - left) / count
    return f"M{spot(left, y)}" + f"q{spot(step / 2, -high)} {spot(step, 0)}" * count


def battlements(left: float, right: float, top: float, base: float, tooth: float) -> str:
    """A wall with merlons on it, closed."""
    count = max(1, round((right - left) / tooth / 2))
    tooth = (right - left) / (2 * count + 1)
    steps = f"v{number(tooth)}h{number(tooth)}v{number(-tooth)}h{number(tooth)}" * count
    return f"M{spot(left, base)}V{number(top)}h{number(tooth)}{steps}V{number(base)}Z"


def arched(x: float, base: float, wide: float, high: float) -> str:
    """A window or gate with a round head, closed; `x` is its middle."""
    half = wide / 2
    return (
        f"M{spot(x - half, base)}v{number(half - high)}a{number(half)} {number(half)} 0 0 1 "
        f"{number(wide)} 0V{number(base)}Z"
    )


def courses(
    box: tuple[float, float, float, float], high: float, wide: float, kept: int, seed: int
) -> str:
    """Some of the joints of a stone wall: `kept` of ten, as an engraver leaves most of them out."""
    left, top, right, base = box
    rng = Rng(seed)
    strokes = []
    row = 0
    y = top + high
    while y < base:
        x = left + (wide / 2 if row % 2 else 0)
        while x < right:
            if rng.below(10) < kept:
                end = min(x + wide * (0.6 + 0.1 * int(rng.below(5))), right)
                strokes.append(f"M{spot(x, y)}H{number(end)}")
            x += wide
        row += 1
        y += high
    return "".join(strokes)


def stars(box: tuple[float, float, float, float], count: int, size: float, seed: int) -> str:
    """Four-pointed stars strewn evenly over a sky, as path data."""
    left, top, right, base = box
    rng = Rng(seed)
    across = max(1, round((count * (right - left) / (base - top)) ** 0.5))
    step = (right - left) / across
    found = []
    for n in range(count):
        x = left + step * (n % across + int(rng.below(1000)) / 1000)
        y = top + step * (n // across + int(rng.below(1000)) / 1000)
        r = size * (1.0, 0.62, 0.8)[int(rng.below(3))]
        w = r * 0.22
        found.append(
            f"M{spot(x, y - r)}L{spot(x + w, y - w)}L{spot(x + r, y)}L{spot(x + w, y + w)}"
            f"L{spot(x, y + r)}L{spot(x - w, y + w)}L{spot(x - r, y)}L{spot(x - w, y - w)}Z"
        )
    return "".join(found)


_PENS: Final = {
    "ink": ("scene-pen", 2.2),
    "bold": ("scene-pen", 4.6),
    "fine": ("scene-pen", 1.2),
    "joint": ("scene-joint", 1.3),
    "crest": ("scene-crest", 2.4),
    "ray": ("scene-ring", 1.4),
    "gilt": ("gold", 2.4),
    "road": ("scene-track", 4),
}
"""Each pen's colour and width; the fine one lets what is below shine through."""


class Brush:
    """Paints in the colours of one game's scene."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.edge = f"{prefix}-s-scene-pen emp-cover-edge"
        """The classes of an ink line around a shape."""

    def wash(self, colour: str, d: str, transform: str | None = None) -> str:
        """A flat colour without a line around it."""
        return path(d, f"{self.prefix}-f-scene-{colour}", transform=transform)

    def shape(self, colour: str, d: str, transform: str | None = None) -> str:
        """A flat colour with an ink line around it."""
        return path(d, f"{self.prefix}-f-scene-{colour} {self.edge}", transform=transform)

    def game(self, colour: str, d: str, transform: str | None = None) -> str:
        """The same in a colour that the game has on its table too."""
        return path(d, f"{self.prefix}-f-{colour} {self.edge}", transform=transform)

    def pen(self, d: str, kind: str = "ink", transform: str | None = None) -> str:
        """Lines with one of the pens."""
        colour, width = _PENS[kind]
        classes = f"{self.prefix}-s-{colour} emp-cover-{'fine' if kind == 'fine' else 'pen'}"
        return path(d, classes, stroke_width=width, transform=transform)

    def tube(self, colour: str, d: str, width: float) -> str:
        """A thick line with an ink line on both sides of it: a spar, an oar, a key's rod."""
        pen = "emp-cover-pen"
        return path(d, f"{self.prefix}-s-scene-pen {pen}", stroke_width=width + 4.4) + path(
            d, f"{self.prefix}-s-{colour} {pen}", stroke_width=width
        )

    def disc(self, colour: str, x: float, y: float, r: float) -> str:
        """A disc with an ink line around it, in a colour of the scene."""
        return circle(x, y, r, f"{self.prefix}-f-scene-{colour} {self.edge}")

    def ring(self, kind: str, x: float, y: float, r: float) -> str:
        """A circle with one of the pens."""
        colour, width = _PENS[kind]
        return circle(x, y, r, f"{self.prefix}-s-{colour} emp-cover-pen", stroke_width=width)

    def dot(self, colour: str, x: float, y: float, r: float) -> str:
        """A flat disc."""
        return circle(x, y, r, f"{self.prefix}-f-scene-{colour}")

    def glow(self, x: float, y: float, r: float) -> str:
        """Lamplight in two rings, seen at night alone."""
        kind = f"{self.prefix}-f-scene-glow"
        return circle(x, y, r, kind) + circle(x, y, r * 0.6, kind)
