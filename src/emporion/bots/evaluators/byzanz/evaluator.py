"""What the search knows of Byzanz: how players decide, and what a position is worth."""

from math import exp
from typing import Final

from ....core.native import i64
from ....core.rng import Rng
from ....core.state import State
from ....games.byzanz.actions import ADD, BID, DISCARD, DONE, PASS, PUT, SELL, TAKE
from ....games.byzanz.cards import CARD, cards, from_kind, of_sort
from ....games.byzanz.data import ROUNDS
from ....games.byzanz.phases import BIDDING, FINAL_SALES, LOT_CARD, OVER_LIMIT, PICKING
from ....games.byzanz.scoring import points_of
from ....games.byzanz.state import ByzanzState
from ...search.chance import logistic
from ...search.evaluator import Evaluator
from ...search.value_head import ValueHead
from .bidding import LotAnalysis, can_bid, missing_value
from .choosing import best_lot_card, best_sale, best_sort, lot_card_worth, sale_worth, within_limit
from .hand_values import NEVER, hand_groups, hand_worth
from .round_values import ROUND_VALUES, market_worth, picking_place
from .steps_left import after_round, before_round

FEATURE_NAMES: Final = (
    "profit",
    "sets",
    "growth",
    "pairs",
    "singles",
    "coins",
    "traders",
    "due",
    "market",
)
"""Points scored; what the hand will bring, by `hand_values.GROUPS`; what a lot that is still due in
this round will; and what the market will, all in points."""

_FEATURE_WEIGHTS: Final = [0.9, 0.93, 0.9, 0.93, 0.9, 0.7, 0.9, 0.75, 0.95]
"""How much of each feature tells who wins. At the end all that is left are points."""

_SCORE_SPREADS: Final = [0.3, 0.85, 1.0, 1.05, 1.25, 1.4, 1.45, 1.5, 1.55]
"""How far expected scores are uncertain, by the rounds to be finished."""

_HORIZON: Final = 4
"""How many lots it pays to look ahead."""

_TEMPERATURE: Final = 0.4
"""How many points worse an action is that is chosen e times less often."""

_MIN_WEIGHT: Final = 0.002
"""The weight of an action that looks pointless, the best having 1."""

_BID_NOISE: Final = 0.25
"""How many points bids are uncertain by: so far do bots that search depart from these numbers."""

_PRICES: Final = 128
"""More than any bid is worth."""

_TOO_MUCH: Final = 1.0
"""What laying more than is needed must bring, in points, to look as good."""


