"""The cover of Byzanz: the market street under the great dome, silk, spices and oil for sale."""

from math import cos, pi, sin
from typing import Final

from ..emblems import group, number, path
from .brush import Brush, arched, spot, stars
from .byzanz_market import market

_B: Final = Brush("byz")


def scene() -> str:
    """Everything within the frame, from the golden sky to the wares in front."""
    return _sky() + _town() + _church() + market()


# -- the distance ---------------------------------------------------------------------------------


def _sky() -> str:
    """A mosaic sky: rows of tesserae around the dome, and at night stars of gold."""
    rows = []
    for n in range(9):
        r = 196 + 34 * n
        count = 40 + 6 * n
        for step in range(count):
            turn = pi * (0.94 + 1.12 * (step + 0.5 * (n % 2)) / count)
            end = turn + 0.7 * pi / count
            rows.append(
                f"M{spot(320 + r * cos(turn), 250 + r * sin(turn))}"
                f"L{spot(320 + r * cos(end), 250 + r * sin(end))}"
            )
    return "".join(
        [
            _B.wash("sky", "M0 0H640V440H0Z"),
            _B.wash("haze", "M40 440A280 300 0 0 1 600 440Z"),
            _B.wash("gleam", "M104 440A216 240 0 0 1 536 440Z"),
            path("".join(rows), "byz-s-scene-ring emp-cover-pen", stroke_width=3),
            _B.wash("star", stars((40, 40, 600, 240), 40, 7, 23)),
            _B.dot("orb", 512, 112, 34),
            _B.dot("bite", 526, 102, 29),
        ]
    )


def _town() -> str:
    """Houses on the hills to both sides, an aqueduct, cypresses."""
    hills = "M0 330Q60 292 130 306T250 340V440H0ZM640 322Q580 286 510 302T390 340V440H640Z"
    arches = "".join(arched(x, 352, 20, 26) for x in range(46, 160, 28))
    houses = [
        _house(*each)
        for each in (
            (58, 346, 50), (104, 356, 44), (36, 372, 52), (146, 372, 40), (88, 384, 48),
            (582, 340, 50), (536, 354, 44), (606, 368, 50), (494, 372, 40), (556, 384, 48),
        )
    ]  # fmt: skip
    trees = "".join(
        f"M{spot(x, y)}q{spot(-11, -26)} {spot(0, -high)}q{spot(11, high - 26)} {spot(0, high)}Z"
        for x, y, high in (
            (126, 372, 66), (140, 376, 52), (76, 340, 50), (516, 370, 66), (500, 376, 50),
            (562, 338, 54),
        )
    )  # fmt: skip
    return "".join(
        [
            _B.wash("far", hills),
            _B.wash("mid", "M26 326H176V352H26Z"),
            _B.wash("far", arches),
            _B.wash("tree", trees),
            *houses,
        ]
    )


def _house(x: float, top: float, wide: float) -> str:
    """A house under a flat tiled roof."""
    left, right = x - wide / 2, x + wide / 2
    return "".join(
        [
            _B.shape("wall", f"M{spot(left, 440)}V{number(top)}H{number(right)}V440Z"),
            _B.wash("shade", f"M{spot(right - wide * 0.28, 440)}V{top}H{right}V440Z"),
            _B.pen(f"M{spot(left, 440)}V{number(top)}H{number(right)}V440"),
            _B.shape("roof", f"M{spot(left - 5, top)}L{spot(x, top - 16)}L{spot(right + 5, top)}Z"),
            _B.wash(
                "window", "".join(arched(left + wide * at, top + 22, 7, 13) for at in (0.25, 0.55))
            ),
        ]
    )


# -- the church -----------------------------------------------------------------------------------

_DOME: Final = "M188 262C188 178 244 128 320 128S452 178 452 262Z"


def _church() -> str:
    """The dome of gold ribs on lapis, over half domes, buttresses and a lit nave."""
    return "".join(
        [
            _wing(-1),
            _wing(1),
            _nave(),
            _drum(),
            _B.wash("dome", _DOME),
            _B.wash("dome-deep", "M380 140C428 164 452 206 452 262H404C404 214 398 172 380 140Z"),
            _B.pen(_ribs(), "gilt"),
            _B.pen(_DOME),
            _B.pen("M206 226Q320 204 434 226M232 178Q320 160 408 178", "gilt"),
            _B.game("gold", "M312 128V118H328V128Z"),
            _B.game("gold", "M317 118V104H306V97H317V84H323V97H334V104H323V118Z"),
        ]
    )


def _ribs() -> str:
    """The dome's ribs, from its top down."""
    ribs = []
    for n in range(-3, 4):
        x = 320 + n * 37.0
        ribs.append(f"M320 128C{spot(320 + n * 24, 140)} {spot(x, 200)} {spot(x, 262)}")
    return "".join(ribs)


def _drum() -> str:
    panes = "".join(arched(x, 286, 11, 20) for x in range(200, 450, 20))
    return "".join(
        [
            _B.shape("wall", "M180 292V260H460V292Z"),
            _B.wash("window", panes),
            _B.shape("shade", "M176 292H464V299H176Z"),
            _B.game("gold", "M176 256H464V263H176Z"),
        ]
    )


def _nave() -> str:
    """The front: a great arch full of windows, three doors, and two buttresses."""
    bands = "".join(f"M204 {y}H436v6H204Z" for y in (312, 334, 356, 378, 400))
    upper = "".join(arched(x, 350, 14, 24) for x in (284, 308, 332, 356))
    lower = "".join(arched(x, 386, 14, 26) for x in (260, 284, 308, 332, 356, 380))
    buttresses = [
        _B.shape("wall", f"M{x} 440V282H{x + 32}V440Z")
        + _B.wash("brick", "".join(f"M{x} {y}h32v6h-32Z" for y in (306, 334, 362, 390)))
        + _B.wash("shade", f"M{x + 22} 440V282h10V440Z")
        + _B.pen(f"M{x} 440V282H{x + 32}V440")
        + _B.shape("roof", f"M{x - 4} 282L{x + 16} 264L{x + 36} 282Z")
        for x in (186, 422)
    ]
    return "".join(
        [
            _B.shape("wall", "M200 440V292H440V440Z"),
            _B.wash("brick", bands),
            _B.shape("wall", arched(320, 440, 192, 142)),
            _B.shape("shade", arched(320, 440, 172, 132)),
            _B.wash("window", upper + lower),
            _B.pen(upper + lower, "fine"),
            *buttresses,
        ]
    )


def _wing(side: int) -> str:
    """A half dome against the nave, and a chapel beyond it."""
    bands = "".join(f"M102 {y}H200v6H102Z" for y in (358, 380, 402))
    return group(
        _B.shape("wall", "M56 440V378H112V440Z"),
        _B.shape("dome", "M58 378Q60 350 84 346Q108 350 110 378Z"),
        _B.pen("M84 346V334M84 346V378", "gilt"),
        _B.wash("window", arched(74, 404, 8, 16) + arched(94, 404, 8, 16)),
        _B.shape("wall", "M100 440V340H200V440Z"),
        _B.wash("brick", bands),
        _B.wash("window", "".join(arched(x, 376, 10, 20) for x in (118, 138, 158, 178))),
        _B.shape("dome", "M98 340C102 300 140 284 204 282V340Z"),
        _B.pen("M204 284C160 292 140 310 134 340M204 284C182 296 170 314 166 340", "gilt"),
        _B.pen("M96 340H204"),
        transform="translate(640 0) scale(-1 1)" if side > 0 else None,
    )
