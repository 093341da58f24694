"""Positions that fit what a seat knows, for bots that search: what is hidden is dealt at random.

Only the view is asked, so nothing hidden can be looked at.
"""

from collections.abc import Sequence

from emporion.core.game import Pick
from emporion.core.state import View

from .data import CITIES, DRAWING, GOODS, HOLD, HOME, HONOURS, PLACES, UNDECIDED
from .state import VisbyState


def determinize(view: View, pick: Pick) -> VisbyState:
    """A full position that fits a view; `pick(n)` gives a number from 0 to n - 1."""
    state = VisbyState(view["players"], view["summers"])
    state.actor = view["actor"]
    state.summer = view["summer"]
    state.phase = view["phase"]
    state.wants = numbers([good for good in view["wants"].values() if good])
    if state.phase == HONOURS:
        state.honouring = CITIES.index(view["decision"]["city"])
    for seat, seen in enumerate(view["seats"]):
        state.points[seat] = seen["points"]
        state.due[seat] = seen["due"]
        state.places[seat] = place_number(seen["place"])
        state.loads[seat] = numbers(seen["load"])
        for city in seen["seals"]:
            state.seals[CITIES.index(city)] = seat
    if view["seat"] is not None:
        state.hands[view["seat"]] = numbers(view["hand"])
        state.loads[view["seat"]] = numbers(view["load"])
        state.places[view["seat"]] = place_number(view["place"])
    for good in [card for cards in (*state.hands, *state.loads) for card in cards]:
        state.stock.remove(good)
    if state.phase == DRAWING:
        state.drawn = deal(state, view["decision"]["drawn"], pick)
    for seat, seen in enumerate(view["seats"]):
        if seat != view["seat"]:
            hand = deal(state, seen["hand"], pick)
            if seen["ready"]:
                load_ship(state, seat, hand, pick)
            state.hands[seat] = sorted(hand)
    return state


def deal(state: VisbyState, count: int, pick: Pick) -> list[int]:
    """Some cards of the stock, sorted."""
    return sorted(state.stock.pop(pick(len(state.stock))) for _ in range(count))


def load_ship(state: VisbyState, seat: int, hand: list[int], pick: Pick) -> None:
    """A secret decision about a ship: any that the hand allows."""
    open_to_it = [*range(state.players), HOME] if hand else [HOME]
    state.places[seat] = open_to_it[pick(len(open_to_it))]
    if state.places[seat] == HOME:
        return
    for _ in range(1 + pick(min(HOLD, len(hand)))):
        state.loads[seat].append(hand.pop(pick(len(hand))))
    state.loads[seat].sort()


def place_number(name: str | None) -> int:
    """The number of a place; without a name it is `UNDECIDED`."""
    return PLACES.index(name) if name else UNDECIDED


def numbers(goods: Sequence[str]) -> list[int]:
    """The numbers of goods that go by name in a view."""
    return [GOODS.index(good) for good in goods]
