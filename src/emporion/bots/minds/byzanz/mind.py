"""What the search knows of Byzanz: how players decide, and what a position is worth."""

from math import exp
from typing import Final

from ....core.native import i64
from ....core.rng import Rng
from ....core.state import State
from ....games.byzanz.actions import (
    ADD,
    BID,
    DISCARD,
    DONE,
    PASS,
    PROFIT,
    PUT,
    SELL,
    SOLD,
    TAKE,
)
from ....games.byzanz.cards import (
    CARD,
    SORT_BITS,
    SORT_MASK,
    count,
    from_kind,
    kinds,
    of_sort,
    size,
)
from ....games.byzanz.data import GOODS, HAND_LIMIT, ROUNDS
from ....games.byzanz.phases import BIDDING, FINAL_SALES, LOT_CARD, OVER_LIMIT, PICKING
from ....games.byzanz.scoring import points_of
from ....games.byzanz.selling import add_sales
from ....games.byzanz.state import ByzanzState
from ...search.chance import fraction
from ...search.judge import Linear
from ...search.mind import Mind
from .bidding import Bidding, can_bid, missing_value
from .hands import NEVER, Hands
from .hopes import HOPES, MOMENTS

NAMES: Final = ("profit", "hand", "cards")

RESERVE: Final = [
    [],
    [],
    [],
    [3.0, 2.0, 0.0],
    [3.0, 2.5, 2.0, 0.0],
    [2.5, 2.0, 1.5, 1.0, 0.0],
    [3.0, 2.5, 2.0, 1.5, 1.0, 0.0],
]
"""What letting a lot of the round go is worth, by players and the lot's place."""

_SPREAD: Final = 0.1
"""How many points the uncertainty of a policy's bids is."""

_HEAT: Final = 0.4
_LEAST: Final = 0.002


