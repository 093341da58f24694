"""The ship on the cover of Tyros: cedar, a purple sail with the murex, a horse's head."""

from typing import Final

from ..emblems import group, moved, path
from .brush import Brush

_B: Final = Brush("tyr")

_HULL: Final = (
    "M76 428C86 498 122 552 180 566H410C462 558 500 510 512 428C502 456 484 472 456 480"
    "C364 498 222 498 132 480C104 472 86 456 76 428Z"
)
_SAIL: Final = (
    "M132 214C220 204 370 204 456 214C496 290 496 380 462 446C372 464 226 464 140 446"
    "C172 380 172 290 132 214Z"
)
_HORSE: Final = (
    "M508 436C508 410 500 388 508 362C512 346 524 334 540 332L545 320L551 332C564 338 576 352"
    " 584 366C587 374 580 380 573 376C564 371 556 372 551 379C540 394 530 414 525 440"
    "C520 450 512 448 508 436Z"
)
_STERN: Final = "M80 436C64 398 74 356 106 346C126 342 136 358 126 370C118 378 108 370 112 362"
_BILGE: Final = (
    "M96 490C112 534 142 560 180 566H410C452 560 484 530 500 488C470 530 430 540 404 542H186"
    "C152 540 116 520 96 490Z"
)
_STRAKES: Final = (
    "M86 462C100 488 120 500 150 506C240 520 350 520 440 506C470 500 492 486 502 462"
    "M98 492C120 520 150 530 186 532H404C440 530 472 518 492 490"
)
_GUNWALE: Final = "M84 446C98 474 112 482 140 488C230 502 360 502 452 488C480 482 496 470 506 446"
_MUREX: Final = (
    "M36 37L27 30Q20 33 13 29L6 31L8 24L3 19L8 15L7 8L14 10L18 3L22 9L29 7L29 14L34 18Q33 24 31 27Z"
)
_WHORL: Final = "M27 29Q30 20 24 14Q17 9 12 15Q9 21 14 25Q19 27 21 22Q21 18 17 18"


def ship() -> str:
    """The whole ship, on its course to the right."""
    return group(_rigging(), _sail(), _crew(), _hull(), transform=moved(14, 132, 0.79))


def _rigging() -> str:
    return "".join(
        [
            _B.glow(298, 168, 40),
            _B.pen("M298 176L96 420M298 176L506 372M298 190L180 470M298 190L420 470", "fine"),
            _B.shape("hull", "M292 492V168H304V492Z"),
            _B.shape(
                "sail", "M304 148Q330 140 346 150Q360 158 380 150Q362 164 346 166Q328 166 304 170Z"
            ),
            _B.game("gold", "M298 150a8 8 0 1 1 .1 0Z"),
            _B.pen("M298 168V150"),
        ]
    )


def _sail() -> str:
    """Tyrian purple with stripes, and the murex in the middle."""
    stripes = (
        "M186 209C206 290 206 380 192 455L228 459C240 380 240 290 224 206Z"
        "M364 206C388 290 388 380 372 459L408 455C430 380 430 290 402 209Z"
    )
    lee = "M402 209L456 214C496 290 496 380 462 446L408 455C430 380 430 290 402 209Z"
    return "".join(
        [
            _B.wash("sail", _SAIL),
            _B.wash("sail-deep", lee),
            _B.wash("stripe", stripes),
            _B.pen(
                "M152 250Q160 300 158 350M148 420Q156 390 158 370M446 240Q466 300 462 350", "fine"
            ),
            _B.pen(_SAIL),
            _B.pen(stripes, "fine"),
            _B.disc("stripe", 300, 330, 62),
            _B.ring("gilt", 300, 330, 54),
            group(
                _B.shape("sail", _MUREX),
                path(_WHORL, "tyr-s-scene-stripe emp-cover-pen", stroke_width=2.2),
                transform=moved(255, 286, 2.2),
            ),
            _B.tube("scene-hull", "M122 212C220 200 372 200 466 212", 10.6),
        ]
    )


def _crew() -> str:
    """Sailors behind the shields, in pointed caps; one looks out."""
    drawn = []
    for n, x in enumerate((152, 204, 256, 352, 404, 456)):
        robe = ("stripe", "sail", "water")[n % 3]
        drawn.append(
            group(
                _B.shape(robe, "M-14 40Q-14 10 0 8Q14 10 14 40Z"),
                _B.disc("skin", 0, 0, 8),
                _B.shape("stripe" if robe != "stripe" else "sail", "M-9-3Q-6-17 4-21Q9-12 9-3Z"),
                transform=moved(x, 462 - abs(x - 300) * 0.05),
            )
        )
    return "".join(drawn)


def _hull() -> str:
    """The round hull: horse's head at the bow, a curled stern, shields and oars."""
    return "".join(
        [
            _B.tube("scene-hull", _STERN, 11.6),
            _B.shape("hull", _HORSE),
            _B.pen("M520 352Q512 376 520 404M530 346Q522 362 526 380M536 340Q530 350 532 362"),
            _B.dot("pen", 556, 352, 3),
            _B.wash("hull", _HULL),
            _B.wash("hull-deep", _BILGE),
            _B.pen(_STRAKES, "fine"),
            _B.pen(_HULL),
            _B.pen(_GUNWALE, "gilt"),
            *_shields(),
            _B.shape("stripe", "M470 516q16-14 30-8q-8 16-24 18q-8-2-6-10Z"),
            _B.dot("pen", 485, 516, 4),
            *_oars(),
            _B.glow(104, 318, 30),
            _B.pen("M104 344V326"),
            _B.shape("lamp", "M97 326l2-16h10l2 16Z"),
            _B.pen("M95 310l9-9l9 9Z"),
        ]
    )


def _shields() -> list[str]:
    """Shields along the gunwale."""
    drawn = []
    for n, x in enumerate(range(132, 480, 42)):
        y = 488 + 9 * (1 - ((x - 300) / 172) ** 2)
        drawn += [
            _B.disc(("lamp", "sail", "water")[n % 3], x, y, 16),
            _B.ring("fine", x, y, 9.5),
            _B.disc("stripe", x, y, 3.4),
        ]
    return drawn


def _oars() -> list[str]:
    places = range(196, 440, 40)
    return [
        _B.tube("scene-hull", "".join(f"M{x} 520L{x - 44} 592" for x in places), 3),
        _B.shape("hull", "".join(f"M{x - 40} 584l-10 30q6 3 9-2l8-24Z" for x in places)),
    ]
