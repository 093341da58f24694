"""The evaluator of Ys: quick priors for every decision, and the values of positions."""

from typing import Final

from ....core.rng import Rng
from ....core.seats import OVER
from ....core.state import State
from ....games.ys.actions import ACTIONS, BID
from ....games.ys.data import COLOURS, COLUMN_MOVES, QUEEN, SCALE, SPY
from ....games.ys.phases import (
    BIDDING,
    COLUMNS,
    COUNTING_CARDS,
    FAVOR,
    HIGHEST_BIDDER,
    ORDERING,
    PLACING,
    PLACING_CARDS,
    TAKING,
    WHITE_GEM,
)
from ....games.ys.state import YsState
from ...search.chance import softmax_weights, weighted
from ...search.evaluator import Evaluator, result
from ...search.value_head import ValueHead, shares
from . import weights
from .bidding import bid_worths, place_worths
from .characters import Characters
from .features import FEATURE_NAMES, FEATURE_WEIGHTS, SCORE_SPREADS, FeatureReader
from .placements import Placements
from .resampling import resample_brokers, resample_choices
from .seat_board import SeatBoard
from .throne import send_worths

_MARGIN: Final = 0.5
"""The part of a result that the margin in points makes, besides the win."""

_MARGIN_SPREAD: Final = 5.0
"""How many points make e times as much of that."""


class YsEvaluator(Evaluator):
    """Values points of the final account, as far as they can be told in advance."""

    def __init__(self) -> None:
        super().__init__(FEATURE_NAMES, 1, ValueHead(FEATURE_WEIGHTS, SCORE_SPREADS))
        self._board = SeatBoard()
        self._placements = Placements(self._board)
        self._characters = Characters(self._board)
        self._features = FeatureReader(self._board)

    # -- what is likely ---------------------------------------------------------------------

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """The better an action looks, the likelier it is."""
        assert isinstance(state, YsState)
        worths = self._worths(state, seat, legal)
        return softmax_weights(worths, self._temperature(state.phase), weights.MIN_WEIGHT)

    def rollout_step(self, state: State, seat: int, rng: Rng) -> None:
        """A whole placement at once; else one action."""
        assert isinstance(state, YsState)
        phase = state.phase
        if phase == PLACING and not state.draft and not self._has_other_plans(state, seat):
            self._placements.play(state, seat, rng)
            return
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            return
        worths = self._worths(state, seat, legal)
        if phase in (BIDDING, FAVOR):
            likely = softmax_weights(worths, weights.BID_NOISE, weights.MIN_WEIGHT)
            state.apply(seat, legal[weighted(likely, rng)])
        else:
            state.apply(seat, legal[worths.index(max(worths))])

    def _has_other_plans(self, state: YsState, seat: int) -> bool:
        """Whether a seat may do something else than place, and is likely to."""
        return state.hands[seat] >> QUEEN & 1 == 1 or (
            state.looks > 0 and state.active[seat] >> SPY & 1 == 1
        )

    def _worths(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """What each action is worth, in points."""
        phase = state.phase
        board = self._board
        if phase == PLACING:
            board.read(state, seat)
            return self._placing_worths(state, seat, legal)
        if phase in (TAKING, WHITE_GEM):
            board.read_market(state, seat)
            return self._takes_worths(legal)
        if phase == BIDDING:
            return bid_worths(state, seat, legal)
        if phase == ORDERING:
            return place_worths(legal)
        if phase == COLUMNS:
            board.read_market(state, seat)
            return self._orders_worths(state, legal)
        if phase == HIGHEST_BIDDER:
            board.read_market(state, seat)
            return self._moves_worths(state, legal)
        if phase == FAVOR:
            return send_worths(state, seat, legal)
        board.read(state, seat)
        return self._characters.worths(state, seat, legal)

    def _placing_worths(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """Brokers and places; before the first one the Queen and the Spy's looks, too."""
        brokers = [action for action in legal if action < BID]
        worths = self._placements.worths(state, brokers)
        if len(brokers) < len(legal):
            best = max(worths)
            for action in legal[len(brokers) :]:
                worths.append(best + self._characters.action_worth(state, seat, action))
        return worths

    def _takes_worths(self, legal: list[int]) -> list[float]:
        gem_values = self._board.gem_values
        ones = gem_values.ones
        worths: list[float] = []
        for action in legal:
            asked = ACTIONS.describe(action)
            gems = asked.numbers("gems") + asked.numbers("white_as")
            if len(gems) == 1:
                worths.append(ones[gems[0]])
            elif gems[0] == gems[1]:
                worths.append(gem_values.pairs[gems[0]])
            else:
                worths.append(ones[gems[0]] + ones[gems[1]])
        return worths

    def _orders_worths(self, state: YsState, legal: list[int]) -> list[float]:
        """The order of the columns by what it makes of the gems."""
        worths: list[float] = []
        for action in legal:
            order = ACTIONS.describe(action).numbers("colours")
            quotations = state.quotations[:]
            for rank in range(COLOURS):
                moved = quotations[order[rank]] + COLUMN_MOVES[rank]
                quotations[order[rank]] = max(1, min(SCALE, moved))
            worths.append(self._board.gem_values.quoted(quotations))
        return worths

    def _moves_worths(self, state: YsState, legal: list[int]) -> list[float]:
        """The highest bidder's step by what it makes of the gems."""
        worths: list[float] = []
        for action in legal:
            asked = ACTIONS.describe(action)
            colour = asked.number("colour")
            step = 1 if asked.kind == "raise" else -1
            quotations = state.quotations[:]
            quotations[colour] = quotations[colour] + step
            worths.append(self._board.gem_values.quoted(quotations))
        return worths

    def _temperature(self, phase: int) -> float:
        """How far worths of a kind of decision are trusted."""
        if phase == PLACING:
            return weights.PLACING_TEMPERATURE
        if phase == BIDDING:
            return weights.BIDDING_TEMPERATURE
        if phase == ORDERING:
            return weights.ORDERING_TEMPERATURE
        if phase == FAVOR:
            return weights.SEND_TEMPERATURE
        if phase in (TAKING, WHITE_GEM, COLUMNS, HIGHEST_BIDDER):
            return weights.GEM_TEMPERATURE
        return weights.CARD_TEMPERATURE

    # -- how good a position is -------------------------------------------------------------

    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat in a position."""
        assert isinstance(state, YsState)
        return self._features.of(state, seat)

    def stage(self, state: State) -> int:
        """The turn, before its brokers are placed or from then on."""
        assert isinstance(state, YsState)
        return 2 * state.turn + (1 if state.phase >= PLACING_CARDS else 0)

    def values(self, state: State) -> list[float]:
        """A result counts by its margin, too: who is far ahead will rarely have been lucky."""
        if state.actor != OVER:
            return super().values(state)
        worths = result(state)
        points = [float(score) for score in state.scores()]
        margins = shares(points, _MARGIN_SPREAD)
        return [
            (1.0 - _MARGIN) * worths[seat] + _MARGIN * margins[seat]
            for seat in range(state.players)
        ]

    def resample_hidden(self, state: State, seat: int, rng: Rng) -> None:
        """Others choose and hide as a player of these weights would."""
        assert isinstance(state, YsState)
        if state.phase == BIDDING or state.phase == FAVOR:
            resample_choices(state, seat, rng)
        elif PLACING <= state.phase < COUNTING_CARDS:
            resample_brokers(state, seat, rng)

    # -- how far to look --------------------------------------------------------------------

    def clock(self, state: State) -> int:
        """A tick is a turn: when all has been counted, a position says most about itself."""
        assert isinstance(state, YsState)
        return state.turn
