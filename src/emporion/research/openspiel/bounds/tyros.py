"""Bounds of Tyros for OpenSpiel."""

from typing import Final

from ...encoding.tyros import MAX_POINTS
from . import Bounds

BOUNDS: Final = Bounds(max_points=MAX_POINTS, simultaneous=True)
"""All seats choose at once what they keep for the next round."""
