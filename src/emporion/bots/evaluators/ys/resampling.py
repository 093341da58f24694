"""What others are likely to hide: bids, brokers for the throne room, brokers that lie face down."""

from typing import Final

from ....core.native import i64
from ....core.rng import Rng
from ....games.ys.actions import BID, SEND
from ....games.ys.bidding import legal_bids
from ....games.ys.brokers import (
    AMONG_SHIFT,
    BITS,
    BROKER,
    DIGIT,
    DOWN,
    KNOWN_SHIFT,
    PAIRED,
    VALUE_MASK,
    VALUE_SHIFT,
)
from ....games.ys.data import PLACED_SLOTS, SLOTS, VALUES
from ....games.ys.favor import legal_sends
from ....games.ys.phases import BIDDING
from ....games.ys.state import YsState
from ...search.chance import softmax_weights, weighted
from . import weights
from .bidding import bid_worths
from .throne import send_worths

_VALUE_BITS: Final = VALUE_MASK << VALUE_SHIFT


def resample_choices(state: YsState, seat: int, rng: Rng) -> None:
    """Choose for others who have bid, or sent a broker, as a player of these weights would."""
    bidding = state.phase == BIDDING
    for other in range(state.players):
        if other == seat or state.chosen[other] == 0:
            continue
        if bidding:
            legal = legal_bids(state, other)
            worths = bid_worths(state, other, legal)
        else:
            legal = legal_sends(state, other)
            worths = send_worths(state, other, legal)
        likely = softmax_weights(worths, weights.BID_NOISE, weights.MIN_WEIGHT)
        action = legal[weighted(likely, rng)]
        state.chosen[other] = action - (BID if bidding else SEND) + 1


def resample_brokers(state: YsState, seat: int, rng: Rng) -> None:
    """A seat that places two brokers mostly hides the stronger one.

    Where an even deal has it the other way round, the hidden broker is swapped for a stronger one
    that is behind its owner's screen, if there is one.
    """
    knows: i64 = 1 << (KNOWN_SHIFT + seat)
    for owner in range(state.players):
        if owner == seat:
            continue
        for slot in range(SLOTS * owner, SLOTS * owner + PLACED_SLOTS, 2):
            open_: i64 = state.pieces[slot]
            hidden: i64 = state.pieces[slot + 1]
            if not hidden & DOWN or hidden & (knows | PAIRED | 31 << AMONG_SHIFT) or open_ & DOWN:
                continue
            shown = int((open_ >> VALUE_SHIFT) & VALUE_MASK)
            value = int((hidden >> VALUE_SHIFT) & VALUE_MASK)
            if value < shown and int(rng.below(100)) < weights.HIDES_STRONGER:
                stronger = _draw(state.screens[owner], shown, rng)
                if stronger >= 0:
                    state.screens[owner] = state.screens[owner] + BROKER[value] - BROKER[stronger]
                    bare = hidden & ~_VALUE_BITS
                    state.pieces[slot + 1] = int(bare) | stronger << VALUE_SHIFT


def _draw(packet: i64, least: int, rng: Rng) -> int:
    """One of the brokers of a packet of a value or more, each as likely; -1 where there is none."""
    number = 0
    for value in range(least, VALUES):
        number += int((packet >> (BITS * value)) & DIGIT)
    if number == 0:
        return -1
    ticket = int(rng.below(number))
    for value in range(least, VALUES):
        ticket -= int((packet >> (BITS * value)) & DIGIT)
        if ticket < 0:
            return value
    return -1
