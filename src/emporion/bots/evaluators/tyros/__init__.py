"""The evaluator of Tyros, in points of the final account.

`forecast` says how long the game lasts and what empires will give, `open_board` what pieces will
give, `fleet` and `card_plans` what a player can make of pieces and cards. `acting`, `laying`,
`keeping` and `trading` decide in rollouts; `turn_options`, `offers` and `choosing` value what can
be done in a turn. `features` reads the features of a position, `feature_weights` has their weights,
and `evaluator` puts all of it together.
"""

from .evaluator import TyrosEvaluator

__all__ = ["TyrosEvaluator"]
