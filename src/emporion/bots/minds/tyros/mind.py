"""Tyros's mind: its judgement of positions, and the likely decisions in them."""

from math import exp
from typing import Final

from ....core.rng import Rng
from ....core.seats import OVER
from ....core.state import State
from ....games.tyros.actions import UNDER
from ....games.tyros.phases import ACTION, ANSWER, EXCHANGE, KEEPING, LAYING, PARTNER
from ....games.tyros.state import TyrosState
from ...search.judge import Linear
from ...search.mind import Mind, result
from . import keeping
from .acting import act
from .board import Board
from .choosing import action_worths
from .evaluation import NAMES, STAGES, stage_of, terms_of
from .laying import discs_to, lay, lay_worths, put_under
from .prospects import rounds_to_come, tiles_to_come
from .trading import answer, answer_worths, choose_partner, partner_worths
from .weights import ROWS, SPREADS

AHEAD: Final = 1
"""To the end of this round's actions."""

TEMPERATURE: Final = 0.6
"""How many points make one action e times as likely as another."""


class TyrosMind(Mind):
    """Judges by what pieces and cards will bring; plans a round's cards by empires."""

    def __init__(self) -> None:
        super().__init__(NAMES, STAGES, AHEAD, Linear(ROWS, SPREADS))

    # -- how good a position is -------------------------------------------------------------------

    def terms(self, state: State, seat: int) -> list[float]:
        """What counts for a seat in a position."""
        assert isinstance(state, TyrosState)
        return terms_of(state, Board(state), seat)

    def stage(self, state: State) -> int:
        """The rounds to come, for three players or for four."""
        assert isinstance(state, TyrosState)
        return int(stage_of(state, rounds_to_come(state, tiles_to_come(state))))

    def values(self, state: State) -> list[float]:
        """The share of the win that each seat may hope for; when the game is over, its result."""
        assert isinstance(state, TyrosState)
        if state.actor == OVER:
            return result(state)
        board = Board(state)
        terms = [terms_of(state, board, seat) for seat in range(state.players)]
        return self.judge.values(terms, int(stage_of(state, board.rounds)))

    # -- what is likely in it ---------------------------------------------------------------------

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """By how good each action looks, in points."""
        assert isinstance(state, TyrosState)
        phase = state.phase
        if phase == ACTION:
            return _likely(action_worths(state, seat, legal))
        if phase == ANSWER:
            return _likely(answer_worths(state, seat, legal))
        if phase == PARTNER:
            return _likely(partner_worths(state, seat, legal))
        if phase == LAYING:
            return _likely(lay_worths(state, seat, legal))
        if phase == EXCHANGE:
            return _likely([float(discs_to(state, action - UNDER + 1)) for action in legal])
        return _likely(keeping.keep_worths(state, seat, legal))

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        """Others have kept what this mind would keep."""
        assert isinstance(state, TyrosState)
        if state.phase == KEEPING:
            keeping.imagine_choices(state, seat)

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """Decide a whole action at once."""
        assert isinstance(state, TyrosState)
        phase = state.phase
        if phase == ACTION:
            if state.draft:
                super().play(state, seat, rng)
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
            super().play(state, seat, rng)

    # -- how far to look --------------------------------------------------------------------------

    def clock(self, state: State) -> int:
        """The rounds whose actions are over."""
        assert isinstance(state, TyrosState)
        return state.round + (1 if state.phase >= KEEPING else 0)


def _likely(worths: list[float]) -> list[float]:
    """Weights by what actions are worth, in points."""
    best = max(worths)
    return [_LEAST + exp((worth - best) / TEMPERATURE) for worth in worths]


_LEAST: Final = 1e-4
"""What is never ruled out."""
