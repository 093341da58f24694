"""A hand-made judgement of Byzanz: what a hand will be worth, and what a lot may cost.

Everything is in points. A hand is worth the sets in it and a part of those that are half there;
an action is worth what the hand gains by it.
"""

from functools import lru_cache
from itertools import combinations

from ...core.state import View
from ...games.byzanz.actions import ADD, BID, DISCARD, DONE, PASS, PROFIT, PUT, SELL, SOLD, TAKE
from ...games.byzanz.cards import cards
from ...games.byzanz.data import GOODS, HAND_LIMIT, SET_SIZE, TRADER, TRADER_WORTH

PAIR = 0.55
"""How much of a set two cards of a sort are: what the better one counts, times this."""

SINGLE = 0.22
"""The same for one card."""

TRADER_ALONE = 1.5
"""A trader that no set needs yet."""

LATER_CARD = 1.0
"""What a card of a later lot of the round is worth to whoever lets this one go."""

GENEROSITY = 0.12
"""How much of what is paid into the market the others will make of it against us, per value."""

SELL_FROM = 4
"""A set that keeps this much cannot improve: it is sold while the hand is small, too."""


def judge(view: View, legal: list[int]) -> list[float]:
    """How good each legal action looks."""
    phase = view["phase"]
    if phase == "bidding":
        return _judge_bids(view, legal)
    hand = tuple(view["hand"])
    return [_judge_action(view, phase, hand, action) for action in legal]


def _judge_action(view: View, phase: str, hand: tuple[int, ...], action: int) -> float:
    """The hand's worth after an action, and the points it brings at once."""
    if action >= SELL:
        return _judge_sale(phase, hand, action)
    if action >= TAKE:
        taken = [kind for kind in view["market"] if min(kind // 4, GOODS) == action - TAKE]
        return hand_worth((*hand, *taken))
    if action >= DISCARD:
        return hand_worth(_less(hand, [action - DISCARD]))
    if action >= PUT:
        return hand_worth((*hand, *_less(tuple(view["lot"]), [action - PUT])))
    return sets_worth(hand) if action == DONE else hand_worth(hand)


def _judge_sale(phase: str, hand: tuple[int, ...], action: int) -> float:
    """Sets wait for a better card unless the hand is full, the game over, or none is better."""
    points = PROFIT[action - SELL]
    rest = _less(hand, cards(SOLD[action - SELL]))
    if phase == "final_sales":
        return points + sets_worth(rest) + 1e-3
    if phase == "over_limit":
        return points + hand_worth(rest)
    ripe = points >= SELL_FROM or len(hand) == HAND_LIMIT
    return points + hand_worth(rest) + 0.01 if ripe else -1.0


def _judge_bids(view: View, legal: list[int]) -> list[float]:
    """The cheapest bid that tops the highest is made, if the lot is worth it."""
    draft: list[int] = view["draft"]
    hand = tuple(sorted([*view["hand"], *draft]))
    stay = hand_worth(hand)
    best, plan = _best_bid(view, hand, draft)
    worths: list[float] = []
    for action in legal:
        if action >= SELL:
            worths.append(_judge_sale("bidding", tuple(view["hand"]), action) - stay)
        elif action == PASS:
            worths.append(_letting_go(view))
        elif action == BID:
            worths.append(best if plan == tuple(draft) else -99.0)
        else:
            step = action - ADD
            following = _less(plan, draft)
            worths.append(best if following and following[0] == step else -99.0)
    return worths


def _best_bid(view: View, hand: tuple[int, ...], draft: list[int]) -> tuple[float, tuple[int, ...]]:
    """What the lot brings with the cheapest bid that continues the draft, and that bid."""
    mine = view["seats"][view["seat"]]
    laid: list[int] = mine["bid"]
    paid = sum(kind % 4 + 1 for kind in laid)
    needed = view["highest"] + 1 - paid
    lot = tuple(view["lot"])
    least = draft[-1] if draft else 0
    free = [kind for kind in _less(hand, draft) if least <= kind < TRADER]
    stay = hand_worth((*hand, *laid))
    best = -98.0
    plan: tuple[int, ...] = ()
    seen: set[tuple[int, ...]] = set()
    for number in range(len(free) + 1):
        for added in combinations(free, number):
            bid = (*draft, *added)
            value = sum(kind % 4 + 1 for kind in bid)
            if not bid or value < needed or bid in seen:
                continue
            seen.add(bid)
            left = _less(hand, bid)
            gain = _with_lot(left, lot) - stay - GENEROSITY * (value + paid)
            if gain > best:
                best, plan = gain, bid
    return best, plan


@lru_cache(maxsize=4096)
def _with_lot(hand: tuple[int, ...], lot: tuple[int, ...]) -> float:
    """A hand's worth with a lot, one card of which goes into the market."""
    return max(hand_worth((*hand, *_less(lot, [given]))) for given in set(lot))


def _letting_go(view: View) -> float:
    """Who passes gets a later, smaller lot of the round for less, and picks earlier."""
    offers: list[int] = view["offers"]
    later = offers[1:]
    return LATER_CARD * sum(later) / len(later) if later else 0.0


def _less(hand: tuple[int, ...], away: list[int] | tuple[int, ...]) -> tuple[int, ...]:
    """A hand without some of its cards."""
    left = list(hand)
    for kind in away:
        left.remove(kind)
    return tuple(left)


def hand_worth(hand: tuple[int, ...]) -> float:
    """What a hand will be worth: its sets, its beginnings of sets, and its traders."""
    return _worth(tuple(sorted(hand)), unfinished=True)


def sets_worth(hand: tuple[int, ...]) -> float:
    """What a hand is worth at the end: its sets alone."""
    return _worth(tuple(sorted(hand)), unfinished=False)


@lru_cache(maxsize=65536)
def _worth(hand: tuple[int, ...], unfinished: bool) -> float:
    """The best use of the traders among the sorts, tried out sort by sort."""
    traders = hand.count(TRADER)
    best = [0.0] * (traders + 1)
    for sort in range(GOODS):
        values = sorted((kind % 4 + 1 for kind in hand if kind // 4 == sort), reverse=True)
        if not values:
            continue
        best = [
            max(
                best[used - here] + _sort_worth(tuple(values), here, unfinished)
                for here in range(min(used, 2 * len(values)) + 1)
            )
            for used in range(traders + 1)
        ]
    return max(
        best[used] + _traders_worth(traders - used, unfinished) for used in range(traders + 1)
    )


def _traders_worth(count: int, unfinished: bool) -> float:
    """Traders among themselves: sets of three, and some hope for the rest."""
    sets, rest = divmod(count, SET_SIZE)
    return TRADER_WORTH * sets + (TRADER_ALONE * rest if unfinished else 0.0)


@lru_cache(maxsize=4096)
def _sort_worth(values: tuple[int, ...], traders: int, unfinished: bool) -> float:
    """A sort's cards, highest first, with so many traders: the highest of each set is kept."""
    sets = min((len(values) + traders) // SET_SIZE, len(values))
    worth = float(sum(values[:sets]))
    if unfinished and sets < len(values):
        rest = len(values) + traders - SET_SIZE * sets
        share = PAIR if rest >= 2 else SINGLE if rest == 1 else 0.0
        worth += share * values[sets]
    return worth
