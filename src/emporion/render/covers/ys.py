"""The cover of Ys: the city behind its sea wall in the mist, and below the water what it became.

The key of the sea gate has fallen; it sinks where the drowned city lies already.
"""

from typing import Final

from ..emblems import group, moved, number
from .brush import Brush, arched, battlements, courses, spot, stars, waves
from .ys_depths import depths

_B: Final = Brush("ys")


def scene() -> str:
    """Everything within the frame, from the sky down to the sea floor."""
    return _sky() + _city() + _sea() + depths()


# -- above the water ------------------------------------------------------------------------------


def _sky() -> str:
    return "".join(
        [
            _B.wash("sky", "M0 0H640V660H0Z"),
            _B.wash("haze", "M0 150Q120 128 220 146T420 140T640 120V420H0Z"),
            _B.wash("gleam", "M0 236Q110 214 240 232T470 222T640 206V420H0Z"),
            _B.wash("star", stars((40, 36, 600, 190), 34, 5.2, 11)),
            _B.dot("ring", 492, 118, 66),
            _B.dot("orb", 492, 118, 44),
            _B.dot("bite", 508, 106, 37),
            _B.pen("M410 96H462M428 108H452M520 150H584M540 162H600M96 92H168M120 104H190", "ray"),
        ]
    )


_FAR: Final = (
    "M0 340V262L14 236L28 262V270H44V214L58 176L72 214V256H92V238L104 214L116 238V282H150V206"
    "L166 158L182 206V340ZM640 340V250L622 214L604 250V262H584V200L568 150L552 200V270H530V226"
    "L518 196L506 226V290H470V340Z"
)
_MID: Final = (
    "M0 350V300H30V272L46 240L62 272V296H96V250L114 208L132 250V300H170V262L184 238L198 262V350Z"
    "M640 350V294H612V268L596 234L580 268V300H548V244L530 198L512 244V290H470V262L456 236L442 262"
    "V350Z"
)


def _city() -> str:
    """Three tiers that rise to the palace, with mist between them."""
    palace = [
        _bridge(196, 252, 238),
        _bridge(390, 446, 232),
        _tower(252, 32, 186, 320, 58),
        _tower(388, 32, 178, 320, 62),
        _tower(320, 58, 146, 320, 0),
        _dome(320, 146, 36),
        _tower(284, 22, 218, 320, 38),
        _tower(356, 22, 218, 320, 38),
        _house(320, 50, 250, 24),
    ]
    second = [
        _tower(188, 34, 232, 330, 50),
        _tower(452, 34, 226, 330, 54),
        _house(228, 44, 262, 22),
        _house(412, 44, 258, 22),
        _tower(130, 26, 266, 340, 42),
        _tower(512, 26, 258, 340, 44),
    ]
    first = [
        _house(104, 54, 296, 24),
        _house(208, 50, 294, 24),
        _house(276, 44, 288, 20),
        _house(364, 44, 288, 20),
        _house(432, 50, 294, 24),
        _house(536, 54, 294, 24),
    ]
    return "".join(
        [
            _B.wash("far", _FAR),
            _veil(20, 268, 250),
            _veil(400, 262, 250),
            _B.wash("mid", _MID),
            *palace,
            _veil(196, 266, 250),
            *second,
            _veil(60, 294, 220),
            _veil(360, 292, 240),
            *first,
            _wall(),
        ]
    )


