"""What a bot is."""

from typing import Protocol

from ..core.errors import NotYourDecision
from ..core.state import View


class Bot(Protocol):
    """Anything that chooses one of the legal actions from what its seat knows."""

    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions."""
        ...


def refuse_unasked(view: View, legal: list[int]) -> None:
    """Raise `NotYourDecision` where there is nothing to choose for the view's seat."""
    if view["seat"] is None or not legal:
        raise NotYourDecision(seat=view["seat"], actors=[])
