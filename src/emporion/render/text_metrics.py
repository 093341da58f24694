"""Width of text: pictures cannot measure letters, so a table has their widths.

The reader's system chooses the font. Of common fonts DejaVu, which many Linux systems have, is the
widest; so its bold serif is measured, and in any other font the same words take less space. A
test in a browser measures pictures drawn in it.
"""

from typing import Final
from unicodedata import east_asian_width, normalize

_HUNDREDTHS: Final = {
    20: "\u2009\u202f", 31: "'", 35: " ,.·‘’", 37: "/:;\\j|", 38: "ilı", 39: "ł", 42: "-", 44: "!f",
    47: "It", 48: "()J[]", 50: "_`–°", 53: '"*r§', 57: "sz", 58: "“”„", 59: "?vy", 60: "x", 61: "c",
    63: "«»", 64: "e", 65: "a{}", 67: "oð", 70: "$0123456789bdgkpqþđ", 71: "FLŁ", 72: "Y",
    73: "SZhnu", 75: "T", 76: "PÞß", 77: "E", 78: "AVX", 80: "C", 84: "#+<=>R^~×→≥≤≈±÷", 85: "B",
    86: "G", 87: "DKw", 88: "OQUÐ", 91: "&", 92: "N", 95: "H", 96: "%", 98: "æ", 103: "œ",
    104: "Æ", 106: "m", 111: "M", 113: "W", 119: "Œ",
}  # fmt: skip
"""How wide letters are in hundredths of their size; one with a mark is as wide as without."""

_WIDTHS: Final = {
    letter: hundredths / 100 for hundredths, letters in _HUNDREDTHS.items() for letter in letters
}

_OTHER: Final = 1.0
_FULL: Final = 1.1
"""How wide other letters are taken to be, and those that fill a square."""

SANS: Final = 0.97
"""How wide the sans is beside the bold serif, letter by letter, at the most."""


def width_of(text: str, size: float) -> float:
    """How wide a text is in the widest of the common bold serifs."""
    return size * sum(_width(letter) for letter in normalize("NFC", text))


def _width(letter: str) -> float:
    found = _WIDTHS.get(letter) or _WIDTHS.get(normalize("NFD", letter)[0])
    if found is not None:
        return found
    return _FULL if east_asian_width(letter) in "WF" else _OTHER


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
    """The largest of some sizes at which a text takes no more than `most` lines, and the lines."""
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
