"""From worths in points to weights of a choice."""

from math import exp
from typing import Final

LEAST: Final = 1e-6
"""The weight of what looks worst."""


def softmax_weights(worths: list[float], temperature: float) -> list[float]:
    """Weights for worths: e times as large for every `temperature` points more."""
    best = max(worths)
    return [LEAST + exp((worth - best) / temperature) for worth in worths]
