"""Chapter "Einde van het spel en winnaar"."""

from typing import TYPE_CHECKING, Final

from ...core.decision import Outcome
from . import events
from .cards import cards, size, traders

if TYPE_CHECKING:
    from .state import ByzanzState

END_REASONS: Final = ("points", "hand", "shared")
"""Most profit; most cards left in the hand among those; or not even that told them apart."""


def show_hands(state: "ByzanzState") -> None:
    """The game is over: the hands are laid open, since what is left in them breaks ties."""
    state.known = state.hands[:]
    if state.events is not None:
        facts = outcome(state).as_data()
        facts["hands"] = [cards(hand) for hand in state.hands]
        events.tell(state, "game_over", facts)


def cards_left(state: "ByzanzState", seat: int) -> int:
    """What breaks a tie: the cards in the hand, traders among them unless the option says no."""
    hand = state.hands[seat]
    return size(hand) if state.traders_break_ties else size(hand) - traders(hand)


def outcome(state: "ByzanzState") -> Outcome:
    """Rank by profit, then by cards left; who is still equal shares the place."""
    places: list[list[int]] = []
    seats = list(range(state.players))
    while seats:
        best = seats[0]
        for seat in seats:
            if _standing(state, seat) > _standing(state, best):
                best = seat
        place = [seat for seat in seats if _standing(state, seat) == _standing(state, best)]
        places.append(place)
        seats = [seat for seat in seats if seat not in place]
    return Outcome(state.points[:], places, _reason(state, places[0]))


def _standing(state: "ByzanzState", seat: int) -> tuple[int, int]:
    return state.points[seat], cards_left(state, seat)


def _reason(state: "ByzanzState", winners: list[int]) -> str:
    """What decided the first place."""
    if len(winners) > 1:
        return "shared"
    best = state.points[winners[0]]
    return "hand" if state.points.count(best) > 1 else "points"
