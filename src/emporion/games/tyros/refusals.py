"""Why an action that is not open now is not."""

from typing import TYPE_CHECKING, Final

from ...core.actions import ActionData
from ...core.decision import Refusal
from ...core.seats import NOBODY
from . import cities, rounds, shipyard, trading
from .actions import ACTIONS
from .answers import COUNTERED
from .cards import CARD, count, kinds, size
from .data import BANK_CARDS, CITIES, DISCS, JOKER, KINDS, SHIPS
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
from .sea import DISTANCE, NEIGHBOURS, field_of, number_of, union

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

_PHASES: Final[dict[str, tuple[int, ...]]] = {
    "accept": (ANSWER,),
    "decline": (ANSWER,),
    "counter": (ANSWER,),
    "nobody": (PARTNER,),
    "with": (PARTNER,),
    "done": (KEEPING,),
    "away": (KEEPING,),
    "give": (ACTION, ANSWER),
    "want": (ACTION, ANSWER),
    "lay": (LAYING,),
    "under": (EXCHANGE,),
}
"""The questions that a kind of actions answers; all others belong to a turn's action."""

_BEGINNINGS: Final[tuple[str, ...]] = ("swap", "drop", "give", "sail", "city", "ship")
"""The kinds that begin an action; all others go on with one, and a pass begins nothing."""

_TALK: Final[tuple[str, ...]] = (
    "give",
    "want",
    "ask",
    "ask_all",
    "accept",
    "counter",
    "decline",
)
"""The kinds of which a trade between players is made."""


def _kind(action: int) -> str:
    return ACTIONS.describe(action).kind


