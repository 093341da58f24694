"""The characters, each by what it carries: a drawing in a box of 60 by 60."""

from functools import cache
from typing import Final

from ...games.ys.data import CHARACTERS
from ..emblems import circle, group, path

_I: Final = "ys-line"
_F: Final = "ys-fine"


def _p(d: str, fill: str) -> str:
    """A washed shape with an ink line around it."""
    return path(d, f"ys-f-{fill} ys-wash")


def _star(x: float, y: float, r: float, fill: str = "gold") -> str:
    """A spark."""
    k = r * 0.28
    return path(
        f"M{x} {y - r}L{x + k} {y - k}L{x + r} {y}L{x + k} {y + k}L{x} {y + r}"
        f"L{x - k} {y + k}L{x - r} {y}L{x - k} {y - k}Z",
        f"ys-f-{fill}",
    )


def _alchemist() -> str:
    return (
        _p("M24 6H36V10H34V23L47 47Q49 54 42 54H18Q11 54 13 47L26 23V10H24Z", "face")
        + path("M21 34H39L45.5 46.5Q47.5 52 42 52.4H18Q12.5 52 14.5 46.5Z", "ys-f-green")
        + path("M24 6H36V10H34V23L47 47Q49 54 42 54H18Q11 54 13 47L26 23V10H24Z", _I)
        + circle(26, 42, 3, "ys-f-face")
        + circle(34, 46, 2.2, "ys-f-face")
        + circle(33, 38, 1.6, "ys-f-face")
        + _star(46, 14, 7)
        + _star(14, 20, 5)
    )


def _banker() -> str:
    coins = "".join(
        _p(f"M8 {y}V{y + 6}A12 4.5 0 0 0 32 {y + 6}V{y}Z", "gold")
        + _p(f"M8 {y}A12 4.5 0 0 1 32 {y}A12 4.5 0 0 1 8 {y}Z", "gold")
        for y in (45, 38, 31, 24)
    )
    return (
        coins
        + _p("M44 6L54 20H48V32H40V20H34Z", "green")
        + _p("M44 56L34 44H40V36H48V44H54Z", "coral")
    )


def _captain() -> str:
    spokes = "M30 4V56M4 30H56M11.6 11.6L48.4 48.4M48.4 11.6L11.6 48.4"
    return (
        path(spokes, "ys-spoke-line")
        + path(spokes, "ys-spoke")
        + path("M30 14A16 16 0 1 1 30 46A16 16 0 1 1 30 14Z", "ys-rim-line")
        + path("M30 14A16 16 0 1 1 30 46A16 16 0 1 1 30 14Z", "ys-rim-wood")
        + _p("M30 24A6 6 0 1 1 30 36A6 6 0 1 1 30 24Z", "gold")
    )


def _cardinal() -> str:
    return (
        _p("M30 3Q50 18 47 42Q30 36 13 42Q10 18 30 3Z", "coral")
        + _p("M27 8Q30 4 33 8V37Q30 36.6 27 37Z", "gold")
        + _p("M18 20H42V26H18Z", "gold")
        + _p("M12 41Q30 34 48 41V48Q30 41 12 48Z", "gold")
        + _p("M15 49L9 58H17L20 47ZM45 49L51 58H43L40 47Z", "pearl")
    )


def _spy() -> str:
    return (
        _p("M4 20Q18 8 30 17Q42 8 56 20Q56 42 40 42Q33 42 30 34Q27 42 20 42Q4 42 4 20Z", "lagoon")
        + _p("M11 26Q18 19 25 27Q18 34 11 26Z", "face")
        + _p("M35 27Q42 19 49 26Q42 34 35 27Z", "face")
        + circle(18.5, 26.3, 3, "ys-f-ink")
        + circle(41.5, 26.3, 3, "ys-f-ink")
        + path("M4 20Q0 34 6 52M56 20Q60 34 54 52", _I)
        + _p("M6 52L2 57H10ZM54 52L50 57H58Z", "coral")
    )


def _herald() -> str:
    return (
        path("M8 12L50 36", _I)
        + _p("M5 8L10 6L40 26L36 32L6 13Z", "gold")
        + _p("M36 33L41 25Q54 26 58 18L57 52Q50 42 36 33Z", "gold")
        + _p("M14 18L34 31.5V58L24 51L14 58Z", "coral")
        + _star(24, 40, 7)
    )


def _conjurer() -> str:
    return (
        _p("M6 54L34 20L40 25L12 58Q6 58 6 54Z", "hull")
        + _p("M30 25L34 20L40 25L36 30Z", "face")
        + _star(43, 14, 12)
        + _star(20, 14, 6, "coral")
        + _star(52, 36, 6, "coral")
        + _star(34, 46, 4.5)
    )


def _intriguer() -> str:
    return (
        _p("M30 2L35 10V33H25V10Z", "pearl")
        + path("M30 6V32", _F)
        + _p("M14 32H46V38H14Z", "gold")
        + _p("M26 38H34V50H26Z", "hull")
        + _p("M30 49A4.5 4.5 0 1 1 30 58A4.5 4.5 0 1 1 30 49Z", "gold")
        + _p("M46 40Q58 46 50 56Q48 50 44 48ZM14 40Q2 46 10 56Q12 50 16 48Z", "coral")
    )