class ByzanzMind(Mind):
    """Decides by what the hand will be worth after each choice."""

    def __init__(self) -> None:
        rows = [[1.0, 1.0, 0.0] for _ in range(8)]
        spreads = [6.0 - 0.6 * stage for stage in range(8)]
        super().__init__(NAMES, 8, 2, Linear(rows, spreads))
        self.hands = Hands(HOPES)
        self.reserve = RESERVE
        self.gift = 0.04
        self.noise = _SPREAD

    def clock(self, state: State) -> int:
        """The rounds finished."""
        assert isinstance(state, ByzanzState)
        return state.round

    def stage(self, state: State) -> int:
        """The rounds finished, counted back from the last."""
        assert isinstance(state, ByzanzState)
        left = ROUNDS[state.players] - state.round
        return 7 - left if left < 8 else 0

    def terms(self, state: State, seat: int) -> list[float]:
        """See the names."""
        assert isinstance(state, ByzanzState)
        hand: i64 = state.hands[seat] + state.bids[seat]
        moment: i64 = 2 * (ROUNDS[state.players] - state.round)
        if state.lots == state.players:
            moment -= 2
        elif state.lots > 0:
            moment -= 1
        moment = moment if moment < MOMENTS else MOMENTS - 1
        return [
            float(points_of(state.profits[seat])),
            self.hands.worth(hand, moment),
            float(size(hand)),
        ]

    # -- play

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """Decide."""
        assert isinstance(state, ByzanzState)
        phase = state.phase
        if state.draft:
            self._by_priors(state, seat)
        elif phase == BIDDING:
            self._play_bid(state, seat, rng)
        elif phase == PICKING:
            state.apply(seat, TAKE + self._best_sort(state.hands[seat], state.market, after(state)))
        elif phase == LOT_CARD:
            self._play_lot_card(state, seat)
        elif phase == OVER_LIMIT:
            self._play_over_limit(state, seat)
        else:
            self._play_final(state, seat)

    def _by_priors(self, state: ByzanzState, seat: int) -> None:
        legal = state.legal(seat)
        priors = self.priors(state, seat, legal)
        state.apply(seat, legal[priors.index(max(priors))])

    def _play_bid(self, state: ByzanzState, seat: int, rng: Rng) -> None:
        if not can_bid(state, seat):
            state.apply(seat, PASS)
            return
        bidding = Bidding(self.hands, state, seat, after(state) + 1)
        limit = bidding.stay + self.reserve[state.players][state.lots]
        limit += self.noise * (fraction(rng) - 0.5)
        paid = self.gift * (state.highest + 1)
        if bidding.most - paid > limit:
            bidding.find(state.hands[seat], 0, missing_value(state, seat))
            if bidding.best - paid > limit:
                laid = bidding.laid
                for kind in kinds(laid):
                    for _ in range(count(laid, kind)):
                        state.apply(seat, ADD + kind)
                state.apply(seat, BID)
                return
        state.apply(seat, PASS)

    def _best_sort(self, hand: i64, market: i64, moment: i64) -> int:
        best = NEVER
        chosen = 0
        rest = market
        for sort in range(GOODS + 1):
            if (rest if sort == GOODS else rest & SORT_MASK) != 0:
                had = self.hands.worth(hand + of_sort(market, sort), moment)
                if had > best:
                    best = had
                    chosen = sort
            rest >>= SORT_BITS
        return chosen

    def _lot_card_worth(self, state: ByzanzState, seat: int, kind: int) -> float:
        hand: i64 = state.hands[seat] + state.lot - CARD[kind]
        if state.lots < state.players - 1:
            return self.hands.worth(hand, after(state) + 1)
        market: i64 = state.market + CARD[kind]
        moment = after(state)
        sort = self._best_sort(hand, market, moment)
        return self.hands.worth(hand + of_sort(market, sort), moment)

    def _play_lot_card(self, state: ByzanzState, seat: int) -> None:
        best = NEVER
        chosen = 0
        for kind in kinds(state.lot):
            had = self._lot_card_worth(state, seat, kind)
            if had > best:
                best = had
                chosen = kind
        state.apply(seat, PUT + chosen)

    def _play_over_limit(self, state: ByzanzState, seat: int) -> None:
        hand: i64 = state.hands[seat]
        moment = after(state) + (1 if state.held[seat] == 0 else 0)
        sale = self._best_sale(hand, moment)
        kept = hand
        for _ in range(size(hand) - HAND_LIMIT):
            kept -= CARD[self._cheapest(kept, moment)]
        if sale >= 0:
            index = sale - SELL
            if PROFIT[index] + self.hands.worth(hand - SOLD[index], moment) >= self.hands.worth(
                kept, moment
            ):
                state.apply(seat, sale)
                return
        away = hand - kept
        for kind in kinds(away):
            for _ in range(count(away, kind)):
                state.apply(seat, DISCARD + kind)

    def _cheapest(self, hand: i64, moment: i64) -> int:
        best = NEVER
        chosen = 0
        for kind in kinds(hand):
            had = self.hands.worth(hand - CARD[kind], moment)
            if had > best:
                best = had
                chosen = kind
        return chosen

    def _best_sale(self, hand: i64, moment: i64) -> int:
        sales: list[int] = []
        add_sales(sales, hand)
        best = NEVER
        chosen = -1
        for action in sales:
            had = PROFIT[action - SELL] + self.hands.worth(hand - SOLD[action - SELL], moment)
            if had > best:
                best = had
                chosen = action
        return chosen

    def _play_final(self, state: ByzanzState, seat: int) -> None:
        while True:
            sale = self._best_sale(state.hands[seat], 0)
            if sale < 0:
                state.apply(seat, DONE)
                return
            state.apply(seat, sale)

    # -- priors

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Softmax of points."""
        assert isinstance(state, ByzanzState)
        phase = state.phase
        if phase == BIDDING:
            points = self._bid_points(state, seat, legal)
        else:
            points = [self._points(state, seat, action) for action in legal]
        best = max(points)
        weights = [exp((each - best) / _HEAT) for each in points]
        return [weight if weight > _LEAST else _LEAST for weight in weights]

    def _bid_points(self, state: ByzanzState, seat: int, legal: list[int]) -> list[float]:
        bidding = Bidding(self.hands, state, seat, after(state) + 1)
        limit = bidding.stay + self.reserve[state.players][state.lots]
        hand: i64 = state.hands[seat]
        draft: i64 = state.draft
        missing = missing_value(state, seat)
        paid = self.gift * (state.highest + 1)
        points: list[float] = []
        for action in legal:
            if action >= SELL:
                points.append(NEVER)
            elif action == PASS:
                points.append(0.0)
            elif action == BID:
                bidding.find(0, draft, 0)
                points.append(bidding.best - paid - limit)
            else:
                kind = action - ADD
                added = draft + CARD[kind]
                bidding.find(from_kind(hand - added, kind), added, missing - (kind % 4 + 1))
                points.append(bidding.best - paid - limit - (1.0 if missing <= 0 else 0.0))
        return points

    def _points(self, state: ByzanzState, seat: int, action: int) -> float:
        hand: i64 = state.hands[seat]
        moment = after(state)
        phase = state.phase
        if action >= SELL:
            if phase not in (OVER_LIMIT, FINAL_SALES):
                return NEVER
            if phase == OVER_LIMIT and state.held[seat] == 0:
                moment += 1
            index = action - SELL
            return PROFIT[index] + self.hands.worth(hand - state.draft - SOLD[index], moment)
        if action >= TAKE:
            return self.hands.worth(hand + of_sort(state.market, action - TAKE), moment)
        if action >= DISCARD:
            if state.held[seat] == 0:
                moment += 1
            left = hand - state.draft - CARD[action - DISCARD]
            for _ in range(size(left) - HAND_LIMIT):
                left -= CARD[self._cheapest(left, moment)]
            return self.hands.worth(left, moment)
        if action >= PUT:
            return self._lot_card_worth(state, seat, action - PUT)
        if action == DONE:
            return -5.0
        return self.hands.worth(hand, moment)


def after(state: ByzanzState) -> i64:
    """The moment at the end of this round."""
    left: i64 = ROUNDS[state.players] - state.round - 1
    if left <= 0:
        return 0
    moment = 2 * left
    return moment if moment < MOMENTS - 1 else MOMENTS - 2
