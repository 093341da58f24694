"""Chapter "B. Een stad bouwen"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY
from .actions import BACK, BACK_COASTS, CITY, JOKERS, SAIL
from .board import ITALY
from .cards import cards
from .data import CITIES, CITY_PRICE, CITY_PRICE_TWO_SHIPS, EMPIRES, FOUR_EMPIRES_POINTS
from .fleet import empire_of, fields_alone, remove_ship, ships_of
from .payment import chooses_jokers, discard, fewest_jokers, in_colour, joker_choices, payable
from .sea import BIT, EAST, ITALY_COASTS, number_of

if TYPE_CHECKING:
    from .state import TyrosState


def price_of_city(state: "TyrosState", seat: i64, field: i64) -> i64:
    """Five cards; with two own ships there, four."""
    return CITY_PRICE_TWO_SHIPS if ships_of(state, seat, field) == 2 else CITY_PRICE


def add_cities(state: "TyrosState", legal: list[int]) -> None:
    """Fields of an empire, without a city, where the player's ships are alone, and payable."""
    seat = state.active
    hand: i64 = state.hands[seat]
    affordable: i64 = 0
    for empire in range(EMPIRES):
        if payable(hand, empire, CITY_PRICE_TWO_SHIPS):
            affordable |= state.empires[empire]
    if affordable == 0 or number_of(state.cities[seat]) == CITIES:
        return
    open_ = affordable & fields_alone(state, seat) & ~state.built
    field: i64 = 0
    while open_:
        if open_ & 1 and payable(hand, empire_of(state, field), price_of_city(state, seat, field)):
            legal.append(CITY + field)
        open_ >>= 1
        field += 1


def _on_both_coasts(state: "TyrosState", field: i64) -> bool:
    """Whether the founder has a ship on either coast of this field."""
    ships: i64 = state.ships[state.active]
    return field == ITALY and ships & ITALY_COASTS == ITALY_COASTS


def legal_steps(state: "TyrosState") -> list[int]:
    """How many jokers, where both would do; which of two ships goes back from field 16."""
    seat = state.active
    field = state.draft[0] - CITY
    if len(state.draft) == 1:
        price = price_of_city(state, seat, field)
        empire = empire_of(state, field)
        if chooses_jokers(state.hands[seat], empire, price):
            return joker_choices(state.hands[seat], empire, price)
    return [BACK, BACK + 1]


def found_if_complete(state: "TyrosState") -> bool:
    """The city is founded when all has been said that must be; whether it is."""
    seat = state.active
    draft = state.draft
    last = draft[-1]
    field = draft[0] - CITY
    if last >= CITY:
        price = price_of_city(state, seat, field)
        if chooses_jokers(state.hands[seat], empire_of(state, field), price):
            return False
    if BACK <= last < SAIL or not _on_both_coasts(state, field):
        _found(state)
        return True
    return False


def _found(state: "TyrosState") -> None:
    """Pay, put the city down, and take one ship back into the supply."""
    seat = state.active
    draft = state.draft
    field = draft[0] - CITY
    empire = empire_of(state, field)
    hand: i64 = state.hands[seat]
    price = price_of_city(state, seat, field)
    jokers = fewest_jokers(hand, empire, price)
    if len(draft) > 1 and JOKERS <= draft[1] < BACK:
        jokers = draft[1] - JOKERS
    paid = in_colour(empire, price, jokers)
    coast = field
    if draft[-1] < SAIL and draft[-1] >= BACK:
        coast = BACK_COASTS[draft[-1] - BACK]
    elif field == ITALY and not state.ships[seat] >> ITALY & 1:
        coast = EAST
    state.draft = []
    discard(state, seat, paid)
    remove_ship(state, seat, coast)
    state.cities[seat] = state.cities[seat] | BIT[field]
    state.built |= BIT[field]
    if state.events is not None:
        facts = {
            "seat": seat,
            "field": field,
            "empire": int(empire),
            "paid": cards(paid),
            "back": coast,
        }
        state.tell("city_founded", facts)
    _reward_four_empires(state, seat)


def _reward_four_empires(state: "TyrosState", seat: int) -> None:
    """Bonuspunten, first point: the first player with a city in every empire, at once."""
    if state.bonus != NOBODY:
        return
    for empire in range(EMPIRES):
        if not state.cities[seat] & state.empires[empire]:
            return
    state.bonus = seat
    state.points[seat] = state.points[seat] + FOUR_EMPIRES_POINTS
    state.tell("four_empires", {"seat": seat, "points": FOUR_EMPIRES_POINTS})
