"""The market street on the cover of Byzanz: awnings, merchants, buyers and wares."""

from typing import Final

from ..byzanz.cards import drawing
from ..emblems import group, moved, number
from .brush import Brush, arched, courses, spot

_B: Final = Brush("byz")
_CLOTH, _SPICES, _WINE, _WOOD, _GRAIN, _OLIVES = range(6)


def market() -> str:
    """The street from the church doors to the wares in front."""
    return _street() + _stalls() + _people() + _wares()


def _street() -> str:
    """The paved street, and down its middle a mosaic floor that leads to the doors."""
    rows = []
    for n, y in enumerate((452, 470, 494, 524, 560, 604)):
        rows.append(f"M0 {y}H640")
        gap = 30 + n * 12
        for step in range(-9, 10):
            x = 320 + (step + (0.5 if n % 2 else 0)) * gap
            rows.append(f"M{spot(x, y)}L{spot(320 + (x - 320) * 1.06, y + 12 + 5 * n)}")
    lozenges = "".join(
        f"M320 {y - high}L{320 + wide} {y}L320 {y + high}L{320 - wide} {y}Z"
        for y, wide, high in (
            (458, 20, 7),
            (480, 28, 10),
            (508, 36, 13),
            (546, 48, 18),
            (596, 62, 24),
        )
    )
    return "".join(
        [
            _B.wash("ground", "M0 432H640V660H0Z"),
            _B.pen("".join(rows), "joint"),
            _B.shape("ground-deep", "M276 440H364L470 660H170Z"),
            _B.pen("M286 440L196 660M354 440L444 660", "gilt"),
            _B.wash("blue", lozenges),
            _B.pen(lozenges, "gilt"),
            _B.wash("window", "".join(arched(x, 442, 24, 40) for x in (284, 320, 356))),
            _B.pen("".join(arched(x, 442, 24, 40) for x in (284, 320, 356))),
        ]
    )


def _stalls() -> str:
    """Two small stalls by the church, two large ones in front, lanterns on a rope between."""
    return "".join(
        [
            _stall(168, 258, 400, 28, ("green", "pale"), 5, 470),
            _stall(382, 472, 400, 28, ("red", "pale"), 5, 470),
            _back(-10, 196),
            _back(444, 650),
            _lanterns(),
            _hangings(30, ("green", "lamp", "red")),
            _hangings(512, ("red", "blue", "lamp")),
            _merchant(116, 516, "blue", "lamp"),
            _merchant(530, 516, "red", "pale"),
            _counter(-10, 196),
            _counter(444, 650),
            _awning(-14, 212, 390, 48, ("red", "pale"), 7),
            _awning(428, 654, 390, 48, ("blue", "pale"), 7),
        ]
    )


def _stall(
    left: float,
    right: float,
    top: float,
    high: float,
    cloth: tuple[str, str],
    parts: int,
    base: float,
) -> str:
    return "".join(
        [
            _B.shape("inside", f"M{left + 6} {base}V{top + 8}H{right - 6}V{base}Z"),
            _B.shape("shade", f"M{left + 2} {base}v-22H{right - 2}v22Z"),
            *[
                _B.disc(colour, left + 18 + 14 * n, base - 26, 7)
                for n, colour in enumerate(("lamp", "roof", "green", "red", "lamp"))
            ],
            _awning(left, right, top, high, cloth, parts),
        ]
    )


def _awning(
    left: float, right: float, top: float, high: float, cloth: tuple[str, str], parts: int
) -> str:
    """A striped awning that hangs down in scallops."""
    inset = (right - left) * 0.07
    drawn = []
    for n in range(parts):
        upper = [left + inset + (right - left - 2 * inset) * at / parts for at in (n, n + 1)]
        lower = [left + (right - left) * at / parts for at in (n, n + 1)]
        half = (lower[1] - lower[0]) / 2
        d = (
            f"M{spot(upper[0], top)}H{number(upper[1])}L{spot(lower[1], top + high)}"
            f"v7a{number(half)} {number(half * 0.8)} 0 0 1 {number(-2 * half)} 0v-7Z"
        )
        drawn.append(_B.shape(cloth[n % 2], d))
    drawn.append(_B.pen(f"M{spot(left, top + high)}H{number(right)}", "fine"))
    drawn.append(_B.tube("gold", f"M{spot(left + inset, top)}H{number(right - inset)}", 3))
    return "".join(drawn)


def _back(left: float, right: float) -> str:
    """The inside of a large stall, warm with lamplight at night."""
    return "".join(
        [
            _B.shape("inside", f"M{left} 570V424H{right}V570Z"),
            _B.shape("roof-deep", f"M{right - 10} 600V420h10v180ZM{left + 14} 600V420h-10v180Z"),
        ]
    )


