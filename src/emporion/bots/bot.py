"""What a bot is."""

from typing import Protocol

from ..core.state import View


class Bot(Protocol):
    """Anything that chooses one of the legal actions from what its seat knows."""

    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions."""
        ...
