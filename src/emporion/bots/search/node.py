"""A decision of the searching seat, and what came of each choice so far."""

from math import sqrt
from typing import Final

EXPLORE: Final = 1.5
"""How much is made of choices that are likely but seldom tried, beside those that did well."""

EVEN: Final = 0.1
"""The part of the priors that is spread evenly: nothing is ruled out beforehand."""


class Node:
    """One decision that the seat may come to: the choices, and how each has done.

    Two ways of the world lead to the same node if the seat has made the same choices, is offered
    the same ones, and its mind sees no difference; so a node depends on nothing hidden from it.
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
        self.following: dict[tuple[int, ...], Node] = {}
        """The seat's next decision, by the choice made here, and what is seen and offered there."""

    def select(self, scale: float) -> int:
        """The choice to try next: what did well, and what is likely but was seldom tried.

        `scale` is how far results lie apart, so that it does not matter in what unit they are.
        """
        # A choice not tried yet is taken to be as good as the average.
        unknown = self.total / self.tried if self.tried else 0.0
        reach = EXPLORE * scale * sqrt(self.tried + 1.0)
        best = -1e300
        chosen = 0
        for place in range(len(self.legal)):
            visits = self.visits[place]
            mean = self.totals[place] / visits if visits else unknown
            hope = mean + reach * self.priors[place] / (1 + visits)
            if hope > best:
                best = hope
                chosen = place
        return chosen

    def learn(self, place: int, value: float) -> None:
        """Note what came of a choice."""
        self.visits[place] += 1
        self.totals[place] += value
        self.tried += 1
        self.total += value

    def favourite(self) -> int:
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
