"""The mind for Tyros, in points of the final account.

`prospects` says how long the game lasts and what empires will give, `board` what pieces will give,
`fleet` and `outlook` what a player will make of his pieces and cards. `acting`, `laying`, `keeping`
and `trading` decide in imagined games; `turn`, `offers` and `choosing` weigh what can be done in a
turn. `evaluation` has the terms of a position, `weights` what they are worth, and `mind` puts all
of it together.
"""

from .mind import TyrosMind

__all__ = ["TyrosMind"]
