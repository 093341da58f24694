"""How long turns take: counted in narrow steps, so that a long run's times stay small."""

import math
from collections import Counter
from typing import Any, Final

_STEPS: Final = 48
"""Steps for each factor of ten: one is 5 % wider than the one before."""

_SHORTEST: Final = 1e-7


class Pace:
    """The times of some turns."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._steps: Counter[int] = Counter()

    @property
    def turns(self) -> int:
        """How many there were."""
        return self._steps.total()

    def add(self, seconds: float) -> None:
        """One more turn."""
        # Rounded at once, so that what is shown is the same again when it was kept in between.
        self.worst = max(self.worst, round(seconds, 7))
        self._steps[math.floor(math.log10(max(seconds, _SHORTEST)) * _STEPS)] += 1

    def merge(self, other: "Pace") -> None:
        """All turns of another run."""
        self.worst = max(self.worst, other.worst)
        self._steps.update(other._steps)

    def quantile(self, part: float) -> float:
        """The time that such a part of all turns do not exceed; right to 3 %.

        >>> pace = Pace()
        >>> for milliseconds in range(1, 101):
        ...     pace.add(milliseconds / 1000)
        >>> round(pace.quantile(0.5), 3), round(pace.quantile(0.9), 3), pace.worst
        (0.05, 0.089, 0.1)
        """
        left = part * self.turns
        for step in sorted(self._steps):
            left -= self._steps[step]
            if left <= 0:
                return min(10 ** ((step + 0.5) / _STEPS), self.worst)
        return self.worst

    def as_data(self) -> dict[str, Any]:
        """As JSON data."""
        steps = {str(step): count for step, count in sorted(self._steps.items())}
        return {"worst": self.worst, "steps": steps}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Pace":
        """The reverse of `as_data`."""
        pace = cls()
        pace.worst = float(data["worst"])
        pace._steps.update({int(step): int(count) for step, count in data["steps"].items()})
        return pace
