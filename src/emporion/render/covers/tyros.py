"""The cover of Tyros: a cedar ship under sail before the walled island city, sun on the water."""

from math import cos, pi, sin
from typing import Final

from ..emblems import group, moved, number, path
from .brush import Brush, arched, courses, spot, stars, waves
from .tyros_ship import ship

_B: Final = Brush("tyr")
_SUN: Final = (168.0, 176.0)
_HORIZON: Final = 384.0


def scene() -> str:
    """Everything within the frame, from the sky to the waves in front."""
    return _sky() + _coast() + _sea() + _city() + ship() + _front()


# -- the distance ---------------------------------------------------------------------------------


def _sky() -> str:
    """The sun, and the chart maker's rhumb lines as its rays."""
    x, y = _SUN
    rays = "".join(
        f"M{spot(x + 66 * cos(pi * n / 16), y + 66 * sin(pi * n / 16))}"
        f"L{spot(x + 640 * cos(pi * n / 16), y + 640 * sin(pi * n / 16))}"
        for n in range(32)
    )
    return "".join(
        [
            _B.wash("sky", "M0 0H640V420H0Z"),
            _B.wash("haze", "M0 132Q160 110 330 126T640 116V420H0Z"),
            _B.wash("gleam", "M0 250Q140 234 300 246T640 236V420H0Z"),
            _B.wash("star", stars((40, 36, 600, 180), 38, 5.2, 7)),
            _B.pen(rays, "ray"),
            _B.dot("ring", x, y, 58),
            _B.dot("orb", x, y, 46),
            _B.dot("bite", x + 17, y - 12, 38),
            *[
                _B.pen("M0 0Q7-8 12 0Q18-8 26-2", transform=moved(bx, by, size))
                for bx, by, size in ((74, 92, 1.1), (112, 74, 0.8), (60, 122, 0.7))
            ],
        ]
    )


def _coast() -> str:
    """Mount Lebanon and its cedars."""
    far = (
        "M0 330L40 300L76 312L120 268L160 296L206 262L262 300L318 252L366 290L420 246L470 282"
        "L530 240L584 278L640 250V400H0Z"
    )
    near = "M0 352Q44 330 92 340T186 326Q250 318 300 334T420 330Q500 318 560 330T640 322V400H0Z"
    snow = (
        "M120 268L108 281L118 284L126 280L136 279ZM318 252L304 265L316 270L326 263L338 268Z"
        "M530 240L514 254L528 258L538 251L550 256Z"
    )
    trees = "".join(
        _cedar(x, y, size)
        for x, y, size in (
            (44, 344, 0.9), (74, 346, 1.15), (112, 344, 0.8), (150, 338, 1.0), (22, 352, 0.7),
        )
    )  # fmt: skip
    return "".join(
        [
            _B.wash("far", far),
            _B.wash("gleam", snow),
            _B.wash("mid", near),
            _B.wash("tree", trees),
        ]
    )


def _cedar(x: float, y: float, size: float) -> str:
    """A cedar as path data: a trunk, and layers of flat boughs."""
    wide, high = 4 * size, 40 * size
    d = f"M{spot(x - wide / 2, y + 8 * size)}v{number(-high)}h{number(wide)}v{number(high)}Z"
    for up, half in ((0, 22), (9, 18), (18, 14), (26, 9), (33, 5)):
        reach = half * size
        d += (
            f"M{spot(x - reach, y - up * size)}q{spot(reach, -9 * size)} {spot(2 * reach, 0)}"
            f"q{spot(-reach, 3 * size)} {spot(-2 * reach, 0)}Z"
        )
    return d


# -- the city -------------------------------------------------------------------------------------