def refusal(state: "TyrosState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    Who is not asked learns nothing but that: the answers look into the actor's hand.
    """
    if not 0 <= action < len(ACTIONS):
        return Refusal("no_such_action", {})
    step = ACTIONS.describe(action)
    phases = _PHASES.get(step.kind, (ACTION,))
    asked = rounds.is_asked(state, seat) if state.phase == KEEPING else seat == state.actor
    if not asked or state.phase not in phases:
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    if state.phase in (LAYING, EXCHANGE):
        return _tile_refusal(state, step)
    if state.phase == KEEPING:
        return _keeping_refusal(state, seat, step)
    if state.phase == PARTNER:
        return _partner_refusal(state, step)
    if step.kind in _TALK:
        return _talk_refusal(state, step)
    if state.draft or step.kind not in _BEGINNINGS:
        return _continues(state, step)
    if step.kind == "sail":
        return _sail_refusal(state, step.number("coast"))
    if step.kind == "city":
        return _city_refusal(state, step.number("field"))
    if step.kind == "ship":
        return _ship_refusal(state, step.number("field"))
    return _bank_refusal(state, step)


# -- tiles ----------------------------------------------------------------------------------------


def _tile_refusal(state: "TyrosState", step: ActionData) -> Refusal:
    """Why a tile may not be laid, or put under the pile."""
    tile = step.number("tile")
    if not state.tiles[state.actor] >> tile & 1:
        return Refusal("not_your_tile", {"tile": tile})
    if not NEIGHBOURS[tile] & union(state.empires):
        return Refusal("beside_none", {"tile": tile})
    empire = step.number("empire")
    facts = {"tile": tile, "empire": empire}
    if not NEIGHBOURS[tile] & state.empires[empire]:
        return Refusal("not_beside", facts)
    assert number_of(state.empires[empire]) == DISCS
    return Refusal("no_disc_left", facts)


# -- cards ----------------------------------------------------------------------------------------


def _drafted_cards(state: "TyrosState", kind: str) -> int:
    """The cards that actions of a kind name in the draft."""
    packet = 0
    for action in state.draft:
        step = ACTIONS.describe(action)
        if step.kind == kind:
            packet += CARD[step.number("card")]
    return packet


def _card_refusal(state: "TyrosState", step: ActionData, otherwise: str) -> Refusal:
    """Why a card may not join those of the draft."""
    card = step.number("card")
    left = state.hands[state.actor] - _drafted_cards(state, step.kind)
    return Refusal(otherwise if count(left, card) else "not_in_hand", {"card": card})


def _keeping_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why a card may not be put away now, or the others not be kept."""
    if step.kind == "done":
        return Refusal("too_many_kept", {})
    card = step.number("card")
    left = state.hands[seat] - rounds.put_away(state, seat)
    return Refusal("not_in_order" if count(left, card) else "not_in_hand", {"card": card})


def _bank_refusal(state: "TyrosState", step: ActionData) -> Refusal:
    """Why nothing can be exchanged at the bank, or not this."""
    if step.kind == "swap" and not state.pile:
        return Refusal("no_pile", {})
    if step.kind == "drop" and not state.discards:
        return Refusal("no_discards", {})
    if step.kind == "drop" and size(state.hands[state.actor]) < BANK_CARDS:
        return Refusal("too_few_cards", {})
    return _card_refusal(state, step, "not_in_order")


def _continues(state: "TyrosState", step: ActionData) -> Refusal:
    """Why a step does not go on with what was begun, or there is nothing to go on with."""
    draft = state.draft
    if not draft:
        return Refusal("nothing_begun", {})
    kind = step.kind
    first = _kind(draft[0])
    last = _kind(draft[-1])
    if first == "sail" and last == "sail" and kind == "to":
        return _goal_refusal(state, step.number("coast"))
    if first in ("sail", "city") and last in ("to", "city") and kind == "jokers":
        return Refusal("jokers_impossible", {"jokers": step.number("count")})
    if first == "ship" and kind == "pay":
        return _payment_refusal(state, step)
    if first == kind and kind in ("swap", "drop"):
        most = BANK_CARDS if kind == "drop" else min(BANK_CARDS, size(state.pile))
        filled = len(draft) >= most
        return _card_refusal(state, step, "enough_laid" if filled else "not_in_order")
    if first == "drop" and kind == "take" and len(draft) == BANK_CARDS:
        return Refusal("not_in_discards", {"card": step.number("card")})
    if kind == "toll" and "toll" in [_kind(open_) for open_ in state.legal(state.actor)]:
        return Refusal("not_in_hand", {"card": step.number("card")})
    return Refusal("not_now", {})


def _payment_refusal(state: "TyrosState", step: ActionData) -> Refusal:
    """Why a card may not be the next one paid for a ship."""
    field = ACTIONS.describe(state.draft[0]).number("field")
    missing = shipyard.price_of_ship(state, field) - (len(state.draft) - 1)
    paid = _drafted_cards(state, "pay")
    left = state.hands[state.actor] - paid
    fitting = (int(empire_of(state, field)), JOKER)
    fits = shipyard.is_free_tyros(state, field) or step.number("card") in fitting
    for card in fitting:
        fits = fits or count(paid, card) > 0 or (missing > 1 and count(left, card) > 0)
    return _card_refusal(state, step, "not_in_order" if fits else "none_fits")


# -- ships and cities -----------------------------------------------------------------------------


def _sail_refusal(state: "TyrosState", coast: int) -> Refusal:
    """Why no ship sails from there."""
    if not state.ships[state.actor] >> coast & 1:
        return Refusal("no_ship_there", {"coast": coast})
    return Refusal("cannot_sail", {"coast": coast})


def _goal_refusal(state: "TyrosState", goal: int) -> Refusal:
    """Why the ship cannot sail to that coast."""
    seat = state.actor
    origin = ACTIONS.describe(state.draft[0]).number("coast")
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


def _talk_refusal(state: "TyrosState", step: ActionData) -> Refusal:
    """Why an offer or an answer cannot be made, or not so."""
    kind = step.kind
    if not state.draft:
        if kind == "accept":
            return Refusal("cannot_give", {})
        if kind == "give":
            return _first_gift_refusal(state, step)
        return Refusal("nothing_begun", {})
    if _kind(state.draft[0]) != "give":
        return Refusal("not_now", {})
    last = ACTIONS.describe(state.draft[-1])
    if kind == "ask" and last.kind == "want":
        other = step.number("seat")
        if other == state.actor or other >= state.players:
            return Refusal("nobody_to_ask", {})
        return Refusal("hand_too_small", {"seat": other})
    if kind in ("ask", "ask_all", "counter"):
        # A whole deal names cards on both sides. Whom it asks closes an offer, and `counter` an
        # answer.
        return Refusal("no_deal" if last.kind == "give" else "not_now", {})
    if kind == "want":
        return _want_refusal(state, step, last)
    if kind == "give":
        return _gift_refusal(state, step, last)
    return Refusal("not_now", {})


def _want_refusal(state: "TyrosState", step: ActionData, last: ActionData) -> Refusal:
    """Why a card may not be wanted besides others."""
    card = step.number("card")
    facts = {"card": card}
    if count(_drafted_cards(state, "give"), card):
        return Refusal("both_ways", facts)
    more = any(_kind(open_) == "want" for open_ in state.legal(state.actor))
    in_order = last.kind == "give" or card >= last.number("card")
    return Refusal("too_many_wanted" if in_order or not more else "not_in_order", facts)


def _gift_refusal(state: "TyrosState", step: ActionData, last: ActionData) -> Refusal:
    """Why a card may not be given besides others."""
    card = step.number("card")
    given = _drafted_cards(state, "give")
    one_left_to_want = not count(given, card) and len(kinds(given)) == KINDS - 1
    if count(_drafted_cards(state, "want"), card) or one_left_to_want:
        return _card_refusal(state, step, "both_ways")
    if last.kind == "give":
        return _card_refusal(state, step, "not_in_order")
    return Refusal("not_now", {})


def _first_gift_refusal(state: "TyrosState", step: ActionData) -> Refusal:
    """Why no offer or counter-offer can be begun with this card."""
    if state.phase == ACTION:
        settings = state.settings
        if state.offers >= settings.offers:
            return Refusal("offers_used", {"offers": settings.offers})
        if state.trades >= settings.trades:
            return Refusal("trades_used", {"trades": settings.trades})
        if not trading.may_offer(state):
            return Refusal("nobody_to_ask", {})
    return Refusal("not_in_hand", {"card": step.number("card")})


def _partner_refusal(state: "TyrosState", step: ActionData) -> Refusal:
    """Why this is no partner for the trade; to trade with nobody is always open."""
    other = step.number("seat")
    if other < state.players and state.answers[other] == COUNTERED:
        return Refusal("cannot_give", {})
    return Refusal("nobody_to_ask", {})
