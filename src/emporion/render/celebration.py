"""What celebrates the end of a game: flags on a rope, and columns for the seats.

Drawn in the classes of the game that has the prefix.
"""

from collections.abc import Sequence

from .seat_marks import cloth
from .svg_elements import group, number, path


def bunting(
    prefix: str, won: list[str], places: Sequence[tuple[float, float]], size: float, rope: str = ""
) -> str:
    """Flags along a line, in the cloth of the winners' colours and in gold; a `rope` of their own
    may be longer than from the first to the last.
    """
    flags = []
    for n, (x, y) in enumerate(places):
        across = f"M{number(x - size)} {number(y)}h{number(2 * size)}"
        flag = f"{across}l{number(-size)} {number(size * 2.6)}Z"
        if n % 2:
            flags.append(path(flag, f"{prefix}-flag {prefix}-f-gold"))
        else:
            flags.append(path(flag, f"{prefix}-flag", fill=cloth(won[n // 2 % len(won)])))
    rope = rope or "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    return group(path(rope, f"{prefix}-rope"), *flags, class_=f"{prefix}-bunting")


def pillar(prefix: str, colour: str, middle: float, base: float, wide: float, high: float) -> str:
    """A column with a capital, in its owner's cloth."""
    left, right = middle - wide / 2, middle + wide / 2
    d = (
        f"M{number(left)} {number(base)}V{number(base - high + 5)}"
        f"H{number(left - 4)}V{number(base - high)}H{number(right + 4)}"
        f"V{number(base - high + 5)}H{number(right)}V{number(base)}Z"
    )
    return path(d, f"{prefix}-banner", fill=cloth(colour))
