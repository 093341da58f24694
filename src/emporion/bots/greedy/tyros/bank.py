"""Trade with the bank: which cards to part with, and what for."""

from typing import Final

from ....core.state import View
from ....games.tyros.actions import DRAW, DROP, SWAP, TAKE
from ....games.tyros.data import BANK_CARDS, JOKER, KINDS
from .hands import Hand, changed
from .outlook import Outlook
from .plans import Plan

LUCK: Final = 1.1
"""What a second and a third card are worth with the first one: they may fit together."""


def least_missed(outlook: Outlook, hand: Hand, number: int, kept: int = -1) -> list[int]:
    """The cards that a hand misses least, one after another; none of the kind that is kept."""
    away: list[int] = []
    for _ in range(number):
        best = -1.0
        least = JOKER
        for kind in range(KINDS):
            if hand[kind] and kind != kept:
                worth = outlook.hand_worth(changed(hand, [kind], []))
                if worth > best:
                    best, least = worth, kind
        hand = changed(hand, [least], [])
        away.append(least)
    return away


def swaps(view: View, outlook: Outlook, hand: Hand, parts: list[float]) -> list[Plan]:
    """One to three of the least useful cards for as many from the pile."""
    plans: list[Plan] = []
    most = min(BANK_CARDS, view["pile"], sum(hand))
    away = least_missed(outlook, hand, most)
    for number in range(1, most + 1):
        laid = away[:number]
        left = changed(hand, laid, [])
        now = outlook.hand_worth(left)
        drawn = sum(
            [
                parts[kind] * (outlook.hand_worth(changed(left, [], [kind])) - now)
                for kind in range(KINDS)
                if parts[kind]
            ]
        )
        worth = outlook.board + now + drawn * (1.0 + LUCK * (number - 1))
        plans.append((worth, [*[SWAP + kind for kind in sorted(laid)], DRAW]))
    return plans


def fetches(view: View, outlook: Outlook, hand: Hand) -> list[Plan]:
    """Three of the least useful cards for one from the discards."""
    plans: list[Plan] = []
    for kind in sorted(set(view["discards"])):
        if sum(hand) - hand[kind] < BANK_CARDS:
            continue
        away = least_missed(outlook, changed(hand, [], [kind]), BANK_CARDS, kind)
        worth = outlook.worth(changed(hand, away, [kind]))
        plans.append((worth, [*[DROP + card for card in sorted(away)], TAKE + kind]))
    return plans
