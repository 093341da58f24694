"""Fitting words into room: pictures cannot measure letters, so an estimate has to do."""

from typing import Final
from unicodedata import east_asian_width

_NARROW: Final = frozenset("iljtfrI.,:;'!|()[] ")
_WIDE: Final = frozenset("mwMWÄÖÜ@%")


SANS: Final = 0.95
"""How wide the sans is beside the bold serif. Both are the reader's own, so the widest counts: on
many a Linux that is DejaVu."""


def width_of(text: str, size: float) -> float:
    """About how wide a text is in bold serif; a little more rather than less."""
    total = 0.0
    for letter in text:
        if letter in _NARROW:
            total += 0.39
        elif letter in _WIDE or east_asian_width(letter) in "WF":
            total += 1.05
        else:
            total += 0.8 if letter.isupper() else 0.665
    return total * size


def fitting(text: str, room: float, size: float, least: float) -> float:
    """The largest size up to `size` at which a text fits into its room, but at least `least`."""
    wide = width_of(text, 1)
    return max(least, min(size, room / wide)) if wide else size


def wrapped(text: str, room: float, size: float) -> list[str]:
    """A text broken between its words into lines that fit."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def set_in(text: str, room: float, sizes: tuple[float, ...], most: int) -> tuple[float, list[str]]:
    """The largest of some sizes at which a text takes no more than so many lines, and the lines."""
    for size in sizes:
        lines = wrapped(text, room, size)
        if len(lines) <= most:
            return size, lines
    return sizes[-1], wrapped(text, room, sizes[-1])


def shortened(text: str, room: float, size: float) -> str:
    """As much of a text as fits into its room; what is left out is marked."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
