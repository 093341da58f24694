"""What has become of an offer, for each seat."""

from typing import Final

NOT_ASKED: Final = 0
ASKED: Final = 1
DECLINED: Final = 2
ACCEPTED: Final = 3
COUNTERED: Final = 4

NAMES: Final[tuple[str, ...]] = ("not_asked", "asked", "declined", "accepted", "countered")
"""The answers' names in views."""
