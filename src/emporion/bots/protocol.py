"""What a bot is."""

from typing import Protocol

from ..core.errors import NotYourDecision
from ..core.state import View


class Bot(Protocol):
    """Anything that plays a seat's turns from what the seat knows.

    A turn ends where it is committed: one action, or a chain of them. `StepBot` makes a bot of
    whoever decides action by action.
    """

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """All actions up to the commit; the first is one of the legal ones."""
        ...


def refuse_unasked(view: View, legal: list[int]) -> None:
    """Raise `NotYourDecision` where there is nothing to choose for the view's seat."""
    if view["seat"] is None or not legal:
        raise NotYourDecision(seat=view["seat"], actors=[])
