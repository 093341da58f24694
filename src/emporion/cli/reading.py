"""What was typed behind an option, read."""

import os

from .errors import UsageError


def whole_number(text: str | None, name: str, default: int, minimum: int = 0) -> int:
    """A whole number as it was typed; raises `UsageError`."""
    if text is None:
        return default
    if not text.isdecimal() or len(text) > 9 or int(text) < minimum:
        raise UsageError("number", name=name, asked=text, fewest=minimum)
    return int(text)


def cores() -> int:
    """How many processes this machine can run side by side."""
    return os.cpu_count() or 1
