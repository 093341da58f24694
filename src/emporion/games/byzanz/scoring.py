"""Chapter "Einde van het spel en winnaar"."""

from typing import TYPE_CHECKING, Final

from ...core.decision import Outcome, decided_by, ranked
from ...core.native import i64
from .cards import cards, size, traders, worth
from .data import TRADER_WORTH

if TYPE_CHECKING:
    from .state import ByzanzState

END_REASONS: Final = ("points", "hand", "shared")
"""Most profit; most cards left in the hand among those; or not even that told them apart."""


def points_of(profit: i64) -> int:
    """What profit cards count: goods their value, a trader five."""
    return int(worth(profit) + TRADER_WORTH * traders(profit))


def points(state: "ByzanzState") -> list[int]:
    """The points of each seat; nothing but profit scores."""
    return [points_of(profit) for profit in state.profits]


def show_hands(state: "ByzanzState") -> None:
    """The game is over: the hands are laid open, since what is left in them breaks ties."""
    state.known = state.hands[:]
    if state.events is not None:
        facts = outcome(state).as_data()
        facts["hands"] = [cards(hand) for hand in state.hands]
        state.tell("game_over", facts)


def cards_left(state: "ByzanzState", seat: int) -> int:
    """What breaks a tie: the cards in the hand, traders among them unless the option says no."""
    hand = state.hands[seat]
    return size(hand) if state.settings.traders_break_ties else size(hand) - traders(hand)


def outcome(state: "ByzanzState") -> Outcome:
    """Rank by profit, then by cards left; seats that are still equal share it."""
    scores = points(state)
    standings = [(scores[seat], cards_left(state, seat)) for seat in range(state.players)]
    return Outcome(scores, ranked(standings), decided_by(standings, END_REASONS[:2]))
