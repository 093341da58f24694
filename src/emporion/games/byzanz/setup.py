"""Chapter "Spelvoorbereiding": dealing; and turning over the cards of a lot."""

from typing import TYPE_CHECKING

from ...core.seats import CHANCE
from . import auction, events
from .cards import CARD, cards
from .data import DEALT, OFFERS
from .phases import DEALING, OPENING

if TYPE_CHECKING:
    from .state import ByzanzState


def turn_over(state: "ByzanzState", kind: int) -> None:
    """The next card of the pile: dealt to a player, or laid open for the lot."""
    state.unseen -= CARD[kind]
    state.left -= 1
    state.to_turn -= 1
    if state.phase == DEALING:
        _deal(state, kind)
    else:
        _lay_open(state, kind)


def dealing_to(state: "ByzanzState") -> int:
    """Who gets the next dealt card: one player after the other gets a whole hand."""
    return state.players - 1 - (state.to_turn - 1) // DEALT


def _deal(state: "ByzanzState", kind: int) -> None:
    """Spelvoorbereiding, first point: four hidden cards for each player."""
    seat = state.players - 1 - state.to_turn // DEALT
    state.hands[seat] = state.hands[seat] + CARD[kind]
    if state.to_turn % DEALT == 0:
        events.dealt(state, seat)
        if state.to_turn == 0:
            open_lot(state, state.opener)


def open_lot(state: "ByzanzState", opener: int) -> None:
    """Veilingen, first paragraph: as many cards as the top offer card says will be laid open."""
    state.phase = OPENING
    state.actor = CHANCE
    state.opener = opener
    state.to_turn = OFFERS[state.players][state.lots]


def _lay_open(state: "ByzanzState", kind: int) -> None:
    """One more card of the lot; with the last one the auction begins."""
    state.lot += CARD[kind]
    if state.to_turn == 0:
        if state.events is not None:
            events.tell(
                state,
                "lot_opened",
                {
                    "round": state.round + 1,
                    "offer": OFFERS[state.players][state.lots],
                    "cards": cards(state.lot),
                },
            )
        auction.open_auction(state)
