"""A decision of the searching seat, with the results of each choice so far."""

from math import sqrt
from typing import Final

EXPLORE: Final = 1.5
"""The weight of exploration: of choices that are likely but seldom tried."""

EVEN: Final = 0.1
"""The part of the priors that is spread evenly, so that no choice is ruled out."""


class Node:
    """One decision that the seat may come to: its choices and their results.

    Two samples lead to the same node if the seat has made the same choices and has the same legal
    actions and the same decision key; so a node depends on nothing that is hidden from the seat.
    """

    def __init__(self, legal: list[int], priors: list[float]) -> None:
        self.legal = legal
        total = 0.0
        for prior in priors:
            total += prior
        even = EVEN / len(legal)
        self.priors = [even + (1.0 - EVEN) * prior / total for prior in priors]
        self.visits = [0] * len(legal)
        self.totals = [0.0] * len(legal)
        self.tried = 0
        self.total = 0.0
        self.children: dict[tuple[int, ...], Node] = {}
        """The seat's next decision, by the choice made here, its key and its legal actions."""

    def select(self, scale: float) -> int:
        """The choice to try next, by PUCT: its mean result plus a bonus for a likely, untried one.

        `scale` is the standard deviation of results, so that their unit does not matter.
        """
        # A choice not tried yet is taken to be as good as the average.
        unknown = self.total / self.tried if self.tried else 0.0
        reach = EXPLORE * scale * sqrt(self.tried + 1.0)
        best = -1e300
        chosen = 0
        for place in range(len(self.legal)):
            visits = self.visits[place]
            mean = self.totals[place] / visits if visits else unknown
            bound = mean + reach * self.priors[place] / (1 + visits)
            if bound > best:
                best = bound
                chosen = place
        return chosen

    def update(self, place: int, value: float) -> None:
        """Add the result of a choice."""
        self.visits[place] += 1
        self.totals[place] += value
        self.tried += 1
        self.total += value

    def most_visited(self) -> int:
        """The choice tried most often; among equals the one that did best."""
        best = 0
        for place in range(1, len(self.legal)):
            visits = self.visits[place]
            if visits > self.visits[best] or (
                visits == self.visits[best]
                and (
                    self.totals[place] > self.totals[best]
                    or (visits == 0 and self.priors[place] > self.priors[best])
                )
            ):
                best = place
        return best
