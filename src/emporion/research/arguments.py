"""Numbers that researchers hand over, NumPy's kinds included."""

from operator import index
from typing import Any, Final

import numpy as np

from .errors import ImpossibleSetting

NO_NUMBER: Final = -1
"""What is no number at all, as an action, a seed or a count."""


def whole(asked: Any) -> int:
    """A whole number as Python's own; `NO_NUMBER` for what is none, as `True`."""
    if isinstance(asked, bool | np.bool_):
        return NO_NUMBER
    try:
        return index(asked)
    except TypeError:
        return NO_NUMBER


def plain(asked: Any) -> Any:
    """NumPy's whole numbers as Python's own; all else as it is, for others to refuse by name.

    >>> plain(np.int64(4)), plain("four")
    (4, 'four')
    """
    return int(asked) if isinstance(asked, np.integer) else asked


def within(name: str, asked: Any, fewest: int, most: int | None = None) -> int:
    """A whole number that is not too small or large; raises `ImpossibleSetting`."""
    number = whole(asked)
    if number < fewest or (most is not None and number > most):
        known: list[int | str] = [fewest, fewest + 1, fewest + 2, "…"]
        if most is not None:
            known = [*known[:2], "…", most] if most > fewest + 2 else [*range(fewest, most + 1)]
        raise ImpossibleSetting(name=name, asked=asked, known=known)
    return number


def seed_within(asked: Any, bits: int) -> int:
    """A seed that is not too long; raises `ImpossibleSetting`."""
    seed = whole(asked)
    if not 0 <= seed < 1 << bits:
        known = ["None", 0, 1, "…", (1 << bits) - 1]
        raise ImpossibleSetting(name="seed", asked=asked, known=known)
    return seed
