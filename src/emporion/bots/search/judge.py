"""From the terms of every seat's position to the share of the win that each may hope for."""

from abc import ABC, abstractmethod
from math import exp

from ...core.native import mypyc_attr, undefined


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """What the terms of a position are worth; made by hand or learned."""

    @abstractmethod
    def values(self, terms: list[list[float]], stage: int) -> list[float]:
        """The share of the win each seat may hope for, by its terms; they add up to 1."""
        raise undefined(self, "values")


class Linear(Judge):
    """Every term has a weight, by the stage of the game.

    The weighted sum of a seat's terms is the score that it is expected to end with; `spreads` say,
    in the same unit, how far the scores of the stage are still uncertain.
    """

    def __init__(self, rows: list[list[float]], spreads: list[float]) -> None:
        self.rows = rows
        self.spreads = spreads

    def score(self, terms: list[float], stage: int) -> float:
        """The score that a seat with such terms is expected to end with."""
        total = 0.0
        row = self.rows[stage]
        for place in range(len(row)):
            total += row[place] * terms[place]
        return total

    def values(self, terms: list[list[float]], stage: int) -> list[float]:
        """The more a seat's expected score is above the others', the nearer its share is to 1."""
        scores = [self.score(seat_terms, stage) for seat_terms in terms]
        return shares(scores, self.spreads[stage])


class Network(Judge):
    """Weights for every term by stage, and a small hidden layer for what they cannot say.

    It is the same for every seat. The inputs of the hidden layer are the seat's terms and the
    average of the others'.
    """

    def __init__(
        self,
        rows: list[list[float]],
        hidden: list[list[float]],
        stages: list[list[float]],
        out: list[float],
    ) -> None:
        self.rows = rows
        """For each stage the weights of the seat's terms."""
        self.hidden = hidden
        """For each hidden cell the weights of the seat's terms, then of the others' average."""
        self.stages = stages
        """For each stage what every hidden cell starts from."""
        self.out = out
        """What each hidden cell adds to the score."""

    def values(self, terms: list[list[float]], stage: int) -> list[float]:
        """One pass for each seat."""
        width = len(terms[0])
        sums = [0.0] * width
        for seat_terms in terms:
            for place in range(width):
                sums[place] += seat_terms[place]
        others = len(terms) - 1
        scores: list[float] = []
        for seat_terms in terms:
            inputs = seat_terms[:]
            for place in range(width):
                inputs.append((sums[place] - seat_terms[place]) / others)
            scores.append(self._score(inputs, width, stage))
        return shares(scores, 1.0)

    def _score(self, inputs: list[float], width: int, stage: int) -> float:
        score = 0.0
        row = self.rows[stage]
        for place in range(width):
            score += row[place] * inputs[place]
        biases = self.stages[stage]
        for cell in range(len(self.hidden)):
            weights = self.hidden[cell]
            level = biases[cell]
            for place in range(2 * width):
                level += weights[place] * inputs[place]
            if level > 0.0:
                score += self.out[cell] * level
        return score


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
