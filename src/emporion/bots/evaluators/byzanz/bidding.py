"""Which cards to lay for a lot, and whether it is worth them."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.byzanz.cards import CARD, COUNT, SORT_BITS, SORT_MASK, kinds, worth
from ....games.byzanz.data import GOODS
from ....games.byzanz.state import ByzanzState
from .hand_values import NEVER, hand_worth
from .round_values import ROUND_VALUES, market_worth
from .steps_left import after_round

_NO_KIND: Final = -1

_MARKET_MARGIN: Final = 1.0
"""Mostly more than the market is expected to bring the winner of a lot that is not the last."""


class LotAnalysis:
    """A seat's analysis of the lot: what it would have with it, and what it can lay for it.

    Only what the seat sees is asked: its own cards, the lot, the bids and the market. That a lot
    nobody bids for goes to the first who passed, and that a hand may become too large, is left to
    search: both matter in few decisions.
    """

    def __init__(self, state: ByzanzState, seat: int) -> None:
        steps_left = after_round(state) + 1
        self._steps_left: i64 = steps_left
        expected = ROUND_VALUES[state.players][state.lots + 1]
        self._let_go = expected[0]
        self._won = expected[state.players - state.lots]
        """What the rest of the round brings to a seat that lets the lot go, and to its winner."""
        hand: i64 = state.hands[seat]
        laid: i64 = state.bids[seat]
        lot: i64 = state.lot
        market: i64 = state.market
        self._kept: i64 = hand + laid
        self._has = hand_worth(hand + laid, steps_left)
        """The hand without the lot, and its worth."""
        leader = state.leader
        self._market_then: i64 = market if leader == NOBODY else market + state.bids[leader]
        self._gained: i64 = 0
        self._market: i64 = 0
        """The hand with the lot, one card of which goes into the market; and the market then."""
        self._most = NEVER
        """What it would have with the lot if it had to lay nothing more."""
        for kind in kinds(lot):
            gained = hand + lot - CARD[kind]
            had = hand_worth(gained, steps_left)
            if had > self._most:
                self._most = had
                self._gained = gained
                self._market = market + laid + CARD[kind]
        self._kinds: list[int] = []
        self._reach: list[int] = []
        self._best = NEVER
        """What the seat would have with the lot and the best bid found."""
        self.laid: i64 = 0
        """That bid."""

    def tempting(self) -> bool:
        """Whether the lot would be worth it for nothing: only then is a bid looked for."""
        return self._most + _MARKET_MARGIN > self._has + self._let_go[0]

    def passing(self) -> float:
        """What the seat may expect if it lets the lot go."""
        return self._has + market_worth(
            self._kept, self._has, self._market_then, self._steps_left, self._let_go
        )

    def bidding(self, free: i64, laid: i64, missing: i64) -> float:
        """What it may expect with the best bid: cards laid already, and free ones that are worth
        what is missing. Only bids are looked at that fall short without any one card added.
        """
        self._best = NEVER
        if missing <= 0:
            self._note(laid)
        else:
            self._list(free)
            self._add(0, laid, missing)
        if self._best == NEVER:
            return NEVER
        left = self._gained - self.laid
        market = self._market + self.laid
        return self._best + market_worth(left, self._best, market, self._steps_left, self._won)

    def _list(self, free: i64) -> None:
        """The free goods, from the highest down, and what each and those after it are worth."""
        self._kinds = descending(free)
        reach = 0
        self._reach = [0] * len(self._kinds)
        for place in range(len(self._kinds) - 1, -1, -1):
            reach += self._kinds[place] % 4 + 1
            self._reach[place] = reach

    def _add(self, start: i64, laid: i64, missing: i64) -> None:
        """Cards are added from the highest down, so the last one added is never too much."""
        listed = self._kinds
        before: i64 = _NO_KIND
        for place in range(start, len(listed)):
            if self._reach[place] < missing:
                return
            kind: i64 = listed[place]
            if kind == before:
                continue
            before = kind
            left = missing - (kind % 4 + 1)
            if left <= 0:
                self._note(laid + CARD[kind])
            else:
                self._add(place + 1, laid + CARD[kind], left)

    def _note(self, laid: i64) -> None:
        had = hand_worth(self._gained - laid, self._steps_left)
        if had > self._best:
            self._best = had
            self.laid = laid


def descending(packet: i64) -> list[int]:
    """The kinds of a packet's goods, one entry a card, from the highest value down."""
    listed: list[int] = []
    for value in range(3, -1, -1):
        rest = packet
        for sort in range(GOODS):
            code = rest & SORT_MASK
            rest >>= SORT_BITS
            if code:
                for _ in range(COUNT[4 * code + value]):
                    listed.append(4 * sort + value)
    return listed


def missing_value(state: ByzanzState, seat: int) -> i64:
    """What a seat still has to lay, beyond its bid and its draft, to top the highest bid."""
    missing: i64 = state.highest + 1 - state.totals[seat]
    return missing - state.draft_worth


def can_bid(state: ByzanzState, seat: int) -> bool:
    """Whether a seat's goods are worth enough to top the highest bid."""
    return worth(state.hands[seat]) >= state.highest + 1 - state.totals[seat]
