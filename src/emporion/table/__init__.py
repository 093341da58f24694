"""One live match: seats, whose decision it is, commit points, undo, chance.

No HTTP and no database: the terminal, the page and the tests all drive this.
"""

from .beginning import new_match, replay
from .dice import Dice
from .forced import is_turn
from .match import Match, illegal_action
from .turn import Turn

__all__ = ["Dice", "Match", "Turn", "illegal_action", "is_turn", "new_match", "replay"]
