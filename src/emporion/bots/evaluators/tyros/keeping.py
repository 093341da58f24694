"""The end of a round: which cards to keep."""

from typing import Final

from ....core.native import i64
from ....games.tyros.actions import AWAY, DONE
from ....games.tyros.cards import BITS, CARD, MASK, cards, count, size
from ....games.tyros.data import CARDS, COPIES, EMPIRES, JOKER, KEPT, KINDS
from ....games.tyros.rounds import CHOSEN, put_away
from ....games.tyros.state import TyrosState
from .card_plans import FULL_HAND, JOKER_WAYS, CardPlans
from .open_board import OpenBoard

JOKER_KEPT: Final = 0.5
"""What a joker is worth in addition: what it stands for can be decided later."""

_OFF: Final = -9.0
"""What is part of no plan comes after all that is."""


def keep(state: TyrosState, seat: int) -> None:
    """Put away all but the cards that will do most with those of the next round."""
    for kind in cards(best_away(state, seat)):
        state.apply(seat, AWAY + kind)
    state.apply(seat, DONE)


def resample_choices(state: TyrosState, seat: int) -> None:
    """Let the others who have chosen keep what will do most for them."""
    for other in range(state.players):
        if other != seat and state.deals[other] >= CHOSEN:
            state.deals[other] = CHOSEN + best_away(state, other)


def best_away(state: TyrosState, seat: int) -> i64:
    """All cards but those that will do most with those of the next round, as a packet."""
    hand: i64 = state.hands[seat]
    if size(hand) <= KEPT:
        return 0
    sets = kept_sets(hand)
    worths = kept_worths(state, seat, sets)
    best = 0
    for place in range(1, len(sets)):
        if worths[place] > worths[best]:
            best = place
    return hand - sets[best]


def kept_sets(hand: i64) -> list[int]:
    """The sets of as many cards as can be kept, as packets."""
    kept = size(hand)
    kept = kept if kept < KEPT else KEPT
    sets: list[int] = [0]
    for _ in range(kept):
        larger: list[int] = []
        for packet in sets:
            # Only a kind from the highest one on, so that no set comes up twice.
            for kind in range(KINDS):
                if packet < 1 << (BITS * (kind + 1)) and count(packet, kind) < count(hand, kind):
                    larger.append(packet + CARD[kind])
        sets = larger
    return sets


def kept_worths(state: TyrosState, seat: i64, sets: list[int]) -> list[float]:
    """What each of the sets will be worth with an average deal."""
    card_plans = CardPlans(OpenBoard(state), seat, FULL_HAND)
    dealt = state.settings.dealt * COPIES[0] / CARDS
    gains = [0.0] * (EMPIRES * (KEPT + 1))
    for empire in range(EMPIRES):
        for number in range(KEPT + 1):
            gains[empire * (KEPT + 1) + number] = card_plans.average_gain(empire, number + dealt)
    return [_kept_worth(gains, packet) for packet in sets]


def _kept_worth(gains: list[float], packet: i64) -> float:
    jokers = count(packet, JOKER)
    best = -1e9
    for way in JOKER_WAYS[jokers]:
        held = packet + way
        worth = 0.0
        for empire in range(EMPIRES):
            worth += gains[empire * (KEPT + 1) + (held >> (BITS * empire) & MASK)]
        if worth > best:
            best = worth
    return best + JOKER_KEPT * float(jokers)


def keep_worths(state: TyrosState, seat: int, legal: list[int]) -> list[float]:
    """Each next step as good as the best set of kept cards that it can lead to."""
    hand: i64 = state.hands[seat]
    draft = cards(put_away(state, seat))
    depth = len(draft)
    sets = kept_sets(hand)
    worths = kept_worths(state, seat, sets)
    best = [_OFF] * (KINDS + 1)
    for place in range(len(sets)):
        away = cards(hand - sets[place])
        if away[:depth] == draft:
            step = away[depth] if len(away) > depth else KINDS
            if worths[place] > best[step]:
                best[step] = worths[place]
    return [best[KINDS if action == DONE else action - AWAY] for action in legal]
