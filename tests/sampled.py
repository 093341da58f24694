"""Fewer of many alike cases where another run plays all of them."""

import os
from collections.abc import Sequence
from typing import TypeVar

Each = TypeVar("Each")


def sampled(cases: Sequence[Each]) -> Sequence[Each]:
    """Every third case in the interpreted run if a compiled run follows; otherwise all of them.

    `make test` sets EMPORION_SAMPLE for the first of its two runs. It is for long games alone: the
    second run is several times as fast and plays every case.
    """
    return cases[::3] if os.environ.get("EMPORION_SAMPLE") else cases