def _city() -> str:
    """Tyros on its island: houses in tiers, the temple's two pillars, the harbour tower."""
    tiers = [
        _block(470, 300, 40, 90, 1),
        _block(508, 284, 46, 110, 2),
        _block(552, 296, 40, 90, 3),
        _block(590, 308, 44, 80, 4),
        _block(438, 316, 36, 70, 5),
        _temple(),
        _block(410, 334, 34, 60, 6),
        _block(452, 336, 40, 60, 7),
        _block(566, 334, 42, 60, 8),
        _block(608, 340, 40, 60, 9),
    ]
    return group(
        *[
            *tiers,
            *[_palm(x, y) for x, y in ((430, 352), (494, 350), (588, 352))],
            _B.shape("wall", _merlons(372, 640, 352, 398)),
            _B.pen(courses((380, 358, 640, 392), 10, 26, 4, 3), "joint"),
            *[
                _tower(x, wide, top)
                for x, wide, top in ((394, 40, 324), (468, 30, 340), (604, 36, 332))
            ],
            _purple(),
            _gate(),
        ],
        transform=moved(-160, -97, 1.25),
    ) + _B.pen(waves(296, 640, 402, 24, 5), "crest")


def _merlons(left: float, right: float, top: float, base: float) -> str:
    """A wall with the stepped merlons of Phoenicia."""
    count = round((right - left) / 18)
    wide = (right - left) / count
    part = wide / 6
    step = (
        f"v{number(-part)}h{number(part)}v{number(-part)}h{number(part)}"
        f"v{number(part)}h{number(part)}v{number(part)}h{number(wide - 3 * part)}"
    )
    return f"M{spot(left, base)}V{number(top)}" + step * count + f"V{number(base)}Z"