def _tower(x: float, wide: float, top: float, base: float, roof: float) -> str:
    """A round tower with lit windows; without a roof it waits for a dome."""
    left = x - wide / 2
    body = f"M{spot(left, base)}V{number(top)}h{number(wide)}V{number(base)}Z"
    shade = f"M{spot(x + wide * 0.18, base)}V{number(top)}H{number(left + wide)}V{number(base)}Z"
    eaves = f"M{spot(left - 4, top)}h{number(wide + 8)}v6h{number(-wide - 8)}Z"
    panes = "".join(
        arched(x - wide * 0.1, y, wide * 0.24, wide * 0.5)
        for y in range(int(top + wide * 0.95), int(base), int(wide * 1.15))
    )
    drawn = [
        _B.shape("wall", body),
        _B.wash("shade", shade),
        _B.pen(body),
        _B.wash("window", panes),
        _B.shape("shade", eaves),
    ]
    if roof:
        cone = (
            f"M{spot(left - 5, top)}Q{spot(x - wide * 0.12, top - roof * 0.5)} "
            f"{spot(x, top - roof)}Q{spot(x + wide * 0.12, top - roof * 0.5)} "
            f"{spot(left + wide + 5, top)}Z"
        )
        lee = (
            f"M{spot(x + wide * 0.1, top)}Q{spot(x + 2, top - roof * 0.5)} {spot(x, top - roof)}"
            f"Q{spot(x + wide * 0.12, top - roof * 0.5)} {spot(left + wide + 5, top)}Z"
        )
        drawn += [_B.wash("roof", cone), _B.wash("roof-deep", lee), _B.pen(cone)]
        drawn.append(_B.pen(f"M{spot(x, top - roof)}v-11", "gilt"))
    return "".join(drawn)


def _dome(x: float, base: float, half: float) -> str:
    """The palace's dome, of green bronze, with a lantern that ships steer by."""
    top = base - half * 1.25
    shell = (
        f"M{spot(x - half, base)}C{spot(x - half, base - half * 0.9)} "
        f"{spot(x - half * 0.5, top)} {spot(x, top)}C{spot(x + half * 0.5, top)} "
        f"{spot(x + half, base - half * 0.9)} {spot(x + half, base)}Z"
    )
    ribs = (
        f"M{spot(x - half * 0.5, base)}Q{spot(x - half * 0.45, top + 14)} {spot(x, top)}"
        f"Q{spot(x + half * 0.45, top + 14)} {spot(x + half * 0.5, base)}M{spot(x, base)}V{top}"
    )
    lantern = f"M{spot(x - 7, top + 2)}v-18h14v18ZM{spot(x - 10, top - 16)}L{spot(x, top - 34)}"
    return "".join(
        [
            _B.game("lagoon", shell),
            _B.pen(ribs, "gilt"),
            _B.shape("lamp", lantern + f"L{spot(x + 10, top - 16)}Z"),
            _B.pen(f"M{spot(x, top - 34)}v-16M{spot(x - 5, top - 44)}h10", "gilt"),
            _B.glow(x, top - 8, 34),
        ]
    )


def _house(x: float, wide: float, top: float, roof: float) -> str:
    """A gabled house, seen from the front."""
    left, right, base = x - wide / 2, x + wide / 2, top + 60
    front = f"M{spot(left, base)}V{number(top)}L{spot(x, top - roof)}L{spot(right, top)}V{base}Z"
    eaves = (
        f"M{spot(left - 4, top + 4)}L{spot(x, top - roof - 6)}L{spot(right + 4, top + 4)}"
        f"L{spot(right + 4, top - 4)}L{spot(x, top - roof - 13)}L{spot(left - 4, top - 4)}Z"
    )
    panes = "".join(arched(x + off, top + 17, 7, 13) for off in (-13, 0, 13))
    return "".join(
        [
            _B.shape("wall", front),
            _B.wash("shade", f"M{spot(x + 9, top - roof + 9)}L{spot(right, top)}V{base}H{x + 9}Z"),
            _B.pen(front),
            _B.shape("roof", eaves),
            _B.wash("window", panes + arched(x, top - 2, 6, 9)),
        ]
    )


def _bridge(left: float, right: float, y: float) -> str:
    """A bridge high between two towers."""
    span = right - left
    return _B.shape(
        "wall",
        f"M{spot(left, y)}h{number(span)}v14q{spot(-span / 2, -13)} {spot(-span, 0)}Z",
    )


