"""The evaluator of Tyros: the values of positions, and the likely decisions in them."""

from typing import Final

from ....core.rng import Rng
from ....core.seats import OVER
from ....core.state import State
from ....games.tyros.actions import UNDER
from ....games.tyros.phases import ACTION, ANSWER, EXCHANGE, KEEPING, LAYING, PARTNER
from ....games.tyros.state import TyrosState
from ...search.chance import softmax_weights
from ...search.evaluator import Evaluator, result
from ...search.value_head import ValueHead
from . import keeping
from .acting import act
from .choosing import action_worths
from .feature_weights import FEATURE_WEIGHTS, SCORE_SPREADS
from .features import FEATURE_NAMES, features_of, stage_of
from .forecast import rounds_to_come, tiles_to_come
from .laying import discs_to, lay, lay_worths, put_under
from .open_board import OpenBoard
from .trading import answer, answer_worths, choose_partner, partner_worths

HORIZON: Final = 1
"""To the end of this round's actions."""

TEMPERATURE: Final = 0.6
"""How many points make one action e times as likely as another."""

MIN_WEIGHT: Final = 1e-4
"""The weight of what looks worst."""


class TyrosEvaluator(Evaluator):
    """Values what pieces and cards will bring; plans a round's cards by empires."""

    def __init__(self) -> None:
        super().__init__(FEATURE_NAMES, HORIZON, ValueHead(FEATURE_WEIGHTS, SCORE_SPREADS))

    # -- how good a position is -------------------------------------------------------------------

    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat in a position."""
        assert isinstance(state, TyrosState)
        return features_of(state, OpenBoard(state), seat)

    def stage(self, state: State) -> int:
        """The rounds to come, for three players or for four."""
        assert isinstance(state, TyrosState)
        return int(stage_of(state, rounds_to_come(state, tiles_to_come(state))))

    def values(self, state: State) -> list[float]:
        """Each seat's expected share of the win; when the game is over, its result."""
        assert isinstance(state, TyrosState)
        if state.actor == OVER:
            return result(state)
        board = OpenBoard(state)
        features = [features_of(state, board, seat) for seat in range(state.players)]
        return self.value_head.values(features, int(stage_of(state, board.rounds)))

    # -- what is likely in it ---------------------------------------------------------------------

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """By how good each action looks, in points."""
        assert isinstance(state, TyrosState)
        phase = state.phase
        if phase == ACTION:
            worths = action_worths(state, seat, legal)
        elif phase == ANSWER:
            worths = answer_worths(state, seat, legal)
        elif phase == PARTNER:
            worths = partner_worths(state, seat, legal)
        elif phase == LAYING:
            worths = lay_worths(state, seat, legal)
        elif phase == EXCHANGE:
            worths = [float(discs_to(state, action - UNDER + 1)) for action in legal]
        else:
            worths = keeping.keep_worths(state, seat, legal)
        return softmax_weights(worths, TEMPERATURE, MIN_WEIGHT)

    def resample_hidden(self, state: State, seat: int, rng: Rng) -> None:
        """Others have kept what this evaluator would keep for them."""
        assert isinstance(state, TyrosState)
        if state.phase == KEEPING:
            keeping.resample_choices(state, seat)

    def rollout_step(self, state: State, seat: int, rng: Rng) -> None:
        """A whole action at once."""
        assert isinstance(state, TyrosState)
        phase = state.phase
        if phase == ACTION:
            if state.draft:
                super().rollout_step(state, seat, rng)
            else:
                act(state, seat)
        elif phase == LAYING:
            lay(state, seat)
        elif phase == KEEPING and not state.drafting(seat):
            keeping.keep(state, seat)
        elif phase == ANSWER:
            answer(state, seat)
        elif phase == PARTNER:
            choose_partner(state, seat)
        elif phase == EXCHANGE:
            put_under(state, seat)
        else:
            super().rollout_step(state, seat, rng)

    # -- how far to look --------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        """The rounds whose actions are over."""
        assert isinstance(state, TyrosState)
        return state.rounds_finished + (1 if state.phase >= KEEPING else 0)
