"""Bounds of Tyros for OpenSpiel."""

from typing import Final

from ...encoding.tyros import MOST_POINTS
from . import Bounds

BOUNDS: Final = Bounds(max_points=MOST_POINTS, simultaneous=True)
"""All seats choose at once what they keep for the next round."""
