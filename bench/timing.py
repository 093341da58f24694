"""Bursts of play against the clock, and the best of several: noise only ever adds time.

The clock is the processor time of this process, so that the turns of other programs on a busy
machine are left out. Every engine here plays in one thread, and waits for nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import NamedTuple


class Played(NamedTuple):
    """What one call of a driver's `play` did; chance events that an engine hides count as 0."""

    games: int
    decisions: int
    chances: int


Play = Callable[[], Played]
Copier = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Burst:
    """What was done in one stretch of time."""

    games: int
    decisions: int
    chances: int
    seconds: float

    @property
    def speed(self) -> float:
        """Player decisions a second. The time of chance and of set-up is in it."""
        return self.decisions / self.seconds

    @property
    def steps(self) -> float:
        """Player decisions and chance events a second."""
        return (self.decisions + self.chances) / self.seconds

    def as_dict(self) -> dict[str, float]:
        """The burst as JSON data."""
        return asdict(self)


def burst(play: Play, seconds: float) -> Burst:
    """Play whole games one after the other for about `seconds`."""
    games = decisions = chances = 0
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        played = play()
        games += played.games
        decisions += played.decisions
        chances += played.chances
        now = process_time()
    return Burst(games, decisions, chances, now - start)


def copies(copiers: Sequence[Copier], seconds: float) -> float:
    """Copies a second, made in turn of each of the given states."""
    made = 0
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        for copy in copiers:
            copy()
        made += len(copiers)
        now = process_time()
    return made / (now - start)


def fastest(bursts: Sequence[Burst]) -> Burst:
    """The burst that noise disturbed least."""
    return max(bursts, key=lambda one: one.speed)
