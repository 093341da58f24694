"""What was typed behind an option, read."""

import os

from .errors import UsageTrouble


def whole_number(text: str | None, name: str, usual: int, fewest: int = 0) -> int:
    """A whole number as it was typed; raises `UsageTrouble`."""
    if text is None:
        return usual
    if not text.isdecimal() or len(text) > 9 or int(text) < fewest:
        raise UsageTrouble("number", name=name, asked=text, fewest=fewest)
    return int(text)


def cores() -> int:
    """How many processes this machine can run side by side."""
    return os.cpu_count() or 1
