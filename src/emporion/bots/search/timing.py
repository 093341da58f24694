"""How long a search may last."""

from collections.abc import Callable
from typing import Final

_ENDLESS: Final = 1_000_000_000
"""More tries than fit into any search."""

_LOOK: Final = 4
"""Tries between two readings of the clock."""

Clock = Callable[[], float]
"""The present time in seconds, from any start."""


def limits(seconds: float, tries: int | None) -> tuple[int, float]:
    """Tries and seconds as `Timer` takes them: one of the two decides."""
    return (_ENDLESS, seconds) if tries is None else (tries, float(_ENDLESS))


class Timer:
    """A number of tries or seconds, whichever is over first; one try at least."""

    def __init__(self, tries: int, seconds: float, now: Clock) -> None:
        self._tries = tries
        self._seconds = seconds
        self._now = now
        self._start = now()
        self._done = 0
        self._left = tries

    def goes_on(self) -> bool:
        """Whether there is time for another try; to be asked before each."""
        done = self._done
        if done >= self._tries:
            return False
        if done and done % _LOOK == 0:
            used = self._now() - self._start
            if used >= self._seconds:
                return False
            self._left = self._tries - done
            if used > 0.0:
                by_time = done * (self._seconds - used) / used + 1.0
                if by_time < self._left:
                    self._left = int(by_time)
        self._done = done + 1
        return True

    def left(self) -> int:
        """About how many tries are left; as of the last look at the clock."""
        return self._left
