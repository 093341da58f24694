"""Chapter "Einde van een ronde", and when the game ends."""

from typing import TYPE_CHECKING, Final

from ...core.native import i64
from ...core.seats import next_seat
from . import growing
from .actions import AWAY, DONE
from .cards import CARD, cards, deal_of, given_in, kind_bits, size
from .data import KEPT
from .payment import discard, next_cards

if TYPE_CHECKING:
    from .state import TyrosState

CHOSEN: Final = int(deal_of(0, CARD[0]))
"""Put to the cards that a seat lays away, in `deals`, when it has chosen."""


def is_last(state: "TyrosState") -> bool:
    """Whether the game ends after this round; certain from the actions on.

    A player has laid their last tile, or no empire can grow any more.
    """
    return state.final or not growing.can_grow(state)


def tell_end(state: "TyrosState") -> None:
    """All have passed one after another."""
    state.tell("round_ended", {"round": state.rounds_finished + 1})


def is_asked(state: "TyrosState", seat: int) -> bool:
    """Whether a seat has to choose what to keep: it has cards, and has not chosen yet."""
    if seat < 0 or seat >= state.players or not state.hands[seat]:
        return False
    return state.deals[seat] < CHOSEN if state.settings.at_once else seat == state.actor


def put_away(state: "TyrosState", seat: int) -> i64:
    """What a seat lays away, as far as it has chosen."""
    return given_in(state.deals[seat])


def legal_keeps(state: "TyrosState", seat: int) -> list[int]:
    """Put cards away in ascending order; done as soon as three or fewer are left."""
    if not is_asked(state, seat):
        return []
    packet = put_away(state, seat)
    left: i64 = state.hands[seat] - packet
    surplus = size(left) - KEPT
    more = next_cards(AWAY, left, _HIGHEST[kind_bits(packet)], surplus)
    return [DONE, *more] if surplus <= 0 else more


_HIGHEST: Final = bytes([max(bits.bit_length() - 1, 0) for bits in range(32)])
"""The last of some kinds of cards, by their bits: what is put away comes in ascending order."""


def put_away_one(state: "TyrosState", seat: int, action: int) -> None:
    """One more card is put away."""
    state.deals[seat] = state.deals[seat] + CARD[action - AWAY]


def choose(state: "TyrosState", seat: int) -> None:
    """A choice is made. It is hidden until all have chosen, so that nobody can go by what
    others lay away.
    """
    state.deals[seat] = state.deals[seat] | CHOSEN
    if state.events is not None:
        keeps = cards(state.hands[seat] - put_away(state, seat))
        state.tell("keeping_chosen", {"seat": seat}, {"keeps": keeps}, (seat,))


def lay(state: "TyrosState", seat: int) -> None:
    """The cards put away are shown, those kept are not."""
    packet = put_away(state, seat)
    state.deals[seat] = 0
    discard(state, seat, packet)
    if state.events is not None:
        facts = {"seat": seat, "kept": int(size(state.hands[seat])), "laid": cards(packet)}
        state.tell("cards_kept", facts)


def lay_all(state: "TyrosState") -> None:
    """All who have cards lay what they have put away, from the start player on."""
    seat = state.start
    for _seat in range(state.players):
        if state.hands[seat]:
            lay(state, seat)
        seat = next_seat(seat, state.players)


def change_start_player(state: "TyrosState") -> None:
    """The round is over, and the start player's marker goes on."""
    state.rounds_finished += 1
    state.start = next_seat(state.start, state.players)
    state.tell("start_player_changed", {"seat": state.start})
