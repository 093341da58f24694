"""Bounds of Tyros for OpenSpiel."""

from typing import Final

from ....games.tyros.data import (
    CITIES,
    CITY_POINTS,
    EMPIRES,
    FOUR_EMPIRES_POINTS,
    MAJORITY_POINTS,
    SHIP_POINTS,
    SHIPS,
)
from . import Bounds

BOUNDS: Final = Bounds(
    # All cities and ships in the largest empire, every majority, and a city in all four.
    max_points=CITIES * CITY_POINTS[0]
    + SHIPS * SHIP_POINTS[0]
    + EMPIRES * MAJORITY_POINTS
    + FOUR_EMPIRES_POINTS,
    simultaneous=True,
)
"""All seats choose at once what they keep for the next round."""
