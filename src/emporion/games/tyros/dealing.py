"""Chapter "Handelskaarten verdelen": the first phase of a round."""

from typing import TYPE_CHECKING

from ...core.native import i64
from . import knowledge
from .actions import CARD_DRAWN
from .cards import CARD, EVERY_CARD, cards

if TYPE_CHECKING:
    from .state import TyrosState


def shuffle_cards(state: "TyrosState") -> None:
    """A round begins: all cards that nobody has kept are shuffled."""
    knowledge.remember_round_end(state)
    unkept: i64 = EVERY_CARD
    for hand in state.hands:
        unkept -= hand
    state.pile = unkept
    state.discards = 0
    if state.settings.row_a_round:
        state.trades = 0
    state.to_draw = state.players * state.settings.dealt
    state.tell("round_began", {"round": state.rounds_finished + 1, "start": state.start})


def dealing_to(state: "TyrosState") -> int:
    """Who gets the next card: one player after the other gets all, from the start player on."""
    seat: i64 = state.start - 1 - (state.to_draw - 1) // state.settings.dealt
    return int(seat + state.players if seat < 0 else seat)


def deal_card(state: "TyrosState", outcome: int) -> None:
    """Twelve cards for each of three players, ten for each of four, besides those kept."""
    seat = dealing_to(state)
    take_from_pile(state, seat, outcome)
    if state.to_draw % state.settings.dealt == 0:
        tell_drawn(state, "cards_dealt", seat)


def take_from_pile(state: "TyrosState", seat: int, outcome: int) -> None:
    """A hidden card from the pile into a hand."""
    card = CARD[outcome - CARD_DRAWN]
    state.pile -= card
    state.hands[seat] = state.hands[seat] + card
    state.to_draw -= 1
    if state.events is not None:
        state.heard += card


def tell_drawn(state: "TyrosState", kind: str, seat: int) -> None:
    """All see how many cards a player has drawn; only that player sees which."""
    if state.events is not None:
        drawn = cards(state.heard)
        state.heard = 0
        state.tell(kind, {"seat": seat, "count": len(drawn)}, {"cards": drawn}, (seat,))
