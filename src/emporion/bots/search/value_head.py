"""From the features of all seats to the share of the win that each can expect."""

from math import exp


class ValueHead:
    """Every feature has a weight, by the stage of the game.

    The weighted sum of a seat's features is its expected final score; `spreads` say, in the same
    unit, how uncertain the scores of a stage still are.
    """

    def __init__(self, rows: list[list[float]], spreads: list[float]) -> None:
        self.rows = rows
        """For each stage the weights of the features."""
        self.spreads = spreads

    def score(self, features: list[float], stage: int) -> float:
        """The expected final score of a seat with such features."""
        total = 0.0
        row = self.rows[stage]
        for place in range(len(row)):
            total += row[place] * features[place]
        return total

    def values(self, features: list[list[float]], stage: int) -> list[float]:
        """Each seat's share of the win, by all seats' features; the shares add up to 1."""
        scores = [self.score(of_seat, stage) for of_seat in features]
        return shares(scores, self.spreads[stage])


def shares(scores: list[float], spread: float) -> list[float]:
    """Shares of the win for expected scores: equal for equal ones, e times as large a spread up.

    >>> shares([10.0, 10.0], 3.0)
    [0.5, 0.5]
    """
    best = max(scores)
    weights = [exp((score - best) / spread) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