def _jeweller() -> str:
    return (
        path("M30 22A17 17 0 1 1 30 56A17 17 0 1 1 30 22Z", "ys-ring-line")
        + path("M30 22A17 17 0 1 1 30 56A17 17 0 1 1 30 22Z", "ys-ring")
        + _p("M19 4H41L48 13L30 29L12 13Z", "blue")
        + path("M12 13H48M19 4L24 13L30 29L36 13L41 4M24 13L30 4L36 13", "ys-facet ys-s-face")
        + path("M19 4H41L48 13L30 29L12 13Z", _I)
    )


def _magician() -> str:
    return (
        _p("M31 2Q40 24 46 42H14Q22 26 31 2Z", "lagoon")
        + _p("M2 47Q14 39 30 39T58 47Q46 56 30 56T2 47Z", "lagoon")
        + _p("M14 42Q30 48 46 42L47.5 46Q30 53 12 46Z", "coral")
        + _star(30, 26, 6)
        + _star(37, 35, 3.6)
        + _star(24, 36, 3.6)
    )


def _merchant() -> str:
    return (
        path("M30 6V50M18 54H42", _I)
        + _p("M16 51H44V56H16Z", "hull")
        + path("M8 14Q30 8 52 14", _I)
        + path("M8 14L2 34M8 14L17 34M52 14L43 34M52 14L58 34", _F)
        + _p("M0 34H19Q17 43 9.5 43T0 34Z", "gold")
        + _p("M41 34H60Q58 43 50.5 43T41 34Z", "gold")
        + _p("M30 4A4 4 0 1 1 30 12A4 4 0 1 1 30 4Z", "gold")
        + _p("M5 28H14V34H5Z", "coral")
        + _p("M46 27H56V34H46Z", "green")
    )


def _mercenary() -> str:
    return (
        _p("M50 3L57 10L26 43L19 36Z", "pearl")
        + _p("M10 3L3 10L34 43L41 36Z", "pearl")
        + _p("M13 38L22 47L18 51L9 42Z", "gold")
        + _p("M47 38L38 47L42 51L51 42Z", "gold")
        + _p("M13 46L16 49L8 57L4 53ZM47 46L44 49L52 57L56 53Z", "hull")
    )


def _queen() -> str:
    return (
        _p("M6 46L3 18L17 31L22 11L30 29L38 11L43 31L57 18L54 46Z", "gold")
        + _p("M6 46H54V54H6Z", "coral")
        + circle(3.5, 16, 3.5, "ys-f-pearl ys-wash")
        + circle(22, 9, 4, "ys-f-pearl ys-wash")
        + circle(38, 9, 4, "ys-f-pearl ys-wash")
        + circle(56.5, 16, 3.5, "ys-f-pearl ys-wash")
        + _p("M30 47L34 50L30 53L26 50Z", "pearl")
        + circle(30, 38, 3.4, "ys-f-pearl ys-wash")
    )


def _prince() -> str:
    return (
        _p("M8 44V26L18 34L30 16L42 34L52 26V44Z", "gold")
        + _p("M8 44H52V52H8Z", "blue")
        + circle(30, 14, 4, "ys-f-pearl ys-wash")
        + circle(8, 24, 3, "ys-f-pearl ys-wash")
        + circle(52, 24, 3, "ys-f-pearl ys-wash")
    )


def _king() -> str:
    return (
        _p("M8 26Q4 12 16 12Q26 12 30 22Q34 12 44 12Q56 12 52 26L48 44H12Z", "coral")
        + _p("M8 26Q4 12 16 12Q26 12 30 22V44H24Q16 34 20 20Q12 20 14 44H12Z", "gold")
        + _p("M52 26Q56 12 44 12Q34 12 30 22V44H36Q44 34 40 20Q48 20 46 44H48Z", "gold")
        + _p("M10 44H50V54H10Z", "gold")
        + _p("M27 12H29V7H24V4H29V0H31V4H36V7H31V12H33V16H27Z", "gold")
        + circle(20, 49, 2.6, "ys-f-coral ys-wash")
        + circle(30, 49, 2.6, "ys-f-blue ys-wash")
        + circle(40, 49, 2.6, "ys-f-coral ys-wash")
    )


def _white_gem() -> str:
    return (
        _p(
            "M30 3L36.5 19.5L53 13.5L44 28.5L57 40.5L39.5 41L35.5 57L30 44.5L24.5 57L20.5 41"
            "L3 40.5L16 28.5L7 13.5L23.5 19.5Z",
            "white",
        )
        + path("M30 18L39 29L34.5 41H25.5L21 29Z", "ys-f-white-pale")
        + path("M30 18L39 29L34.5 41H25.5L21 29ZM30 3V18M53 13.5L39 29M7 13.5L21 29", _F)
    )


_DRAWN: Final = {
    "alchemist": _alchemist,
    "banker": _banker,
    "captain": _captain,
    "cardinal": _cardinal,
    "spy": _spy,
    "herald": _herald,
    "conjurer": _conjurer,
    "intriguer": _intriguer,
    "jeweller": _jeweller,
    "magician": _magician,
    "merchant": _merchant,
    "mercenary": _mercenary,
    "queen": _queen,
    "prince": _prince,
    "king": _king,
    "white_gem": _white_gem,
}


@cache
def portrait(character: int) -> str:
    """A character's drawing, 60 by 60."""
    return group(_DRAWN[CHARACTERS[character]]())
