"""Which cards to lay for a lot, and whether it is worth them."""

from typing import Final

from ....core.native import i64
from ....games.byzanz.cards import CARD, COUNT, SORT_BITS, SORT_MASK, kinds, worth
from ....games.byzanz.data import GOODS
from ....games.byzanz.state import ByzanzState
from .hands import NEVER, Hands

_DONE: Final = -1


class Bidding:
    """A seat's thoughts about the lot: what it would have with it, and what it can lay for it.

    Only what the seat sees is asked: its own cards, the lot and the bids.
    """

    def __init__(self, hands: Hands, state: ByzanzState, seat: int, moment: i64) -> None:
        self._hands = hands
        self._moment: i64 = moment
        hand: i64 = state.hands[seat]
        laid: i64 = state.bids[seat]
        self.stay = hands.worth(hand + laid, moment)
        """What the seat has if it lets the lot go."""
        self.most = NEVER
        """What it would have if it had to lay nothing more; one card of the lot it gives away."""
        self._gained: i64 = 0
        lot: i64 = state.lot
        for kind in kinds(lot):
            gained = hand + lot - CARD[kind]
            had = hands.worth(gained, moment)
            if had > self.most:
                self.most = had
                self._gained = gained
        self._kinds: list[int] = []
        self._reach: list[int] = []
        self.best = NEVER
        """What the seat has with the lot and the best bid found, and that bid."""
        self.laid: i64 = 0
        self.first: list[float] = []
        """What it has with the best bid that begins with each kind, where that is asked for."""

    def find(self, free: i64, laid: i64, missing: i64) -> None:
        """Look for the best bid: cards laid already, and free ones that are worth what is missing.

        Only bids are looked at that fall short without any one of the cards added.
        """
        self.best = NEVER
        if missing <= 0:
            self._note(laid)
            return
        self._kinds = descending(free)
        reach = 0
        self._reach = [0] * len(self._kinds)
        for place in range(len(self._kinds) - 1, -1, -1):
            reach += self._kinds[place] % 4 + 1
            self._reach[place] = reach
        self._add(0, laid, missing)

    def _add(self, start: i64, laid: i64, missing: i64) -> None:
        """Cards are added from the highest down, so the last one added is never too much."""
        listed = self._kinds
        before: i64 = _DONE
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
        had = self._hands.worth(self._gained - laid, self._moment)
        if had > self.best:
            self.best = had
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
