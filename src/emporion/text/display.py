"""What a table shows of what its players could know."""

from dataclasses import dataclass

from ..core.seats import OVER
from ..core.state import View


@dataclass(frozen=True)
class Display:
    """A table's settings for page and terminal. Views have all knowledge in any case."""

    memory: bool = False
    """Whether the table remembers for all what they have seen or can deduce."""
    hidden_scores: bool = False
    """Whether others' running scores stay face down until the end, where the rules lay them so."""

    def shows_score(self, view: View, seat: int) -> bool:
        """Whether a seat's running score lies open to who sees a view."""
        return not self.hidden_scores or seat == view["seat"] or view["actor"] == OVER


FORGETFUL = Display()
"""What players have to remember is not shown: the default."""

PERFECT_MEMORY = Display(memory=True)
"""Everything that a seat can know: for programs, and once a game is over."""
