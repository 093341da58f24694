"""Below the wave on the cover of Ys: the drowned city, and the golden key that sinks to it."""

from typing import Final

from ..emblems import circle, group, moved, path
from .brush import Brush, arched

_B: Final = Brush("ys")

_SURFACE: Final = (
    "M0 436C66 436 92 372 152 354C206 339 258 356 266 396C270 420 252 434 236 427"
    "C224 421 226 405 237 404C222 394 206 408 210 428C217 456 262 462 316 450"
    "C380 436 436 424 494 432C550 440 600 446 640 436"
)


def depths() -> str:
    """All that is in and under the wave."""
    return _below() + _wave() + _key()


def _below() -> str:
    """Under water: shafts of light, the drowned city, weeds, coral and a pearl."""
    return "".join(
        [
            _B.wash("water", f"{_SURFACE}V660H0Z"),
            _B.wash("deep", "M0 506Q90 484 190 500T400 494T640 490V660H0Z"),
            _B.wash("abyss", "M0 580Q110 556 240 574T470 566T640 570V660H0Z"),
            _B.wash("shaft", "M296 452L346 444L470 650H330ZM380 438L404 434L580 630H510Z"),
            _B.wash("shaft", "M120 440L160 430L260 650H170Z"),
            _ruins(),
            _fishes(),
            _floor(),
        ]
    )


def _ruins() -> str:
    """Arches, columns and a bell that still rings at low tide."""
    arcade = (
        "M20 660V522H14V510H104V522H98V566Q116 538 136 566V534H130V522H176V534H170V660H136V596"
        "Q117 574 98 596V660Z"
    )
    belfry = "M474 660V486H468V476L508 430L548 476V486H542V660Z"
    pillars = "M590 660V532H582V520H626V532H618V660ZM420 660V596H412V586H452V596H444V660Z"
    fallen = "M196 660L206 604L198 601L201 592L234 600L231 608L224 607L228 660Z"
    lit = (
        "M20 522H34V660H20ZM136 534H146V566H136ZM474 486H488V660H474Z"
        "M468 476L508 430L512 436L480 476ZM590 532H600V660H590Z"
        "M420 596H428V660H420ZM206 604L214 606L210 660H196Z"
    )
    outlines = arcade + belfry + pillars + fallen
    return "".join(
        [
            _B.wash("ruin", outlines),
            _B.wash("ruin-lit", lit),
            _B.pen(outlines, "fine"),
            _B.pen("M468 486H548M60 522V548M98 522V560M34 540H52M34 580H46M490 600H520", "fine"),
            _B.wash("abyss", arched(508, 556, 36, 60)),
            _B.pen(arched(508, 556, 36, 60), "fine"),
            _B.pen("M490 512H526", "fine"),
            _B.game("gold", "M508 512q-3 0-3 5q-8 4-9 21l-4 6h32l-4-6q-1-17-9-21q0-5-3-5Z"),
            _B.wash("pen", "M504 545a4 4 0 0 0 8 0Z"),
        ]
    )


def _fishes() -> str:
    """A small shoal in coral red."""
    fish = "M0 0Q9-9 22 0Q9 9 0 0ZM2 0L-8-6V6Z"
    places = ((104, 470, 1.15), (134, 488, 0.9), (84, 492, 0.8), (446, 556, 0.9), (420, 572, 0.7))
    return "".join(
        _B.game("coral", fish, moved(x, y, size)) + _B.dot("pen", x + 15 * size, y - 1, 1.6)
        for x, y, size in places
    )


def _floor() -> str:
    """The sea floor: coral to the left, weeds to the right, a pearl in its shell."""
    coral = (
        "M74 652Q76 612 58 590M72 628Q92 608 90 580M66 604Q44 598 40 574M80 616Q106 610 112 590"
        "M58 590Q50 576 56 562M90 580Q84 566 92 554"
    )
    weeds = (
        "M566 660Q550 622 568 594T560 536Q580 564 572 596T584 660Z"
        "M604 660Q592 626 608 600T602 548Q620 574 612 602T622 660Z"
    )
    return "".join(
        [
            _B.wash("weed", "M0 634Q80 608 160 626T300 632T460 626T640 612V660H0Z"),
            path(coral, "ys-s-coral emp-cover-pen", stroke_width=7),
            _B.wash("weed", weeds),
            group(
                _B.game("pearl", "M-30 4Q-34-24 0-30Q34-24 30 4Q0 14-30 4Z"),
                _B.pen("M0-29V6M-12-27L-8 6M12-27L8 6M-23-19L-17 6M23-19L17 6", "fine"),
                _B.game("pearl", "M-30 4Q0 16 30 4Q24 22 0 22Q-24 22-30 4Z"),
                circle(0, 4, 8, f"ys-f-white {_B.edge}"),
                transform=moved(196, 612, 0.86),
            ),
        ]
    )


def _wave() -> str:
    """The wave's crest, its foam and the spray."""
    inner = (
        "M150 372C196 358 240 370 248 398M120 396C160 372 214 374 228 392"
        "M64 430C92 408 118 392 140 386"
    )
    spray = ((282, 372, 4), (290, 392, 3), (276, 352, 3), (262, 344, 4), (240, 334, 3))
    return "".join(
        [
            _B.pen(_SURFACE, "bold"),
            _B.pen(_SURFACE, "crest"),
            _B.pen(inner, "crest"),
            *[_B.dot("crest", x, y, r) for x, y, r in spray],
        ]
    )


def _key() -> str:
    """The golden key, with the breath that it took down with it."""
    rings = "M0-44a17 17 0 1 1 .1 0ZM-27-18a17 17 0 1 1 .1 0ZM27-18a17 17 0 1 1 .1 0Z"
    rod = "M0-42V96"
    bits = "M2 58H28V72H18V80H28V94H2Z"
    bubbles = ((330, 478, 5), (312, 466, 3.4), (342, 464, 3), (296, 480, 2.6), (360, 452, 2.4))
    return "".join(
        [
            _B.glow(330, 518, 84),
            group(
                _B.game("gold", bits),
                _B.tube("gold", rings + rod, 10.6),
                _B.game("gold", "M-11-18H11V-8H-11ZM-9-2H9V6H-9Z"),
                _B.pen("M0-14H.1M-2 18V88", "fine"),
                transform=moved(318, 524, 1, 62),
            ),
            *[_B.ring("crest", x, y, r) for x, y, r in bubbles],
        ]
    )
