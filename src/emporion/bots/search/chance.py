"""Random choices of the search."""

from math import exp, log

from ...core.rng import Rng

_STEPS = 1 << 24


def fraction(rng: Rng) -> float:
    """A number from 0 up to, and not including, 1."""
    return float(rng.below(_STEPS)) / _STEPS


def weighted(weights: list[float], rng: Rng) -> int:
    """A place in the list, each as likely as its weight says; one weight at least is above 0.

    >>> weighted([0.0, 1.0, 0.0], Rng(7))
    1
    """
    total = 0.0
    for weight in weights:
        total += weight
    ticket = fraction(rng) * total
    last = 0
    for place in range(len(weights)):
        weight = weights[place]
        if weight > 0.0:
            if ticket < weight:
                return place
            ticket -= weight
            last = place
    return last


def softmax_weights(worths: list[float], temperature: float, least: float) -> list[float]:
    """Weights for worths: e times as large for every `temperature` points more, and `least` added,
    so that nothing is ruled out.

    >>> softmax_weights([3.0, 3.0], 1.0, 0.5)
    [1.5, 1.5]
    """
    best = max(worths)
    return [least + exp((worth - best) / temperature) for worth in worths]


def logistic(spread: float, rng: Rng) -> float:
    """A number around 0, of the logistic distribution: seldom more than a few spreads away."""
    luck = fraction(rng) + 0.5 / _STEPS
    return spread * log(luck / (1.0 - luck))