def _counter(left: float, right: float) -> str:
    return "".join(
        [
            _B.shape("roof-deep", f"M{left} 560H{right}v70H{left}Z"),
            _B.pen(courses((left + 4, 566, right - 4, 628), 16, 60, 8, int(left) + 40), "fine"),
            _B.shape("roof", f"M{left - 4} 550H{right + 4}v14H{left - 4}Z"),
        ]
    )


def _hangings(x: float, cloths: tuple[str, str, str]) -> str:
    """Lengths of silk on a rod."""
    return "".join(
        _B.shape(cloth, f"M{x + 34 * n} 462v{58 - 8 * n}q6 5 12 0t12 0v{-58 + 8 * n}Z")
        + _B.pen(f"M{x + 34 * n} {508 - 8 * n}h24m-24 5h24", "gilt")
        for n, cloth in enumerate(cloths)
        if n != 1
    )


def _lanterns() -> str:
    """Lanterns on a rope across the street."""
    drawn = [_B.pen("M196 420Q320 474 444 420")]
    for x, y in ((232, 436), (276, 445), (320, 449), (364, 445), (408, 436)):
        drawn.append(
            _B.glow(x, y + 14, 20)
            + _B.pen(f"M{x} {y}v6")
            + _B.shape("lamp", f"M{x - 6} {y + 8}h12l2 7l-4 8h-8l-4-8Z")
            + _B.pen(f"M{x - 4} {y + 6}h8")
        )
    return "".join(drawn)


# -- people and wares -----------------------------------------------------------------------------


def _merchant(x: float, y: float, robe: str, trim: str) -> str:
    """A merchant behind the counter, arms spread over the wares."""
    return group(
        _B.shape(robe, "M-46 56Q-44 8-16 0H16Q44 8 46 56Z"),
        _B.wash(trim, "M-7 0H7V56H-7Z"),
        _B.pen("M-7 0V56M7 0V56"),
        _B.shape("skin", "M-10-8V4Q0 12 10 4V-8Z"),
        _B.disc("skin", 0, -20, 15),
        _B.shape("roof-deep", "M-14-16Q-12 4 0 6Q12 4 14-16Q8-8 0-10Q-8-8-14-16Z"),
        _B.shape("pale", "M-17-22Q-20-44 0-46Q20-44 17-22Q0-32-17-22Z"),
        _B.pen("M-12-27Q0-44 12-27", "fine"),
        _B.disc("lamp", 0, -33, 4),
        transform=moved(x, y),
    )


def _people() -> str:
    """Buyers in the street, farther ones smaller."""
    placed = (
        (304, 478, 0.52, "red", "pale"), (344, 484, 0.56, "blue", "lamp"),
        (250, 500, 0.72, "pale", "red"), (392, 510, 0.78, "green", "pale"),
        (232, 566, 1.12, "blue", "lamp"), (402, 580, 1.2, "red", "lamp"),
    )  # fmt: skip
    return "".join(_buyer(*each) for each in placed)


def _buyer(x: float, y: float, size: float, robe: str, veil: str) -> str:
    """Someone in a long robe and a mantle, seen from behind or from the side."""
    return group(
        _B.wash("ground-deep", "M-22 0a22 5 0 0 0 44 0a22 5 0 0 0-44 0Z"),
        _B.shape(robe, "M-17 0Q-20-40-11-54H11Q20-40 17 0Q0 5-17 0Z"),
        _B.pen("M-6-2Q-9-28-4-50M7-2Q10-26 6-44", "fine"),
        _B.shape(veil, "M-12-55Q-20-34-15-14Q-4-22 12-55Z"),
        _B.disc("skin", 0, -64, 9),
        _B.shape(veil, "M-10-62Q-11-76 0-77Q11-76 10-62Q4-70-2-69Q-8-68-10-62Z"),
        _B.pen("M-16-4Q0 1 16-4", "gilt"),
        transform=moved(x, y, size),
    )


def _wares() -> str:
    """What is for sale: on the counters, and set down in front of them."""
    on_counters = (
        (_OLIVES, 34, 510, 46), (_SPICES, 140, 502, 56), (_GRAIN, 454, 500, 56),
        (_CLOTH, 562, 506, 52),
    )  # fmt: skip
    in_front = (
        (_WINE, 30, 524, 112), (_SPICES, 116, 556, 82), (_CLOTH, 432, 554, 84),
        (_WINE, 506, 520, 116),
    )  # fmt: skip
    return "".join(
        [
            _B.glow(112, 500, 74),
            _B.glow(536, 500, 74),
            *[drawing(sort, x, y, size) for sort, x, y, size in on_counters],
            *[drawing(sort, x, y, size) for sort, x, y, size in in_front],
        ]
    )
