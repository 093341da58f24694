"""Who is ahead in an area, a neighborhood, a line or the market, and who wins a draw."""

from typing import TYPE_CHECKING

from ...core.native import i64
from .brokers import PLACE_MASK, total, worth_of
from .characters import owner_of
from .data import INTRIGUER, SLOTS

if TYPE_CHECKING:
    from .state import YsState


def strength(state: "YsState", owner: int) -> int:
    """How an owner fares in draws, as a number from 0 to 127 that differs for all owners.

    Who has played the Intriguer, then the neutral player, then the higher total of the three
    brokers before the screen, then the lower (new) Order card.
    """
    if owner == state.settings.neutral:
        return 64
    usual = 4 * total(state.fronts[owner]) + state.players - state.orders[owner]
    return usual + 65 if owner_of(state, INTRIGUER) == owner else usual


def standing(state: "YsState", first: int, last: int) -> list[int]:
    """The owners with a broker in the places from `first` to `last`, the strongest there first."""
    totals = totals_in(state, first, last)
    present: list[int] = []
    ranks: list[int] = []
    for owner in range(state.settings.owners):
        if totals[owner] >= 0:
            rank = 128 * totals[owner] + strength(state, owner)
            at = 0
            while at < len(ranks) and ranks[at] > rank:
                at += 1
            present.insert(at, owner)
            ranks.insert(at, rank)
    return present


def best(state: "YsState", first: int, last: int) -> int:
    """Who has the majority there; -1 where there is no broker at all. A lone 0 is enough."""
    totals = totals_in(state, first, last)
    leader = -1
    highest = -1
    for owner in range(state.settings.owners):
        if totals[owner] >= 0:
            rank = 128 * totals[owner] + strength(state, owner)
            if rank > highest:
                highest = rank
                leader = owner
    return leader


def totals_in(state: "YsState", first: int, last: int) -> list[int]:
    """What each owner's brokers in a range of places are worth; -1 without a broker there."""
    totals: list[int] = []
    pieces = state.pieces
    low: i64 = first + 1
    high: i64 = last + 1
    slot = 0
    for _ in range(state.settings.owners):
        worth: i64 = -1
        for _ in range(SLOTS):
            piece: i64 = pieces[slot]
            slot += 1
            if piece:
                place = piece & PLACE_MASK
                if low <= place and place <= high:
                    worth = worth_of(piece) + (0 if worth < 0 else worth)
        totals.append(int(worth))
    return totals
