"""Why an action that is not open now is not."""

from typing import TYPE_CHECKING, Final

from ...core.decision import Refusal
from ...core.seats import NOBODY
from . import cities, rounds, shipyard, trading
from .actions import (
    ACCEPT,
    ACTIONS,
    ASK,
    ASK_ALL,
    AWAY,
    BACK,
    CITY,
    COUNTER,
    DECLINE,
    DONE,
    DRAW,
    DROP,
    GIVE,
    JOKERS,
    LAY,
    NOBODY_ELSE,
    PASS,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    UNDER,
    WANT,
    WITH,
)
from .answers import COUNTERED
from .cards import CARD, count, size
from .data import BANK_CARDS, CITIES, DISCS, EMPIRES, JOKER, KINDS, SHIPS
from .fleet import (
    empire_of,
    fields_alone,
    foreign_cities,
    full_coasts,
    room_to_build,
    ships_of,
    ships_out,
)
from .payment import payable
from .phases import ACTION, ANSWER, EXCHANGE, KEEPING, LAYING, NAMES, PARTNER
from .sea import DISTANCE, NEIGHBOURS, field_of, number_of

if TYPE_CHECKING:
    from .state import TyrosState

REFUSALS: Final[tuple[str, ...]] = (
    "no_such_action",
    "other_decision",
    "not_now",
    "nothing_begun",
    "not_your_tile",
    "not_beside",
    "beside_none",
    "no_disc_left",
    "no_ship_there",
    "cannot_sail",
    "already_there",
    "unclaimed",
    "field_full",
    "too_far",
    "no_card_for_toll",
    "jokers_impossible",
    "no_cities_left",
    "city_there",
    "not_alone",
    "too_dear",
    "not_your_city",
    "no_ships_left",
    "not_in_hand",
    "not_in_order",
    "none_fits",
    "no_pile",
    "enough_laid",
    "no_discards",
    "not_in_discards",
    "too_few_cards",
    "offers_used",
    "trades_used",
    "nobody_to_ask",
    "both_ways",
    "too_many_wanted",
    "hand_too_small",
    "cannot_give",
    "no_deal",
    "too_many_kept",
)
"""Every reason for a refusal, so that a wording for each can be demanded."""

_FAMILIES: Final[tuple[int, ...]] = (
    PASS, DRAW, ACCEPT, DECLINE, COUNTER, NOBODY_ELSE, DONE, ASK_ALL, ASK, WITH, SWAP, DROP, GIVE,
    WANT, TAKE, PAY, TOLL, AWAY, JOKERS, BACK, SAIL, TO, CITY, SHIP, LAY, UNDER,
)  # fmt: skip

_PHASES: Final = {
    ACCEPT: (ANSWER,),
    DECLINE: (ANSWER,),
    COUNTER: (ANSWER,),
    NOBODY_ELSE: (PARTNER,),
    WITH: (PARTNER,),
    DONE: (KEEPING,),
    AWAY: (KEEPING,),
    GIVE: (ACTION, ANSWER),
    WANT: (ACTION, ANSWER),
    LAY: (LAYING,),
    UNDER: (EXCHANGE,),
}
"""The questions that a family of actions answers; all others belong to a turn's action."""

_BEGINNINGS: Final[tuple[int, ...]] = (SWAP, DROP, GIVE, SAIL, CITY, SHIP)
"""The families that begin an action; all others go on with one, and PASS begins nothing."""


def _family(action: int) -> int:
    """The first action of an action's family."""
    found = PASS
    for first in _FAMILIES:
        if action >= first:
            found = first
    return found


