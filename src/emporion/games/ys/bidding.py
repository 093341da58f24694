"""Chapter "Phase 2 - Turn Order": the secret bid, and who plays when."""

from typing import TYPE_CHECKING

from .actions import BID, PAIR_PACKETS, PAIRS, PLACE
from .brokers import count, total, values_in

if TYPE_CHECKING:
    from .state import YsState


def legal_bids(state: "YsState", seat: int) -> list[int]:
    """Any two brokers behind the screen."""
    screen = state.screens[seat]
    bids: list[int] = []
    for number in range(len(PAIRS)):
        low, high = PAIRS[number]
        if count(screen, high) > (1 if low == high else 0) and count(screen, low) > 0:
            bids.append(BID + number)
    return bids


def bid(state: "YsState", seat: int, action: int) -> None:
    """Stake: two brokers, hidden until the last player has chosen.

    `chosen` holds the bid's number and one; the brokers stay behind the screen until then.
    """
    number = action - BID
    state.chosen[seat] = number + 1
    if state.events is not None:
        low, high = PAIRS[number]
        state.tell("bid_made", {"seat": seat}, {"brokers": [low, high]}, (seat,))


def reveal_bids(state: "YsState") -> None:
    """The brokers of all bids are placed before the screens, where they stay for this turn."""
    for seat in range(state.players):
        pair = PAIR_PACKETS[state.chosen[seat] - 1]
        state.screens[seat] = state.screens[seat] - pair
        state.fronts[seat] = pair
        state.chosen[seat] = 0
    if state.events is not None:
        facts = {
            "bids": [values_in(front) for front in state.fronts],
            "ranking": _ranking(state),
        }
        state.tell("bids_revealed", facts)


def bid_strength(state: "YsState", seat: int) -> int:
    """How high a bid is; the lower old Order card breaks a draw."""
    return 8 * total(state.fronts[seat]) - state.orders[seat]


def _ranking(state: "YsState") -> list[int]:
    """The seats by their bids, the highest first."""
    return sorted(range(state.players), key=lambda seat: -bid_strength(state, seat))


def next_to_choose(state: "YsState") -> int:
    """The best bidder who has not chosen a place yet; -1 when all have."""
    best = -1
    highest = 0
    for seat in range(state.players):
        if state.chosen[seat] == 0:
            strength = bid_strength(state, seat)
            if best < 0 or strength > highest:
                best = seat
                highest = strength
    return best


def legal_places(state: "YsState") -> list[int]:
    """The places that nobody has taken."""
    places = range(1, state.players + 1)
    return [PLACE + place - 1 for place in places if place not in state.chosen]


def choose_place(state: "YsState", action: int) -> None:
    """Each in turn announces a place."""
    place = action - PLACE + 1
    state.chosen[state.actor] = place
    if state.events is not None:
        state.tell("place_chosen", {"seat": state.actor, "place": place})


def settle_order(state: "YsState") -> None:
    """When all have chosen, the Order cards are dealt out by the places."""
    state.orders = state.chosen
    state.chosen = [0] * state.players
    if state.events is not None:
        state.tell("order_settled", {"orders": state.orders[:]})
