"""Bounds of Byzanz for OpenSpiel."""

from typing import Final

from ....games.byzanz.data import CARDS_IN_BOX, SET_SIZE, TRADER_WORTH
from . import Bounds

BOUNDS: Final = Bounds(max_points=CARDS_IN_BOX // SET_SIZE * TRADER_WORTH)
"""Every card of the box in a set, and a trader kept from each."""