def _block(x: float, top: float, wide: float, high: float, seed: int) -> str:
    """A house with a flat roof."""
    left, right = x - wide / 2, x + wide / 2
    body = f"M{spot(left, top + high)}V{number(top)}H{number(right)}V{number(top + high)}Z"
    panes = "".join(
        arched(left + wide * (0.22 + 0.26 * (n % 3)), top + 17 + 17 * (n // 3), 6, 10)
        for n in range(6)
        if (n * 7 + seed) % 4
    )
    return "".join(
        [
            _B.shape("wall", body),
            _B.wash(
                "shade", f"M{spot(right - wide * 0.26, top + high)}V{top}H{right}V{top + high}Z"
            ),
            _B.pen(body),
            _B.shape(
                "wall", f"M{spot(left - 2, top - 4)}H{number(right + 2)}v6H{number(left - 2)}Z"
            ),
            _B.wash("window", panes),
        ]
    )


def _temple() -> str:
    """The temple of Melqart, between a pillar of gold and one of emerald; its fire burns above."""
    return "".join(
        [
            _B.glow(530, 236, 34),
            _B.shape("lamp", "M521 252Q519 240 530 226Q541 240 539 252Z"),
            _B.shape("shade", "M516 258V250H544V258Z"),
            _B.shape("wall", "M496 330V272H564V330Z"),
            _B.wash("shade", "M548 330V272H564V330Z"),
            _B.shape("wall", "M496 272Q494 264 488 258H572Q566 264 564 272Z"),
            _B.game("gold", "M514 265q8-5 14-1h4q6-4 14 1q-8 3-13 1q-3 3-6 0q-5 2-13-1Z"),
            _B.shape("window", arched(530, 330, 20, 40)),
            _B.game("gold", "M502 330V288H498V281H514V288H510V330Z"),
            _B.game("cedar", "M550 330V288H546V281H562V288H558V330Z"),
        ]
    )


def _palm(x: float, y: float) -> str:
    fronds = "M0-26Q-10-34-18-24M0-26Q-8-40-19-36M0-26Q10-34 18-24M0-26Q8-40 19-36M0-26Q0-40 4-44"
    return group(
        _B.pen("M0 4Q3-12 0-26"),
        path(fronds, "tyr-s-scene-tree emp-cover-pen", stroke_width=3.6),
        transform=moved(x, y, 0.9),
    )


def _tower(x: float, wide: float, top: float) -> str:
    left, right = x - wide / 2, x + wide / 2
    return "".join(
        [
            _B.shape("wall", f"M{spot(left - 2, 398)}L{spot(left, top)}H{right}L{right + 2} 398Z"),
            _B.wash("shade", f"M{spot(x + wide * 0.16, 398)}V{top}H{right}L{right + 2} 398Z"),
            _B.shape("wall", _merlons(left - 4, right + 4, top - 8, top + 4)),
            _B.wash("window", arched(x - 4, top + 26, 7, 14) + arched(x - 4, top + 52, 7, 12)),
        ]
    )


def _purple() -> str:
    """The dyers' cloths, hung over the wall to dry."""
    return "".join(
        _B.shape("sail", f"M{x} 356h{wide}v{high}q{-wide / 4:g} 5 {-wide / 2:g} 0t{-wide / 2:g} 0Z")
        for x, wide, high in ((494, 20, 22), (518, 16, 18), (560, 22, 24))
    )


def _gate() -> str:
    return _B.shape("shade", arched(432, 398, 34, 32)) + _B.wash("pen", arched(432, 398, 24, 26))


# -- the sea --------------------------------------------------------------------------------------


def _sea() -> str:
    """The sea in flat bands, the sun's road on it, and far sails."""
    x = _SUN[0]
    road = "".join(
        f"M{spot(x - half + off, y)}h{number(2 * half)}"
        for y, half, off in (
            (392, 16, 0), (401, 30, 6), (410, 20, -10), (420, 38, 4), (431, 26, -14), (442, 46, 2),
            (454, 30, -20), (468, 54, -6), (484, 36, -34), (500, 50, -44),
        )
    )  # fmt: skip
    return "".join(
        [
            _B.wash("sea", f"M0 {_HORIZON}H640V660H0Z"),
            _B.wash("water", "M0 424Q120 414 260 422T480 416T640 420V660H0Z"),
            _B.wash("deep", "M0 500Q120 488 260 498T480 490T640 494V660H0Z"),
            _B.pen(f"M0 {_HORIZON}H640", "fine"),
            _B.pen(waves(380, 470, 416, 20, 4) + waves(520, 620, 424, 20, 4), "crest"),
            _B.pen(road, "road"),
            _far_ship(60, 392, 0.9),
            _far_ship(334, 390, 0.62),
        ]
    )


def _far_ship(x: float, y: float, size: float) -> str:
    return group(
        _B.shape("stripe", "M-14-40Q2-42 16-38Q20-22 14-8Q0-6-14-8Q-8-24-14-40Z"),
        _B.pen("M0-46V0"),
        _B.shape("hull", "M-28-10Q-22 6-8 8H14Q26 4 30-14Q24-4 12-2H-12Q-24-4-28-10Z"),
        transform=moved(x, y, size),
    )


# -- in front -------------------------------------------------------------------------------------


def _front() -> str:
    """Foam at the bow, a dolphin, and waves that curl."""
    dolphin = (
        "M0 30C4 4 30-12 58-4C66-2 74 4 84 6C78 10 70 11 64 11C58 22 44 28 30 28C20 28 14 34 12 44"
        "C6 42-6 44-12 50C-12 40-8 34 0 30Z"
    )
    curl = "q8-22 30-20q20 2 20 20q-2 12-13 11q-8-2-5-10q-9 1-8 10q6 13 30-11"
    return "".join(
        [
            _B.wash("water", "M372 582Q430 556 486 570Q520 548 556 560Q600 556 640 566V660H330Z"),
            _B.pen("M372 582Q430 556 486 570Q520 548 556 560Q600 556 640 566", "crest"),
            group(
                _B.shape("sea", dolphin),
                _B.wash("stripe", "M64 11C58 22 44 28 30 28C26 28 22 29 19 32C28 22 48 20 60 10Z"),
                _B.pen("M30-10Q36-22 50-20Q44-12 46-5"),
                _B.dot("pen", 66, 3, 2),
                transform=moved(500, 540, 0.95, -8),
            ),
            _B.shape("deep", f"M-30 602{curl * 14}V680H-30Z"),
            _B.pen(f"M-30 602{curl * 14}", "crest"),
            _B.shape("abyss", f"M-62 628{curl * 14}V690H-62Z"),
            _B.pen(f"M-62 628{curl * 14}", "crest"),
        ]
    )
