"""A hand-made judgement of Tyros, in points of the final account.

`prospects` says how long the game lasts and what empires will give, `position` reads the board from
a view, `outlook` what a player will make of his pieces and cards there, and `hands` what can be
told of a hand. `laying`, `acting`, `bank`, `trading` and `keeping` weigh what can be done, as
`plans` whose next step is asked for; `judge` answers every question of the game.
"""

from .judge import judge

__all__ = ["judge"]
