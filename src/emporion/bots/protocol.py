"""What a bot is."""

from typing import Protocol

from ..core.errors import NotYourDecision
from ..core.state import View


class Bot(Protocol):
    """Anything that plays a seat's turns from what the seat knows.

    A turn ends where it is committed: it is one action, or a chain of them. A bot that decides
    action by action derives from `StepBot`.

    >>> class FirstAction:
    ...     def turn(self, view, legal):
    ...         return legal[:1]
    >>> import emporion
    >>> match = emporion.new_match("byzanz", players=3, seed=7)
    >>> bot: Bot = FirstAction()
    >>> [match.show(action) for action in bot.turn(match.view(0), match.legal(0))]
    ['pass']
    """

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """All actions up to the commit; the first is one of the legal ones."""
        ...


def check_asked(view: View, legal: list[int]) -> None:
    """Raise `NotYourDecision` where there is nothing to choose for the view's seat."""
    if view["seat"] is None or not legal:
        raise NotYourDecision(seat=view["seat"], actors=[])
