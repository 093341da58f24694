"""One live match: seats, whose decision it is, commit points, undo, chance.

No HTTP and no database: the terminal, the page and the tests all drive this.
"""

from .dice import Dice
from .forced import is_turn
from .match import Match, illegal_action, new_match, resume
from .turn import Turn

__all__ = ["Dice", "Match", "Turn", "illegal_action", "is_turn", "new_match", "resume"]
