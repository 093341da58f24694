"""The end of a round: which cards to keep."""

from itertools import combinations
from typing import Final

from ....core.state import View
from ....games.tyros.actions import AWAY, DONE
from ....games.tyros.data import CARDS, COPIES, DEALT, EMPIRES, JOKER, KEPT, KINDS
from .hands import changed, hand_of
from .outlook import WAYS_OF_JOKERS, Outlook
from .plans import Plan, next_steps
from .position import position_of

JOKER_KEPT: Final = 0.5
"""What a joker is worth besides: it need not be told yet what for."""


def judge_keeping(view: View, legal: list[int]) -> list[float]:
    """Keep the three cards that will do most with those of the next round."""
    hand = hand_of(view["hand"])
    outlook = Outlook(position_of(view), view["seat"], hand)
    dealt = DEALT[view["players"]]
    plans: list[Plan] = []
    for kept in set(combinations(view["hand"], min(KEPT, len(view["hand"])))):
        left = changed(hand, list(kept), [])
        steps = [AWAY + kind for kind in range(KINDS) for _ in range(left[kind])] + [DONE]
        plans.append((_kept_worth(outlook, hand_of(list(kept)), dealt), steps))
    best = next_steps(plans, view["draft"])
    return [best.get(action, -1.0 if action != DONE else -0.5) for action in legal]


def _kept_worth(outlook: Outlook, kept: tuple[int, ...], dealt: int) -> float:
    """What kept cards will be worth with an average deal."""
    average = [kept[kind] + dealt * COPIES[kind] / CARDS for kind in range(EMPIRES)]
    worths = [
        outlook.average_worth([average[i] + more[i] for i in range(EMPIRES)] + [0.0])
        for more in WAYS_OF_JOKERS[kept[JOKER]]
    ]
    return max(worths) + JOKER_KEPT * kept[JOKER]
