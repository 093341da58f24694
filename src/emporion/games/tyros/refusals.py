"""Why an action that is not open now is not."""

from collections.abc import Callable
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


def refusal(state: "TyrosState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    A seat that is not asked learns only that: the answers look into the actor's hand.
    """
    if not 0 <= action < len(ACTIONS):
        return Refusal("no_such_action", {})
    step = ACTIONS.describe(action)
    asked = rounds.is_asked(state, seat) if state.phase == KEEPING else seat == state.actor
    if not asked or state.phase not in ANSWERS.get(step.kind, (ACTION,)):
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    last = ACTIONS.describe(state.draft[-1]).kind if state.draft else ""
    if step.kind in REFUSED:
        follows, refused = REFUSED[step.kind]
        if last in follows:
            return refused(state, seat, step)
    return _out_of_place(state)


def _out_of_place(state: "TyrosState") -> Refusal:
    """The step does not go on with what was begun, or there is nothing to go on with."""
    return Refusal("not_now" if state.draft else "nothing_begun", {})


def _is_open(state: "TyrosState", kind: str) -> bool:
    """Whether the actor may take some step of a kind."""
    return any(ACTIONS.describe(action).kind == kind for action in state.legal(state.actor))


# -- tiles ----------------------------------------------------------------------------------------


def _under_refusal(_state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why a tile may not be put under the pile: only an own tile may."""
    return Refusal("not_your_tile", {"tile": step.number("tile")})


def _lay_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why a tile may not be laid, or not for that empire."""
    tile = step.number("tile")
    if not state.tiles[seat] >> tile & 1:
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


def _done_refusal(_state: "TyrosState", _seat: int, _step: ActionData) -> Refusal:
    """Why the cards that are left may not be kept."""
    return Refusal("too_many_kept", {})


def _away_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why a card may not be put away now."""
    card = step.number("card")
    left = state.hands[seat] - rounds.put_away(state, seat)
    return Refusal("not_in_order" if count(left, card) else "not_in_hand", {"card": card})


def _swap_refusal(state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why a card cannot be laid for one from the pile."""
    if not state.pile:
        return Refusal("no_pile", {})
    filled = len(state.draft) >= min(BANK_CARDS, size(state.pile))
    return _card_refusal(state, step, "enough_laid" if filled else "not_in_order")


def _drop_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why a card cannot be laid for one of the discards."""
    if not state.discards:
        return Refusal("no_discards", {})
    if size(state.hands[seat]) < BANK_CARDS:
        return Refusal("too_few_cards", {})
    filled = len(state.draft) >= BANK_CARDS
    return _card_refusal(state, step, "enough_laid" if filled else "not_in_order")


def _take_refusal(state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why a card cannot be taken from the discards."""
    if len(state.draft) < BANK_CARDS:
        return _out_of_place(state)
    return Refusal("not_in_discards", {"card": step.number("card")})


def _pay_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why a card may not be the next one paid for a ship."""
    field = ACTIONS.describe(state.draft[0]).number("field")
    missing = shipyard.price_of_ship(state, field) - (len(state.draft) - 1)
    paid = _drafted_cards(state, "pay")
    left = state.hands[seat] - paid
    fitting = (int(empire_of(state, field)), JOKER)
    fits = shipyard.is_free_tyros(state, field) or step.number("card") in fitting
    for card in fitting:
        fits = fits or count(paid, card) > 0 or (missing > 1 and count(left, card) > 0)
    return _card_refusal(state, step, "not_in_order" if fits else "none_fits")


# -- ships and cities -----------------------------------------------------------------------------


def _sail_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why no ship sails from there."""
    coast = step.number("coast")
    has_ship = state.ships[seat] >> coast & 1
    return Refusal("cannot_sail" if has_ship else "no_ship_there", {"coast": coast})


def _to_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why the ship cannot sail to that coast."""
    goal = step.number("coast")
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


def _jokers_refusal(_state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why the price cannot be paid with this number of jokers."""
    return Refusal("jokers_impossible", {"jokers": step.number("count")})


def _toll_refusal(state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why a card cannot be the toll, if one is due."""
    if not _is_open(state, "toll"):
        return _out_of_place(state)
    return Refusal("not_in_hand", {"card": step.number("card")})


def _city_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why no city can be founded there."""
    field = step.number("field")
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


def _ship_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why no ship can be built there."""
    field = step.number("field")
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


def _give_refusal(state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why a card may not be given: as the first of an offer or an answer, or besides others."""
    card = step.number("card")
    if not state.draft:
        return _offer_refusal(state) or Refusal("not_in_hand", {"card": card})
    given = _drafted_cards(state, "give")
    one_left_to_want = not count(given, card) and len(kinds(given)) == KINDS - 1
    if count(_drafted_cards(state, "want"), card) or one_left_to_want:
        return _card_refusal(state, step, "both_ways")
    if ACTIONS.describe(state.draft[-1]).kind == "want":
        return _out_of_place(state)
    return _card_refusal(state, step, "not_in_order")


def _offer_refusal(state: "TyrosState") -> Refusal | None:
    """Why no offer can be begun in this turn, if none can."""
    settings = state.settings
    if state.phase != ACTION:
        return None
    if state.offers >= settings.offers:
        return Refusal("offers_used", {"offers": settings.offers})
    if state.trades >= settings.trades:
        return Refusal("trades_used", {"trades": settings.trades})
    return None if trading.may_offer(state) else Refusal("nobody_to_ask", {})


def _want_refusal(state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why a card may not be wanted besides others."""
    card = step.number("card")
    facts = {"card": card}
    if count(_drafted_cards(state, "give"), card):
        return Refusal("both_ways", facts)
    last = ACTIONS.describe(state.draft[-1])
    in_order = last.kind == "give" or card >= last.number("card")
    too_many = in_order or not _is_open(state, "want")
    return Refusal("too_many_wanted" if too_many else "not_in_order", facts)


def _ask_refusal(state: "TyrosState", seat: int, step: ActionData) -> Refusal:
    """Why a player cannot be asked."""
    if ACTIONS.describe(state.draft[-1]).kind == "give":
        return Refusal("no_deal", {})
    other = step.number("seat")
    if other == seat or other >= state.players:
        return Refusal("nobody_to_ask", {})
    return Refusal("hand_too_small", {"seat": other})


def _close_refusal(_state: "TyrosState", _seat: int, _step: ActionData) -> Refusal:
    """Why an offer or an answer is not whole: it names cards on both sides."""
    return Refusal("no_deal", {})


def _accept_refusal(_state: "TyrosState", _seat: int, _step: ActionData) -> Refusal:
    """Why an offer cannot be accepted."""
    return Refusal("cannot_give", {})


def _partner_refusal(state: "TyrosState", _seat: int, step: ActionData) -> Refusal:
    """Why this is no partner for the trade."""
    other = step.number("seat")
    if other < state.players and state.answers[other] == COUNTERED:
        return Refusal("cannot_give", {})
    return Refusal("nobody_to_ask", {})


# -- all kinds ------------------------------------------------------------------------------------

ANSWERS: Final[dict[str, tuple[int, ...]]] = {
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
"""The phases in which a kind of action is an answer at all; all others are steps of an action."""

REFUSED: Final[
    dict[str, tuple[tuple[str, ...], Callable[["TyrosState", int, ActionData], Refusal]]]
] = {
    "accept": (("",), _accept_refusal),
    "counter": (("give",), _close_refusal),
    "done": (("",), _done_refusal),
    "ask_all": (("give",), _close_refusal),
    "ask": (("give", "want"), _ask_refusal),
    "with": (("",), _partner_refusal),
    "swap": (("", "swap"), _swap_refusal),
    "drop": (("", "drop"), _drop_refusal),
    "give": (("", "give", "want"), _give_refusal),
    "want": (("give", "want"), _want_refusal),
    "take": (("drop",), _take_refusal),
    "pay": (("ship", "pay"), _pay_refusal),
    "toll": (("to", "jokers"), _toll_refusal),
    "away": (("",), _away_refusal),
    "jokers": (("to", "city"), _jokers_refusal),
    "sail": (("",), _sail_refusal),
    "to": (("sail",), _to_refusal),
    "city": (("",), _city_refusal),
    "ship": (("",), _ship_refusal),
    "lay": (("",), _lay_refusal),
    "under": (("",), _under_refusal),
}
"""For a kind of action the kinds that it may follow in a draft, empty for its beginning, and why
it is refused there. Anywhere else it is out of place, as are all other kinds.
"""
