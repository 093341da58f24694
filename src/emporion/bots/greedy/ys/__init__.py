"""A hand-made judgement of Ys, in points of the final account.

`fortune` says what gems and quotations will be worth, `contests` who will win what on the board,
`board` reads both from a view, `placing` and `characters` weigh what can be done there, and `judge`
answers every question of the game.
"""

from .judge import judge

__all__ = ["judge"]
