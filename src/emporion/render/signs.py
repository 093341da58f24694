"""The seats' emblems as single signs that every terminal shows in one column."""

from typing import Final

SIGNS: Final = ("≈", "☼", "@", "∞", "●", "‡")
"""By seat: the wave, the sun, the murex, the bee, the olive and the anchor."""
