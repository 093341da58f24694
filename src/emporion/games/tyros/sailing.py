"""Chapter "A. Een schip bewegen"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY
from . import knowledge
from .actions import JOKERS, SAIL, TO, TOLL, TOLLS
from .cards import CARD, cards, count, kind_bits, size
from .data import EMPIRES, JOKER
from .fleet import (
    add_ship,
    claimed_coasts,
    empire_of,
    foreign_cities,
    full_coasts,
    owner_of_city,
    remove_ship,
)
from .payment import chooses_jokers, discard, fewest_jokers, in_colour, joker_choices
from .sea import COASTS, DISTANCE, FARTHEST, ITALY_COASTS, WITHIN, coasts_of, field_of, route

if TYPE_CHECKING:
    from .state import TyrosState


def _goals(state: "TyrosState", coast: i64, full: i64, tolled: i64) -> i64:
    """The coasts that a ship on this coast can sail to.

    They belong to an empire, whose cards, with jokers, pay for every field on the way; there is
    room for one more ship; and where a toll is due, a card for it is left. The ship itself does
    not stand in its way when it rounds Italy.
    """
    hand: i64 = state.hands[state.active]
    jokers = count(hand, JOKER)
    held = size(hand)
    row = (FARTHEST + 1) * coast
    goals: i64 = 0
    for empire in range(EMPIRES):
        reach = count(hand, empire) + jokers
        if reach:
            near: i64 = WITHIN[row + reach]
            if reach == held:
                nearer: i64 = WITHIN[row + reach - 1]
                near = near & ~tolled | nearer & tolled
            goals |= near & claimed_coasts(state, empire)
    if ITALY_COASTS >> coast & 1:
        return goals & (~full | ITALY_COASTS)
    return goals & ~full


def add_sails(state: "TyrosState", legal: list[int]) -> None:
    """The ships that can sail somewhere, by their coasts."""
    seat = state.active
    full = full_coasts(state, seat)
    tolled = coasts_of(foreign_cities(state, seat))
    ships: i64 = state.ships[seat]
    coast: i64 = 0
    while ships:
        if ships & 1 and _goals(state, coast, full, tolled):
            legal.append(SAIL + coast)
        ships >>= 1
        coast += 1


def legal_steps(state: "TyrosState") -> list[int]:
    """Where to; how many jokers, where both would do; which card for the toll."""
    draft = state.draft
    seat = state.active
    origin = draft[0] - SAIL
    if len(draft) == 1:
        full = full_coasts(state, seat)
        goals = _goals(state, origin, full, coasts_of(foreign_cities(state, seat)))
        return [TO + coast for coast in range(COASTS) if goals >> coast & 1]
    if draft[-1] >= TO:
        goal = draft[1] - TO
        empire = empire_of(state, field_of(goal))
        fields = DISTANCE[origin][goal]
        if chooses_jokers(state.hands[seat], empire, fields):
            return joker_choices(state.hands[seat], empire, fields)
    return TOLLS[kind_bits(state.hands[seat] - _price(state))][:]


def _price(state: "TyrosState") -> i64:
    """The cards that the drafted journey costs: one of the goal's colour for each field entered."""
    draft = state.draft
    hand: i64 = state.hands[state.active]
    goal = draft[1] - TO
    fields: i64 = DISTANCE[draft[0] - SAIL][goal]
    empire = empire_of(state, field_of(goal))
    jokers = fewest_jokers(hand, empire, fields)
    if len(draft) > 2 and draft[2] >= JOKERS:
        jokers = draft[2] - JOKERS
    return in_colour(empire, fields, jokers)


def sail_if_complete(state: "TyrosState") -> bool:
    """The ship sails when all has been said that must be; whether it has."""
    draft = state.draft
    seat = state.active
    if len(draft) == 1:
        return False
    last = draft[-1]
    goal = draft[1] - TO
    field = field_of(goal)
    if last >= TO:
        fields = DISTANCE[draft[0] - SAIL][goal]
        if chooses_jokers(state.hands[seat], empire_of(state, field), fields):
            return False
    owner = owner_of_city(state, field)
    if owner in (NOBODY, seat):
        _sail(state, NOBODY)
        return True
    if TOLL <= last < JOKERS:
        _sail(state, owner)
        return True
    return False


def _sail(state: "TyrosState", owner: int) -> None:
    """Pay, sail, and give the owner of a city there a card."""
    seat = state.active
    draft = state.draft
    origin = draft[0] - SAIL
    goal = draft[1] - TO
    price = _price(state)
    toll = draft[-1] - TOLL
    state.draft = []
    discard(state, seat, price)
    remove_ship(state, seat, origin)
    add_ship(state, seat, goal)
    if state.events is not None:
        facts = {
            "seat": seat,
            "origin": origin,
            "goal": goal,
            "route": route(origin, goal),
            "paid": cards(price),
        }
        state.tell("sailed", facts)
    if owner != NOBODY:
        _pay_toll(state, owner, toll)


def _pay_toll(state: "TyrosState", owner: int, kind: int) -> None:
    """A card that the player chooses for the owner of the city; only the two see it."""
    seat = state.active
    card = CARD[kind]
    knowledge.passed_on(state, seat, owner, kind)
    state.hands[seat] = state.hands[seat] - card
    state.hands[owner] = state.hands[owner] + card
    state.tell("toll_paid", {"seat": seat, "to": owner}, {"card": kind}, (seat, owner))
