"""What the covers share: the paper, the printed frame, the medallion and the title."""

from typing import Final

from .layout import Box
from .svg_elements import circle, element, group, moved, path, rect, words
from .text_metrics import fitting

WIDTH: Final = 640
HEIGHT: Final = 800
MEDALLION: Final = 42
"""The radius of the disc that the emblem is on."""

_SCENE: Final = Box(26, 26, 588, 608)
_PEN: Final = "emp-cover-pen"
_SPREAD: Final = 1.2
"""How much wider a title is by the space between its letters."""


def printed(prefix: str, scene: str, emblem: str, name: str, line: str) -> str:
    """A scene as a printed sheet, its emblem over the title; the line below it may be empty."""
    window = f"{prefix}-cover-window"
    base = _SCENE.y + _SCENE.height
    clip = element("clipPath", rect(*_SCENE, "", rx=5), id=window)
    return "".join(
        [
            element("defs", clip),
            rect(1, 1, WIDTH - 2, HEIGHT - 2, f"{prefix}-cover-paper", rx=16),
            group(scene, clip_path=f"url(#{window})"),
            rect(*_SCENE, f"{prefix}-s-line {_PEN}", rx=5, stroke_width=2.2),
            rect(*_around(7), f"{prefix}-s-gold {_PEN}", rx=9, stroke_width=3),
            rect(12, 12, WIDTH - 24, HEIGHT - 24, f"{prefix}-s-gold-deep {_PEN}", rx=10),
            _studs(prefix),
            medallion(prefix, emblem, WIDTH / 2, base + 3),
            _title(prefix, name.upper(), base + (111 if line else 127), 92 if line else 112),
            _line(prefix, line, base + 145) if line else "",
        ]
    )


def medallion(prefix: str, emblem: str, x: float, y: float) -> str:
    """An emblem of 50 by 50 on a disc, around a centre."""
    return "".join(
        [
            circle(x, y, MEDALLION, f"{prefix}-cover-paper"),
            circle(x, y, MEDALLION - 6, f"{prefix}-s-gold {_PEN}", stroke_width=3),
            group(emblem, transform=moved(x - 25, y - 25)),
        ]
    )


def _title(prefix: str, name: str, y: float, largest: float) -> str:
    """The name in spaced capitals; the space behind the last letter must not shift it."""
    size = fitting(name, (WIDTH - 80) / _SPREAD, largest, 48)
    return words(WIDTH / 2 + size * 0.07, y, name, f"{prefix}-cover-title", font_size=size)


def _line(prefix: str, line: str, y: float) -> str:
    size = fitting(line, WIDTH - 90, 27, 18)
    return words(WIDTH / 2, y, line, f"{prefix}-cover-line", font_size=size)


def _around(gap: float) -> Box:
    return Box(_SCENE.x - gap, _SCENE.y - gap, _SCENE.width + 2 * gap, _SCENE.height + 2 * gap)


def _studs(prefix: str) -> str:
    """Golden lozenges where the frame's sides meet the title."""
    x, y, width, height = _around(7)
    drawn = "".join(f"M{side} {y + height - 9}l9 9l-9 9l-9-9Z" for side in (x, x + width))
    return path(drawn, f"{prefix}-f-gold {prefix}-s-line emp-cover-edge")
