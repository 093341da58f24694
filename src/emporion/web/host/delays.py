"""How long a decision without a choice is held back: as long as one with a choice might take.

A player who saw that a pass came at once would know that no bid was possible; if it took its time,
that one was. So a forced move is released after a time that is drawn from what other decisions have
taken at this table and, before there are any, from default times.
"""

import math
from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import median_low
from typing import Final

from ...bots import DEFAULT_SECONDS, BotSpec

_SPREAD: Final = 0.7
"""The deviation of the logarithm of people's times: one in twenty is over three medians long."""

_BLUR: Final = 0.25
"""The same for a time that is repeated, so that none comes back to the millisecond."""

_LONGEST: Final = 12.0
_LONGEST_OWN: Final = 2.0
_LONGEST_EVER: Final = 90.0
"""The limits of a delay: in medians; for somebody who is slower, in their own medians; and in
seconds, since a game must go on."""

_PRIOR: Final = 5.0
_OTHERS: Final = 8.0
"""How many decisions the default times count as, and those of all other seats at most."""

_OWN: Final = 10
"""From how many decisions of a seat on nothing else counts: others and the default times are of use
until then, but somebody who never decides within a minute must not seem to at times."""

_SAME_SEAT: Final = 10.0
_SAME_ACTIONS: Final = 4.0
"""How much more likely a time is drawn that the same seat took, or that ended in the same actions:
people differ, and a pass is quicker than a bid."""

_REMEMBERED: Final = 200
"""How many thoughts about a kind of decision are remembered, for each game and level."""

_ENOUGH: Final = 5
"""As long as fewer thoughts about a kind of decision are known, those about others are as good."""


@dataclass(frozen=True, slots=True)
class DecisionTime:
    """A decision of a person who had a choice: whose, of which kind, what, and how long it took."""

    seat: int
    kind: str
    actions: tuple[int, ...]
    seconds: float


def persons_delay(
    times: Sequence[DecisionTime],
    seat: int,
    kind: str,
    actions: Sequence[int],
    median: float,
    rng: Random,
) -> float:
    """Seconds for which a person's decision is held back.

    It is drawn from what the table has seen of that kind of decision and, before the seat has
    enough times of its own, from default times around a `median`.
    """
    alike = [took for took in times if took.kind == kind and took.seconds > 0]
    own = [took.seconds for took in alike if took.seat == seat]
    foreign = max(0.0, 1 - (len(own) / _OWN) ** 2)
    others = foreign * min(1.0, _OTHERS / max(1, len(alike) - len(own)))
    weights = [_PRIOR * foreign]
    weights += [_weight(took, seat, tuple(actions), others) for took in alike]
    (chosen,) = rng.choices(range(len(weights)), weights)
    if chosen == 0:
        seconds = median * math.exp(rng.gauss(0.0, _SPREAD))
    else:
        seconds = alike[chosen - 1].seconds * math.exp(rng.gauss(0.0, _BLUR))
    longest = _longest(own, median)
    # Cut off, what is too long would always be the same number; drawn again, it would be too short.
    return seconds if seconds < longest else longest * rng.uniform(0.5, 1.0)


def _longest(own: Sequence[float], median: float) -> float:
    """Seconds for which a decision of somebody with these times is held back at most."""
    # One slow decision alone does not yet make anybody slow.
    typical = median_low([median, *own])
    return max(_LONGEST * median, min(_LONGEST_OWN * typical, _LONGEST_EVER))


def _weight(took: DecisionTime, seat: int, actions: tuple[int, ...], others: float) -> float:
    whose = _SAME_SEAT if took.seat == seat else others
    return whose * (_SAME_ACTIONS if took.actions == actions else 1.0)


class ThinkingTimes:
    """How long bots of this server have thought lately, where they had a choice."""

    def __init__(self) -> None:
        self._seconds: defaultdict[tuple[str, ...], deque[float]] = defaultdict(
            lambda: deque(maxlen=_REMEMBERED)
        )

    def note(self, game: str, level: str, kind: str, seconds: float) -> None:
        """Remember a thought about a kind of decision."""
        self._seconds[game, level, kind].append(seconds)
        self._seconds[game, level].append(seconds)

    def draw(self, game: str, level: str, kind: str, rng: Random) -> float:
        """Seconds that a thought would have taken; before the first one, as long as it may take."""
        known: Sequence[float] = self._seconds[game, level, kind]
        if len(known) < _ENOUGH:
            known = self._seconds[game, level] or [_budget(level)]
        return rng.choice(known) * math.exp(rng.gauss(0.0, _BLUR))


def _budget(level: str) -> float:
    """Seconds that a bot is given for a decision."""
    spec = BotSpec.read(level)
    return DEFAULT_SECONDS.get(spec.level, 0.0) if spec.seconds is None else spec.seconds