def _veil(x: float, y: float, wide: float) -> str:
    """A bank of mist: flat, with round ends, as a cloud on an old print."""
    return _B.wash(
        "mist",
        f"M{spot(x, y)}a9 9 0 0 1 9-9h{number(wide * 0.3)}a8 8 0 0 1 8-8h{number(wide * 0.3)}"
        f"a8 8 0 0 1 8 8h{number(wide * 0.2)}a9 9 0 0 1 0 18h{number(-wide * 0.24)}"
        f"a6 6 0 0 1-6 6h{number(-wide * 0.3)}a6 6 0 0 1-6-6H{number(x + 9)}a9 9 0 0 1-9-9Z",
    )


def _wall() -> str:
    """The sea wall with its gate, and a lantern on every tower."""
    drawn = [
        _B.shape("wall", battlements(0, 640, 322, 400, 9)),
        _B.wash("shade", "M0 336H640V343H0Z"),
        _B.pen("M0 336H640M0 343H640"),
        _B.pen(courses((8, 344, 632, 392), 11, 30, 4, 5), "joint"),
    ]
    for x in (52, 160, 480, 588):
        drawn.append(_bastion(x, 44, 304))
    drawn += [_bastion(258, 50, 290), _bastion(382, 50, 290), _gate()]
    return "".join(drawn)


def _bastion(x: float, wide: float, top: float) -> str:
    left, right = x - wide / 2, x + wide / 2
    return "".join(
        [
            _B.shape("wall", f"M{spot(left, 402)}L{spot(left + 3, top)}H{right - 3}L{right} 402Z"),
            _B.wash("shade", f"M{spot(x + 8, 402)}V{top}H{right - 3}L{right} 402Z"),
            _B.pen(courses((left + 5, top + 16, right - 10, 396), 12, 16, 5, int(x)), "joint"),
            _B.shape("wall", battlements(left - 4, right + 4, top - 12, top + 6, 6)),
            _B.wash("window", arched(x - 3, top + 40, 8, 20)),
            _B.glow(x, top - 26, 40),
            _B.pen(f"M{spot(x, top - 8)}v-34"),
            _B.shape("lamp", f"M{spot(x - 7, top - 22)}l2-16h10l2 16Z"),
            _B.pen(f"M{spot(x - 8, top - 38)}l8-8l8 8Z"),
        ]
    )


def _gate() -> str:
    """The bronze sea gate: it opens to one key alone."""
    arch = arched(320, 402, 78, 92)
    bars = "M294 402V326M307 402V316M333 402V316M346 402V326M282 356H358M282 380H358"
    return "".join(
        [
            _B.shape("wall", battlements(278, 362, 296, 402, 7)),
            _B.shape("shade", arched(320, 402, 92, 100)),
            _B.game("lagoon", arch),
            _B.pen(bars, "gilt"),
            _B.game("gold", "M306 352h28v34h-28Z"),
            _B.wash("pen", "M320 360a5 5 0 0 1 3 9l3 11h-12l3-11a5 5 0 0 1 3-9Z"),
        ]
    )


# -- the water ------------------------------------------------------------------------------------


def _sea() -> str:
    """The sea before the wall, with lantern light on it, and a boat that comes home."""
    lights = "".join(
        f"M{x - 8} {y}h16M{x - 12} {y + 7}h22M{x - 6} {y + 14}h14"
        for x, y in ((52, 402), (160, 404), (480, 402), (588, 402))
    )
    return "".join(
        [
            _B.wash("sea", "M0 396H640V470H0Z"),
            _B.pen(waves(0, 640, 397, 26, 5), "crest"),
            _B.pen(lights, "gilt"),
            _B.pen(waves(360, 470, 412, 22, 5) + waves(500, 620, 420, 24, 5), "crest"),
            _boat(430, 398),
        ]
    )


def _boat(x: float, y: float) -> str:
    return group(
        _B.glow(40, -14, 26),
        _B.shape("shade", "M2-4Q4-34 30-52V-4Z"),
        _B.pen("M30-58V2"),
        _B.game("hull", "M-10-2H58Q54 14 44 14H4Q-6 12-10-2Z"),
        _B.pen("M-6 5H54", "fine"),
        _B.shape("lamp", "M45-12h8l1 9h-10Z"),
        transform=moved(x, y),
    )
