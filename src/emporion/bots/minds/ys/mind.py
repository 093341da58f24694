"""The mind of Ys: a quick judgement of every decision, and what a position is worth."""

from typing import Final

from ....core.rng import Rng
from ....core.seats import OVER
from ....core.state import State
from ....games.ys.actions import (
    BID,
    COLUMN_ORDER,
    COLUMN_ORDERS,
    LOWER,
    RAISE,
    TAKE,
)
from ....games.ys.data import COLOURS, COLUMN_MOVES, QUEEN, SCALE, SPY
from ....games.ys.gems import WAYS
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
from ...search.chance import weighted
from ...search.judge import Linear, shares
from ...search.mind import Mind, result
from .bidding import weigh_bids, weigh_places
from .board import Board
from .cards import Cards
from .guesses import guess_brokers, guess_choices
from .habits import Habits
from .odds import Odds
from .placing import Placing
from .softened import softened
from .terms import NAMES, ROWS, SPREADS, STAGES, Terms
from .throne import weigh_sends

_MARGIN: Final = 0.5
"""The part of a result that the margin in points makes, besides the win."""

_MARGIN_SPREAD: Final = 5.0
"""How many points make e times as much of that."""


class YsMind(Mind):
    """Judges by points of the final account, as far as they can be told in advance."""

    def __init__(self) -> None:
        super().__init__(NAMES, STAGES, 1, Linear(ROWS, SPREADS))
        self.habits = Habits()
        self._board = Board(self.habits, Odds(self.habits))
        self._placing = Placing(self.habits, self._board)
        self._cards = Cards(self.habits, self._board)
        self._terms = Terms(self.habits, self._board)

    # -- what is likely ---------------------------------------------------------------------

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """The better an action looks, the likelier it is."""
        assert isinstance(state, YsState)
        return softened(self._weigh(state, seat, legal), self._heat(state.phase))

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """A whole placement at once; else one action."""
        assert isinstance(state, YsState)
        phase = state.phase
        if phase == PLACING and not state.draft and not self._has_other_plans(state, seat):
            self._placing.play(state, seat, rng)
            return
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            return
        worths = self._weigh(state, seat, legal)
        if phase in (BIDDING, FAVOR):
            state.apply(seat, legal[weighted(softened(worths, self.habits.bid_noise), rng)])
        else:
            state.apply(seat, legal[worths.index(max(worths))])

    def _has_other_plans(self, state: YsState, seat: int) -> bool:
        """Whether a seat may do something else than place, and is likely to."""
        return state.hands[seat] >> QUEEN & 1 == 1 or (
            state.looks > 0 and state.active[seat] >> SPY & 1 == 1
        )

    def _weigh(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """What each action is worth, in points."""
        phase = state.phase
        board = self._board
        if phase == PLACING:
            board.read(state, seat)
            return self._weigh_placing(state, seat, legal)
        if phase in (TAKING, WHITE_GEM):
            board.read_market(state, seat)
            return self._weigh_takes(legal)
        if phase == BIDDING:
            return weigh_bids(state, seat, self.habits, legal)
        if phase == ORDERING:
            return weigh_places(legal)
        if phase == COLUMNS:
            board.read_market(state, seat)
            return self._weigh_orders(state, legal)
        if phase == HIGHEST_BIDDER:
            board.read_market(state, seat)
            return self._weigh_moves(state, legal)
        if phase == FAVOR:
            return weigh_sends(state, seat, self.habits, legal)
        board.read(state, seat)
        return self._cards.weigh(state, seat, legal)

    def _weigh_placing(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """Brokers and places; before the first one the Queen and the Spy's looks, too."""
        brokers = [action for action in legal if action < BID]
        worths = self._placing.weigh(state, brokers)
        if len(brokers) < len(legal):
            best = max(worths)
            for action in legal[len(brokers) :]:
                worths.append(best + self._cards.play(state, seat, action))
        return worths

    def _weigh_takes(self, legal: list[int]) -> list[float]:
        fortune = self._board.fortune
        ones = fortune.ones
        worths: list[float] = []
        for action in legal:
            way = WAYS[action - TAKE]
            gem = way[0] & 3
            if len(way) == 1:
                worths.append(ones[gem])
            elif gem == way[1]:
                worths.append(fortune.pairs[gem])
            else:
                worths.append(ones[gem] + ones[way[1]])
        return worths

    def _weigh_orders(self, state: YsState, legal: list[int]) -> list[float]:
        """The order of the columns by what it makes of the gems."""
        worths: list[float] = []
        for action in legal:
            order = COLUMN_ORDERS[action - COLUMN_ORDER]
            quotations = state.quotations[:]
            for rank in range(COLOURS):
                moved = quotations[order[rank]] + COLUMN_MOVES[rank]
                quotations[order[rank]] = max(1, min(SCALE, moved))
            worths.append(self._board.fortune.quoted(quotations))
        return worths

    def _weigh_moves(self, state: YsState, legal: list[int]) -> list[float]:
        """The highest bidder's step by what it makes of the gems."""
        worths: list[float] = []
        for action in legal:
            quotations = state.quotations[:]
            if action < LOWER:
                quotations[action - RAISE] = quotations[action - RAISE] + 1
            else:
                quotations[action - LOWER] = quotations[action - LOWER] - 1
            worths.append(self._board.fortune.quoted(quotations))
        return worths

    def _heat(self, phase: int) -> float:
        """How far worths of a kind of decision are trusted."""
        habits = self.habits
        if phase == PLACING:
            return habits.placing_heat
        if phase == BIDDING:
            return habits.bidding_heat
        if phase == ORDERING:
            return habits.ordering_heat
        if phase == FAVOR:
            return habits.send_heat
        if phase in (TAKING, WHITE_GEM, COLUMNS, HIGHEST_BIDDER):
            return habits.gem_heat
        return habits.card_heat

    # -- how good a position is -------------------------------------------------------------

    def terms(self, state: State, seat: int) -> list[float]:
        """What counts for a seat in a position."""
        assert isinstance(state, YsState)
        return self._terms.of(state, seat)

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

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        """Others choose and hide as a player of these habits would."""
        assert isinstance(state, YsState)
        if state.phase == BIDDING or state.phase == FAVOR:
            guess_choices(state, seat, self.habits, rng)
        elif PLACING <= state.phase < COUNTING_CARDS:
            guess_brokers(state, seat, self.habits, rng)

    # -- how far to look --------------------------------------------------------------------

    def clock(self, state: State) -> int:
        """A tick is a turn: when all has been counted, a position says most about itself."""
        assert isinstance(state, YsState)
        return state.turn
