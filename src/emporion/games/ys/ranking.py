"""Who is ahead in an area, a neighborhood, a line or the market, and who wins a draw.

A tally is what one owner has in a few places in a row, such as the areas of a neighborhood: an int
with seven bits for each place, of which the highest tells that a broker is there at all, so that a
lone 0 counts. Four places are the most: the compiler shifts a constant in 32 bits.
"""

from typing import TYPE_CHECKING, Any, Final

from ...core.native import i64
from .brokers import MARKED, PLACE_MASK, VALUE_MASK, VALUE_SHIFT, total
from .data import INTRIGUER, MERCENARY_VALUE, PLACED_SLOTS, SLOTS

if TYPE_CHECKING:
    from .state import YsState

BITS: Final = 7
PRESENT: Final = 64
TOTAL: Final = 63
MOST_PLACES: Final = 4


def strength(state: "YsState", owner: int) -> int:
    """How an owner fares in draws, as a number from 0 to 127 that differs for all owners.

    First comes the player of the Intriguer, then the neutral player, then the higher total of the
    three brokers before the screen, then the lower (new) Order card.
    """
    if owner == state.settings.neutral:
        return 64
    usual = 4 * total(state.fronts[owner]) + state.players - state.orders[owner]
    return usual + 65 if state.active[owner] >> INTRIGUER & 1 else usual


def draw_facts(state: "YsState", winner: int, rivals: list[int]) -> dict[str, Any]:
    """Why a winner comes before rivals who have as much, for an event.

    `by` is the rule of `strength` that decided: `intriguer`, `neutral`, `front` or `order`; with it
    come all who were in the draw, what their brokers before the screens add up to, and their Order
    cards. The neutral player has neither.
    """
    seats = [winner, *rivals]
    fronts = [-1 if each == state.settings.neutral else total(state.fronts[each]) for each in seats]
    orders = [0 if each == state.settings.neutral else state.orders[each] for each in seats]
    if winner == state.settings.neutral:
        by = "neutral"
    elif state.active[winner] >> INTRIGUER & 1:
        by = "intriguer"
    else:
        by = "front" if fronts[0] > max(fronts[1:]) else "order"
    return {"by": by, "seats": seats, "fronts": fronts, "orders": orders}


def draw_in(state: "YsState", totals: list[int], winner: int) -> dict[str, Any]:
    """The fact `draw` of an event, if others had as much as the winner; else nothing."""
    rivals = [
        owner
        for owner in range(len(totals))
        if owner != winner and totals[owner] >= 0 and totals[owner] == totals[winner]
    ]
    if winner < 0 or not rivals:
        return {}
    facts = draw_facts(state, winner, rivals)
    facts["total"] = totals[winner]
    return {"draw": facts}


def draws_among(state: "YsState", totals: list[int], ranking: list[int]) -> list[dict[str, Any]]:
    """The draws in a ranking, the highest first: who came first in each, and why."""
    found: list[dict[str, Any]] = []
    for place, owner in enumerate(ranking):
        if place > 0 and totals[ranking[place - 1]] == totals[owner]:
            continue
        draw = draw_in(state, totals, owner)
        if draw:
            found.append(draw["draw"])
    return found


def tallies(state: "YsState", first: int, last: int) -> list[int]:
    """Each owner's tally of the places from `first` to `last`, at most four of them."""
    low: i64 = first + 1
    high: i64 = last + 1
    used = SLOTS if state.settings.favor else PLACED_SLOTS
    pieces = state.pieces
    found: list[int] = []
    for owner in range(state.settings.owners):
        tally: i64 = 0
        for slot in range(SLOTS * owner, SLOTS * owner + used):
            piece: i64 = pieces[slot]
            place = piece & PLACE_MASK
            if place >= low and place <= high:
                shift = BITS * (place - low)
                worth: i64 = (piece >> VALUE_SHIFT) & VALUE_MASK
                if piece & MARKED:
                    worth = MERCENARY_VALUE
                present: i64 = PRESENT
                tally = (tally | (present << shift)) + (worth << shift)
        found.append(tally)
    return found


def total_of(tally: i64) -> i64:
    """What an owner has in all places of a tally together; -1 without any broker."""
    if tally == 0:
        return -1
    together: i64 = 0
    while tally > 0:
        together += tally & TOTAL
        tally >>= BITS
    return together


def totals_in(state: "YsState", first: int, last: int) -> list[int]:
    """What each owner's brokers in a range of places are worth; -1 without a broker there."""
    totals = [-1] * state.settings.owners
    for start in range(first, last + 1, MOST_PLACES):
        found = tallies(state, start, min(start + MOST_PLACES - 1, last))
        for owner in range(state.settings.owners):
            part = int(total_of(found[owner]))
            if part >= 0:
                totals[owner] = part + (totals[owner] if totals[owner] > 0 else 0)
    return totals


def standing(state: "YsState", found: list[int]) -> list[int]:
    """The owners with a broker in the places of some tallies, the strongest there first."""
    present: list[int] = []
    ranks: list[int] = []
    for owner in range(state.settings.owners):
        if found[owner]:
            rank = 128 * int(total_of(found[owner])) + strength(state, owner)
            at = 0
            while at < len(ranks) and ranks[at] > rank:
                at += 1
            present.insert(at, owner)
            ranks.insert(at, rank)
    return present


def best_of(state: "YsState", found: list[int], which: int) -> int:
    """Who has the majority in one place of some tallies, from 0 on; -1 where nobody is."""
    leader = -1
    highest = -1
    for owner in range(state.settings.owners):
        here = found[owner] >> (BITS * which) & (PRESENT | TOTAL)
        if here:
            rank = 128 * here + strength(state, owner)
            if rank > highest:
                highest = rank
                leader = owner
    return leader


def best_in(state: "YsState", first: int, last: int) -> int:
    """Who has the highest total in a range of places; -1 where nobody is."""
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
