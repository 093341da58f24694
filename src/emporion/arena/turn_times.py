"""How long turns take: a histogram with narrow bins, so that a long run's times stay small."""

import math
from collections import Counter
from typing import Any, Final

_BINS_PER_DECADE: Final = 48
"""Bins for each factor of ten: one is 5 % wider than the one before."""

_SHORTEST: Final = 1e-7


class TurnTimes:
    """The times of some turns."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._bins: Counter[int] = Counter()

    @property
    def turns(self) -> int:
        """How many there were."""
        return self._bins.total()

    def add(self, seconds: float) -> None:
        """One more turn."""
        # Rounded at once, so that what is shown is the same again when it was kept in between.
        self.worst = max(self.worst, round(seconds, 7))
        self._bins[math.floor(math.log10(max(seconds, _SHORTEST)) * _BINS_PER_DECADE)] += 1

    def merge(self, other: "TurnTimes") -> None:
        """All turns of another run."""
        self.worst = max(self.worst, other.worst)
        self._bins.update(other._bins)

    def quantile(self, part: float) -> float:
        """The time that such a part of all turns do not exceed; right to 3 %.

        >>> times = TurnTimes()
        >>> for milliseconds in range(1, 101):
        ...     times.add(milliseconds / 1000)
        >>> round(times.quantile(0.5), 3), round(times.quantile(0.9), 3), times.worst
        (0.05, 0.089, 0.1)
        """
        left = part * self.turns
        for step in sorted(self._bins):
            left -= self._bins[step]
            if left <= 0:
                return min(10 ** ((step + 0.5) / _BINS_PER_DECADE), self.worst)
        return self.worst

    def as_data(self) -> dict[str, Any]:
        """As JSON data."""
        steps = {str(step): count for step, count in sorted(self._bins.items())}
        return {"worst": self.worst, "steps": steps}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "TurnTimes":
        """The reverse of `as_data`."""
        times = cls()
        times.worst = float(data["worst"])
        times._bins.update({int(step): int(count) for step, count in data["steps"].items()})
        return times
