"""What is to be drawn, for whom and in which words, where actions are chosen on the table itself.

Of the games with a board each adds what it has to say, and which thing an action is chosen by.
"""

from dataclasses import dataclass, field

from ..core.seats import OVER
from ..core.state import View
from ..text import Wording
from .emblems import group

Anchor = tuple[str, int]
"""A kind of thing on the table and which one: `("place", 14)`, `("hand", 1)`."""


@dataclass(frozen=True)
class BoardScene:
    """A view and how it is to be shown; `anchored` are the actions that have a place, `listed`
    those that are to be chosen from a list.
    """

    view: View
    words: Wording
    phone: bool
    memory: bool = False
    anchored: dict[Anchor, int] = field(default_factory=dict)
    listed: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view["actor"] == OVER)

    def target(self, anchor: Anchor, *drawn: str, **attributes: str | float | None) -> str:
        """A thing on the table; if an action is chosen by it, it is lit."""
        action = self.anchored.get(anchor)
        if action is None:
            return group(*drawn, **attributes)
        classes = f"{attributes.pop('class_', None) or ''} emp-lit".strip()
        return group(*drawn, class_=classes, data_action=action, **attributes)