def refusal(state: "TyrosState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    Who is not asked learns nothing but that: the answers look into the actor's hand.
    """
    if not 0 <= action < ACTIONS:
        return Refusal("no_such_action", {})
    family = _family(action)
    phases = _PHASES.get(family, (ACTION,))
    asked = rounds.is_asked(state, seat) if state.phase == KEEPING else seat == state.actor
    if not asked or state.phase not in phases:
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    if state.phase in (LAYING, EXCHANGE):
        return _tile_refusal(state, family, action)
    if state.phase == KEEPING:
        return _keeping_refusal(state, seat, family, action)
    if state.phase == PARTNER:
        return _partner_refusal(state, action)
    if family in (GIVE, WANT, ASK, ASK_ALL, ACCEPT, COUNTER, DECLINE):
        return _talk_refusal(state, family, action)
    if state.draft or family not in _BEGINNINGS:
        return _continues(state, family, action)
    if family == SAIL:
        return _sail_refusal(state, action - SAIL)
    if family == CITY:
        return _city_refusal(state, action - CITY)
    if family == SHIP:
        return _ship_refusal(state, action - SHIP)
    return _bank_refusal(state, family, action)


# -- tiles ----------------------------------------------------------------------------------------


def _tile_refusal(state: "TyrosState", family: int, action: int) -> Refusal:
    """Why a tile may not be laid, or put under the pile."""
    tile = (action - LAY) // EMPIRES + 1 if family == LAY else action - UNDER + 1
    if not state.tiles[state.actor] >> tile & 1:
        return Refusal("not_your_tile", {"tile": tile})
    claimed = 0
    for fields in state.empires:
        claimed |= fields
    if not NEIGHBOURS[tile] & claimed:
        return Refusal("beside_none", {"tile": tile})
    empire = (action - LAY) % EMPIRES
    facts = {"tile": tile, "empire": empire}
    if not NEIGHBOURS[tile] & state.empires[empire]:
        return Refusal("not_beside", facts)
    assert number_of(state.empires[empire]) == DISCS
    return Refusal("no_disc_left", facts)


# -- cards ----------------------------------------------------------------------------------------


def _drafted_cards(state: "TyrosState", family: int) -> int:
    """The cards of a family that the draft holds."""
    packet = 0
    for action in state.draft:
        if _family(action) == family:
            packet += CARD[action - family]
    return packet


def _card_refusal(state: "TyrosState", family: int, action: int, otherwise: str) -> Refusal:
    """Why a card may not join those of the draft."""
    kind = action - family
    left = state.hands[state.actor] - _drafted_cards(state, family)
    if not count(left, kind):
        return Refusal("not_in_hand", {"card": kind})
    return Refusal(otherwise, {"card": kind})


def _keeping_refusal(state: "TyrosState", seat: int, family: int, action: int) -> Refusal:
    """Why a card may not be put away now, or the others not be kept."""
    if family == DONE:
        return Refusal("too_many_kept", {})
    kind = action - AWAY
    left = state.hands[seat] - rounds.put_away(state, seat)
    return Refusal("not_in_order" if count(left, kind) else "not_in_hand", {"card": kind})


def _bank_refusal(state: "TyrosState", family: int, action: int) -> Refusal:
    """Why nothing can be exchanged at the bank, or not this."""
    if family == SWAP and not state.pile:
        return Refusal("no_pile", {})
    if family == DROP and not state.discards:
        return Refusal("no_discards", {})
    if family == DROP and size(state.hands[state.actor]) < BANK_CARDS:
        return Refusal("too_few_cards", {})
    return _card_refusal(state, family, action, "not_in_order")


def _continues(state: "TyrosState", family: int, action: int) -> Refusal:
    """Why a step does not go on with what was begun, or there is nothing to go on with."""
    draft = state.draft
    if not draft:
        return Refusal("nothing_begun", {})
    if family == PASS:
        return Refusal("not_now", {})
    first = _family(draft[0])
    last = _family(draft[-1])
    if first == SAIL and last == SAIL and family == TO:
        return _goal_refusal(state, action - TO)
    if first in (SAIL, CITY) and last in (TO, CITY) and family == JOKERS:
        return Refusal("jokers_impossible", {"jokers": action - JOKERS})
    if first == SHIP and family == PAY:
        return _payment_refusal(state, action)
    if first == family and family in (SWAP, DROP):
        most = BANK_CARDS if family == DROP else min(BANK_CARDS, size(state.pile))
        filled = len(draft) >= most
        return _card_refusal(state, family, action, "enough_laid" if filled else "not_in_order")
    if first == DROP and family == TAKE and len(draft) == BANK_CARDS:
        return Refusal("not_in_discards", {"card": action - TAKE})
    if family == TOLL and TOLL in [_family(open_) for open_ in state.legal(state.actor)]:
        return Refusal("not_in_hand", {"card": action - TOLL})
    return Refusal("not_now", {})


def _payment_refusal(state: "TyrosState", action: int) -> Refusal:
    """Why a card may not be the next one paid for a ship."""
    field = state.draft[0] - SHIP
    missing = shipyard.price_of_ship(state, field) - (len(state.draft) - 1)
    paid = _drafted_cards(state, PAY)
    left = state.hands[state.actor] - paid
    fitting = (int(empire_of(state, field)), JOKER)
    fits = shipyard.is_free_tyros(state, field) or action - PAY in fitting
    for kind in fitting:
        fits = fits or count(paid, kind) > 0 or (missing > 1 and count(left, kind) > 0)
    return _card_refusal(state, PAY, action, "not_in_order" if fits else "none_fits")


# -- ships and cities -----------------------------------------------------------------------------


def _sail_refusal(state: "TyrosState", coast: int) -> Refusal:
    """Why no ship sails from there."""
    if not state.ships[state.actor] >> coast & 1:
        return Refusal("no_ship_there", {"coast": coast})
    return Refusal("cannot_sail", {"coast": coast})


def _goal_refusal(state: "TyrosState", goal: int) -> Refusal:
    """Why the ship cannot sail to that coast."""
    seat = state.actor
    origin = state.draft[0] - SAIL
    field = field_of(goal)
    facts = {"coast": goal}
    if goal == origin:
        return Refusal("already_there", facts)
    empire = int(empire_of(state, field))
    if empire == NOBODY:
        return Refusal("unclaimed", facts)
    if full_coasts(state, seat) >> goal & 1 and field_of(origin) != field:
        return Refusal("field_full", facts)
    price = DISTANCE[origin][goal]
    if payable(state.hands[seat], empire, price) and foreign_cities(state, seat) >> field & 1:
        return Refusal("no_card_for_toll", facts)
    return Refusal("too_far", {"coast": goal, "empire": empire, "price": price})


def _city_refusal(state: "TyrosState", field: int) -> Refusal:
    """Why no city can be founded there."""
    seat = state.actor
    facts = {"field": field}
    if not ships_of(state, seat, field):
        return Refusal("no_ship_there", facts)
    if number_of(state.cities[seat]) == CITIES:
        return Refusal("no_cities_left", {})
    if state.built >> field & 1:
        return Refusal("city_there", facts)
    empire = int(empire_of(state, field))
    if empire == NOBODY:
        return Refusal("unclaimed", facts)
    if not fields_alone(state, seat) >> field & 1:
        return Refusal("not_alone", facts)
    price = int(cities.price_of_city(state, seat, field))
    return Refusal("too_dear", {"empire": empire, "price": price})


def _ship_refusal(state: "TyrosState", field: int) -> Refusal:
    """Why no ship can be built there."""
    seat = state.actor
    facts = {"field": field}
    free_tyros = shipyard.is_free_tyros(state, field)
    if not free_tyros and not state.cities[seat] >> field & 1:
        return Refusal("not_your_city", facts)
    if ships_out(state, seat) == SHIPS:
        return Refusal("no_ships_left", {})
    if not room_to_build(state, seat, field):
        return Refusal("field_full", facts)
    empire = NOBODY if free_tyros else int(empire_of(state, field))
    price = int(shipyard.price_of_ship(state, field))
    return Refusal("too_dear", {"empire": empire, "price": price})


# -- trade ----------------------------------------------------------------------------------------


def _talk_refusal(state: "TyrosState", family: int, action: int) -> Refusal:
    """Why an offer or an answer cannot be made, or not so."""
    draft = state.draft
    if family == ACCEPT and not draft:
        return Refusal("cannot_give", {})
    if family == GIVE and not draft:
        return _first_gift_refusal(state, action)
    if not draft:
        return Refusal("nothing_begun", {})
    if _family(draft[0]) != GIVE:
        return Refusal("not_now", {})
    if family == ASK and _family(draft[-1]) == WANT:
        other = action - ASK
        if other == state.actor or other >= state.players:
            return Refusal("nobody_to_ask", {})
        return Refusal("hand_too_small", {"seat": other})
    if family in (ASK, ASK_ALL, COUNTER):
        # A whole deal names cards on both sides; ASK and ASK_ALL close an offer, COUNTER an answer.
        return Refusal("no_deal" if _family(draft[-1]) == GIVE else "not_now", {})
    if family == WANT:
        kind = action - WANT
        if GIVE + kind in draft:
            return Refusal("both_ways", {"card": kind})
        more = any(_family(open_) == WANT for open_ in state.legal(state.actor))
        in_order = _family(draft[-1]) == GIVE or action >= draft[-1]
        return Refusal(
            "too_many_wanted" if in_order or not more else "not_in_order", {"card": kind}
        )
    if family == GIVE:
        return _gift_refusal(state, action)
    return Refusal("not_now", {})


def _gift_refusal(state: "TyrosState", action: int) -> Refusal:
    """Why a card may not be given besides others."""
    draft = state.draft
    given = {step for step in draft if _family(step) == GIVE}
    one_left_to_want = action not in given and len(given) == KINDS - 1
    if action - GIVE + WANT in draft or one_left_to_want:
        return _card_refusal(state, GIVE, action, "both_ways")
    if _family(draft[-1]) == GIVE:
        return _card_refusal(state, GIVE, action, "not_in_order")
    return Refusal("not_now", {})


def _first_gift_refusal(state: "TyrosState", action: int) -> Refusal:
    """Why no offer or counter-offer can be begun with this card."""
    if state.phase == ACTION:
        settings = state.settings
        if state.offers >= settings.offers:
            return Refusal("offers_used", {"offers": settings.offers})
        if state.trades >= settings.trades:
            return Refusal("trades_used", {"trades": settings.trades})
        if not trading.may_offer(state):
            return Refusal("nobody_to_ask", {})
    return Refusal("not_in_hand", {"card": action - GIVE})


def _partner_refusal(state: "TyrosState", action: int) -> Refusal:
    """Why this is no partner for the trade."""
    other = action - WITH
    if 0 <= other < state.players and state.answers[other] == COUNTERED:
        return Refusal("cannot_give", {})
    return Refusal("nobody_to_ask", {})
