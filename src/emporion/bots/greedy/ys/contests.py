"""Who will win an area, a neighborhood, a line or the market, as far as one can tell.

An owner's total in a contest is what lies there now, hidden brokers by their average, and what may
still be added. All of it is a number with a spread, so that a chance is one look at a curve.
"""

from dataclasses import dataclass
from math import sqrt

from .fortune import SURE, chance

ALL_TIES = 99.0
"""Above every other side in draws: the Intriguer."""

NEUTRAL_TIES = 90.0
"""Above all players: the neutral player."""


@dataclass(slots=True)
class Side:
    """One owner in a contest: what lies there, and what may come."""

    present: bool
    mean: float
    variance: float
    comes: float
    """How likely a broker is added before the counting."""
    added: float
    added_variance: float
    """What is then added, with its variance."""
    tie: float = 0.0
    """How this owner fares in a draw with the others; a margin below a whole pip."""

    def grown(self, value: float) -> "Side":
        """The same with another known broker."""
        return Side(
            True,
            self.mean + value,
            self.variance,
            self.comes,
            self.added,
            self.added_variance,
            self.tie,
        )


def expected(side: Side) -> tuple[float, float, float]:
    """How likely a side takes part at all; and then its total, with its variance."""
    if not side.present:
        return side.comes, side.added, side.added_variance
    comes, added = side.comes, side.added
    variance = side.variance + comes * (side.added_variance + (1.0 - comes) * added * added)
    return 1.0, side.mean + comes * added, variance


def beaten(mean: float, variance: float, tie: float, rival: Side) -> float:
    """How likely a total beats a rival's, who may add to it, or is not there at all."""
    margin = mean - rival.mean + max(-0.5, min(0.5, tie - rival.tie))
    comes = rival.comes
    wins = 1.0
    if rival.present:
        wins = chance(margin, sqrt(variance + rival.variance) + SURE)
    if comes > 0.0:
        spread = sqrt(variance + rival.variance + rival.added_variance) + SURE
        wins += comes * (chance(margin - rival.added, spread) - wins)
    return wins


def ranks(side: Side, rivals: list[Side], places: int) -> list[float]:
    """The chances of each of the first places for a side that takes part for sure."""
    _, mean, variance = expected(side)
    tie = side.tie
    chances = [1.0] + [0.0] * (places - 1)
    for rival in rivals:
        wins = beaten(mean, variance, tie, rival)
        loses = 1.0 - wins
        for place in range(places - 1, 0, -1):
            chances[place] = chances[place] * wins + chances[place - 1] * loses
        chances[0] *= wins
    return chances


class Contest:
    """One thing to be won, with all who are after it; `own` is our side."""

    __slots__ = ("_now", "_worths", "own", "rewards", "rivalry", "rivals")

    def __init__(
        self, rewards: tuple[float, ...], own: Side, rivals: list[Side], rivalry: float
    ) -> None:
        self.rewards = rewards
        """What the first gets, the second, the third."""
        self.own = own
        self.rivals = rivals
        self.rivalry = rivalry
        self._worths: dict[tuple[float, bool], float] = {}
        self._now = self._worth(own)

    def worth(self, added: float | None = None) -> float:
        """What we can expect if we add a broker of this value; None for adding nothing."""
        return self._now if added is None else self.changed(added, True)

    def changed(self, more: float, present: bool) -> float:
        """What we can expect if our total changes so; `present`: we have a broker there then."""
        key = more, present
        if key not in self._worths:
            side = self.own.grown(more)
            side.present = present
            self._worths[key] = self._worth(side)
        return self._worths[key]

    def _worth(self, side: Side) -> float:
        """What a side of ours can expect.

        Whatever we win is lost to the rivals, but nobody loses what nobody would have come for.
        """
        there = 1.0 if side.present else side.comes
        worth = 0.0
        if there:
            won = self.won(side)
            worth = there * ((1.0 + self.rivalry) * won - self.rivalry * self.rewards[0])
        if there < 1.0:
            nobody = 1.0
            for rival in self.rivals:
                nobody *= 0.0 if rival.present else 1.0 - rival.comes
            worth -= (1.0 - there) * (1.0 - nobody) * self.rivalry * self.rewards[0]
        return worth

    def won(self, side: Side) -> float:
        """What a side of ours wins that takes part for sure."""
        chances = ranks(side, self.rivals, len(self.rewards))
        return sum(map(float.__mul__, chances, self.rewards))

    def if_settled(self) -> float:
        """What we can expect if nobody may add anything any more."""
        settled = [_settled(rival) for rival in self.rivals]
        return Contest(self.rewards, _settled(self.own), settled, self.rivalry).worth()

    def if_ties_are_ours(self) -> float:
        """What we can expect with the Intriguer's help."""
        own = self.own.grown(0.0)
        own.present = self.own.present
        own.tie = ALL_TIES
        return self._worth(own)


def _settled(side: Side) -> Side:
    return Side(side.present, side.mean, side.variance, 0.0, 0.0, 0.0, side.tie)
