"""From worths in points to weights of a choice."""

from math import exp
from typing import Final

LEAST: Final = 1e-6
"""The weight of what looks worst."""


def softened(worths: list[float], heat: float) -> list[float]:
    """Weights for worths: e times as large for every `heat` points more."""
    best = max(worths)
    return [LEAST + exp((worth - best) / heat) for worth in worths]