class ByzanzEvaluator(Evaluator):
    """Decides by what the hand will be worth after each choice."""

    def __init__(self) -> None:
        rows = [_FEATURE_WEIGHTS] * len(_SCORE_SPREADS)
        rows[0] = [1.0] * len(_FEATURE_WEIGHTS)
        super().__init__(FEATURE_NAMES, _HORIZON, ValueHead(rows, _SCORE_SPREADS))

    # -- how good a position is -------------------------------------------------------------

    def clock(self, state: State) -> int:
        """Lots won; the last lot of a round and its market count together, at the market's end."""
        assert isinstance(state, ByzanzState)
        last = state.players - 1
        return state.rounds_finished * state.players + (state.lots if state.lots < last else last)

    def stage(self, state: State) -> int:
        """The rounds that are still to be finished."""
        assert isinstance(state, ByzanzState)
        return ROUNDS[state.players] - state.rounds_finished

    def features(self, state: State, seat: int) -> list[float]:
        """Profit, the hand's worth by groups, and what the rest of the round is worth."""
        assert isinstance(state, ByzanzState)
        players = state.players
        hand: i64 = state.hands[seat] + state.bids[seat]
        offer = state.held[seat]
        steps_left = after_round(state)
        due = 0.0
        market = 0.0
        if state.lots == 0:
            steps_left = before_round(state)
        elif state.phase != PICKING or offer >= state.held[state.actor]:
            steps_left += 1
            parts = ROUND_VALUES[players][state.lots][picking_place(players, offer)]
            due = parts[0]
            had = hand_worth(hand, steps_left)
            market = market_worth(hand, had, state.market, steps_left, parts) - due
        profit = float(points_of(state.profits[seat]))
        return [profit, *hand_groups(hand, steps_left), due, market]

    def decision_key(self, state: State, seat: int) -> int:
        """Another lot and another price are another matter."""
        assert isinstance(state, ByzanzState)
        return int(state.lot) * _PRICES + state.highest

    # -- deciding at once -------------------------------------------------------------------

    def rollout_step(self, state: State, seat: int, rng: Rng) -> None:
        """Do what is best for the hand; a bid or a discard is completed at once.

        Only whether it bids is not quite certain: others do not use the same numbers.
        """
        assert isinstance(state, ByzanzState)
        phase = state.phase
        if state.draft:
            legal = state.legal(seat)
            priors = self.priors(state, seat, legal)
            state.apply(seat, legal[priors.index(max(priors))])
        elif phase == BIDDING:
            self._bid_or_pass(state, seat, rng)
        elif phase == PICKING:
            sort = best_sort(state.hands[seat], state.market, after_round(state))
            state.apply(seat, TAKE + sort)
        elif phase == LOT_CARD:
            state.apply(seat, PUT + best_lot_card(state, seat))
        elif phase == OVER_LIMIT:
            self._sell_or_discard(state, seat)
        else:
            sale = best_sale(state.hands[seat], 0)
            state.apply(seat, sale or DONE)

    def _bid_or_pass(self, state: ByzanzState, seat: int, rng: Rng) -> None:
        if can_bid(state, seat):
            analysis = LotAnalysis(state, seat)
            if analysis.tempting():
                hand: i64 = state.hands[seat]
                gain = analysis.bidding(hand, 0, missing_value(state, seat)) - analysis.passing()
                if gain > logistic(_BID_NOISE, rng):
                    for kind in cards(analysis.laid):
                        state.apply(seat, ADD + kind)
                    state.apply(seat, BID)
                    return
        state.apply(seat, PASS)

    def _sell_or_discard(self, state: ByzanzState, seat: int) -> None:
        hand: i64 = state.hands[seat]
        steps_left = _limit_steps_left(state, seat)
        kept = within_limit(hand, steps_left)
        sale = best_sale(hand, steps_left)
        if sale and sale_worth(hand, sale, steps_left) >= hand_worth(kept, steps_left):
            state.apply(seat, sale)
            return
        for kind in cards(hand - kept):
            state.apply(seat, DISCARD + kind)

    # -- what is likely ---------------------------------------------------------------------

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """The more points an action is expected to bring, the likelier it is."""
        assert isinstance(state, ByzanzState)
        if state.phase == BIDDING:
            points = self._bid_points(state, seat, legal)
        else:
            points = [self._points(state, seat, action) for action in legal]
        best = max(points)
        weights = [exp((each - best) / _TEMPERATURE) for each in points]
        return [weight if weight > _MIN_WEIGHT else _MIN_WEIGHT for weight in weights]

    def _bid_points(self, state: ByzanzState, seat: int, legal: list[int]) -> list[float]:
        """What is expected after passing, after the bid as drafted, and after the best bid that
        goes on with each card. Sets are not sold before a bid: their cards may be of use.
        """
        analysis = LotAnalysis(state, seat)
        hand: i64 = state.hands[seat]
        draft: i64 = state.draft
        missing = missing_value(state, seat)
        points: list[float] = []
        for action in legal:
            if action >= SELL:
                points.append(NEVER)
            elif action == PASS:
                points.append(analysis.passing())
            elif action == BID:
                points.append(analysis.bidding(0, draft, 0))
            else:
                kind = action - ADD
                added = draft + CARD[kind]
                free = from_kind(hand - added, kind)
                expected = analysis.bidding(free, added, missing - (kind % 4 + 1))
                points.append(expected - _TOO_MUCH if missing <= 0 else expected)
        return points

    def _points(self, state: ByzanzState, seat: int, action: int) -> float:
        """What is expected after an action outside the auction."""
        hand: i64 = state.hands[seat]
        hand -= state.draft
        steps_left = after_round(state)
        if action >= SELL:
            if state.phase == OVER_LIMIT or state.phase == FINAL_SALES:
                return sale_worth(hand, action, _limit_steps_left(state, seat))
            return NEVER
        if action >= TAKE:
            return hand_worth(hand + of_sort(state.market, action - TAKE), steps_left)
        if action >= DISCARD:
            steps_left = _limit_steps_left(state, seat)
            kept = within_limit(hand - CARD[action - DISCARD], steps_left)
            return hand_worth(kept, steps_left)
        if action >= PUT:
            return lot_card_worth(state, seat, action - PUT)
        if action == DONE:
            return 0.0
        return hand_worth(hand, steps_left)


def _limit_steps_left(state: ByzanzState, seat: int) -> i64:
    """The steps left for a hand over the limit: before the market, if a lot made it too large."""
    steps_left = after_round(state)
    return steps_left + 1 if state.phase == OVER_LIMIT and state.held[seat] == 0 else steps_left
