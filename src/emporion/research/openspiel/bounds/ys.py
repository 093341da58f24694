"""Bounds of Ys for OpenSpiel."""

from typing import Final

from ....games.ys.data import (
    BLACK_POINTS,
    FAVOR_POINTS,
    GEM_POINTS,
    KING_POINTS,
    MARKET_POINT,
    MERCHANT_POINTS,
    NEIGHBORHOODS,
    PRINCE_POINTS,
    SQUARES,
    TURNS,
)
from . import Bounds

BOUNDS: Final = Bounds(
    # Every square and commercial area in every turn; then first in everything that is counted.
    max_points=TURNS * (SQUARES * MARKET_POINT + NEIGHBORHOODS * MERCHANT_POINTS)
    + PRINCE_POINTS
    + KING_POINTS
    + sum(places[0] for places in GEM_POINTS)
    + BLACK_POINTS[-1]
    + FAVOR_POINTS[0],
    simultaneous=True,
    # Two play against a neutral player, who may win.
    nobody_may_win=(2,),
)
"""All seats bid at once."""
