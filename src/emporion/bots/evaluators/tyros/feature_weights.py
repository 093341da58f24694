"""What the features of a position are worth at each stage of the game.

Fitted to the scores that simulated games ended with; some neighbouring stages share a fit.
"""

from typing import Final

from .features import FEATURE_NAMES

_THREE: Final[dict[str, list[float]]] = {
    "bonus": [1.06, 1.06, 1.59, 1.00, 1.00, 1.00, 1.00],
    "race": [0.24, 0.24, 0.52, 0.94, -0.34, -0.34, -0.34],
    "cities": [0.97, 0.97, 0.81, 0.40, -0.20, -0.20, -0.20],
    "majorities": [1.37, 1.37, 1.95, 1.97, 1.72, 1.72, 1.72],
    "founded": [-1.75, -1.75, -0.78, 2.85, 4.51, 4.51, 4.51],
    "yards": [-0.80, -0.80, -0.52, 0.06, 0.85, 0.85, 0.85],
    "reached": [0.52, 0.52, -1.71, -4.18, -1.52, -1.52, -1.52],
    "ships": [0.54, 0.54, 0.21, -0.08, -0.21, -0.21, -0.21],
    "held": [3.04, 3.04, 4.95, 5.66, 7.06, 7.06, 7.06],
    "exposed": [-1.10, -1.10, -2.13, -2.92, -3.82, -3.82, -3.82],
    "idle": [0.64, 0.64, 0.49, 0.09, 0.13, 0.13, 0.13],
    "fleet": [-0.07, -0.07, 0.51, 2.00, 1.83, 1.83, 1.83],
    "plans": [1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    "deal": [0.69, 0.69, 0.86, 0.86, 0.70, 0.70, 0.70],
    "cards": [0.32, 0.32, 0.61, 0.47, 0.53, 0.53, 0.53],
    "jokers": [0.16, 0.16, -0.43, -0.86, -1.19, -1.19, -1.19],
    "tiles": [0.06, 0.06, 0.01, 0.04, 0.13, 0.13, 0.13],
}
_FOUR: Final[dict[str, list[float]]] = {
    "bonus": [1.21, 1.21, 1.29, 1.17, 1.00, 1.00, 1.00],
    "race": [0.41, 0.41, 0.61, 0.64, 0.05, 1.56, -3.87],
    "cities": [0.97, 0.97, 1.03, 0.74, 0.07, -0.49, 0.17],
    "majorities": [1.14, 1.14, 1.51, 1.57, 1.32, 0.78, 1.17],
    "founded": [-0.94, -0.94, -2.09, -0.53, 5.16, 9.84, 0.29],
    "yards": [-0.40, -0.40, -0.57, -0.03, 0.86, 1.32, 0.41],
    "reached": [0.08, 0.08, -0.29, -1.11, -2.60, -4.47, 0.29],
    "ships": [0.35, 0.35, -0.12, -0.48, -0.91, -1.39, -0.94],
    "held": [3.15, 3.15, 5.85, 8.29, 10.71, 13.16, 9.50],
    "exposed": [-0.65, -0.65, -0.99, -1.92, -2.67, -3.62, -2.75],
    "idle": [0.60, 0.60, 0.48, 0.46, 0.37, 0.09, 0.35],
    "fleet": [0.31, 0.31, 0.38, 0.55, 0.93, 0.96, -0.08],
    "plans": [1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    "deal": [0.71, 0.71, 0.86, 0.96, 0.92, 0.56, 0.38],
    "cards": [0.23, 0.23, 0.20, 0.27, 0.09, 0.39, 0.47],
    "jokers": [0.29, 0.29, -0.26, -0.49, -0.60, -0.83, -0.78],
    "tiles": [0.08, 0.08, 0.07, 0.07, 0.06, 0.03, 0.00],
}
"""For three players and for four: the weights of each feature, by the rounds to come."""

FEATURE_WEIGHTS: Final[list[list[float]]] = [
    [table[name][rounds] for name in FEATURE_NAMES]
    for table in (_THREE, _FOUR)
    for rounds in range(len(table[FEATURE_NAMES[0]]))
]
"""The weights of the features at each stage, in the order of `FEATURE_NAMES`."""

SCORE_SPREADS: Final[list[float]] = [
    *[5.5, 5.5, 7.0, 8.2, 9.2, 9.2, 9.2],
    *[5.0, 5.0, 5.8, 6.8, 7.5, 8.5, 8.0],
]
"""How far scores are still uncertain at each stage, in points."""
