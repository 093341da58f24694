"""Numbers that callers give, NumPy's kinds included."""

from operator import index
from typing import Any, Final

import numpy as np

from .errors import InvalidSetting

NOT_AN_INT: Final = -1
"""In place of what is no whole number: an illegal action, seed or count."""


def as_int(asked: Any) -> int:
    """A whole number as Python's own; `NOT_AN_INT` for what is none, as `True`.

    >>> as_int(np.uint8(7)), as_int(True), as_int("7")
    (7, -1, -1)
    """
    if isinstance(asked, bool | np.bool_):
        return NOT_AN_INT
    try:
        return index(asked)
    except TypeError:
        return NOT_AN_INT


def from_numpy(asked: Any) -> Any:
    """NumPy's whole numbers as Python's own; all else as it is, for others to refuse by name.

    >>> from_numpy(np.int64(4)), from_numpy("four")
    (4, 'four')
    """
    return int(asked) if isinstance(asked, np.integer) else asked


def int_in_range(name: str, asked: Any, lowest: int, highest: int | None = None) -> int:
    """A whole number that is not too small or large; raises `InvalidSetting`.

    >>> int_in_range("count", np.int64(4), 1)
    4
    """
    number = as_int(asked)
    if number < lowest or (highest is not None and number > highest):
        known: list[int | str] = [lowest, lowest + 1, lowest + 2, "…"]
        if highest is not None and highest > lowest + 2:
            known = [*known[:2], "…", highest]
        elif highest is not None:
            known = [*range(lowest, highest + 1)]
        raise InvalidSetting(name=name, asked=asked, known=known)
    return number


def seed_in_range(asked: Any, bits: int) -> int:
    """A seed that is not too long; raises `InvalidSetting`.

    >>> seed_in_range(np.int64(7), bits=64)
    7
    """
    seed = as_int(asked)
    if not 0 <= seed < 1 << bits:
        known = ["None", 0, 1, "…", (1 << bits) - 1]
        raise InvalidSetting(name="seed", asked=asked, known=known)
    return seed
