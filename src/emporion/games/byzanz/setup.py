"""Chapter "Spelvoorbereiding": dealing; and turning over the cards of a lot."""

from typing import TYPE_CHECKING

from .cards import CARD, cards
from .data import DEALT, OFFERS

if TYPE_CHECKING:
    from .state import ByzanzState


def turn_over(state: "ByzanzState", kind: int) -> None:
    """The next card of the pile: dealt to a player, or laid open for the lot."""
    state.unseen -= CARD[kind]
    state.left -= 1
    state.to_turn -= 1


def dealing_to(state: "ByzanzState") -> int:
    """Who gets the next dealt card: one player after the other gets a whole hand."""
    return state.players - 1 - (state.to_turn - 1) // DEALT


def deal(state: "ByzanzState", kind: int) -> None:
    """Spelvoorbereiding, first point: four hidden cards for each player."""
    seat = state.players - 1 - state.to_turn // DEALT
    state.hands[seat] = state.hands[seat] + CARD[kind]
    if state.to_turn % DEALT == 0 and state.events is not None:
        hand = cards(state.hands[seat])
        state.tell("dealt", {"seat": seat, "count": len(hand)}, {"cards": hand}, (seat,))


def lay_open(state: "ByzanzState", kind: int) -> None:
    """Veilingen, first paragraph: one more card of the lot, which is told when it is complete."""
    state.lot += CARD[kind]
    if state.to_turn == 0 and state.events is not None:
        state.tell(
            "lot_opened",
            {
                "round": state.rounds_finished + 1,
                "offer": OFFERS[state.players][state.lots],
                "cards": cards(state.lot),
            },
        )
