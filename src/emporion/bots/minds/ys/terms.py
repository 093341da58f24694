"""What counts for a seat in a position, in points as far as possible."""

from typing import Final

from ....games.ys.data import BLACK, TURNS, YELLOW_CARDS
from ....games.ys.gems import owned
from ....games.ys.state import YsState
from .board import Board
from .fortune import black_worth, gems_to_come
from .habits import Habits
from .throne import throne_worth

NAMES: Final = (
    "points",
    "colours",
    "black",
    "characters",
    "throne",
    "order",
)
"""The terms' names."""

STAGES: Final = TURNS

ROWS: Final = [[1.0, 1.0, 1.0, 0.8, 1.0, 0.0] for _ in range(STAGES)]
SPREADS: Final = [7.0, 6.0, 5.0, 3.0]


class Terms:
    """Reads the terms of a position."""

    def __init__(self, habits: Habits, board: Board) -> None:
        self.habits = habits
        self.board = board

    def of(self, state: YsState, seat: int) -> list[float]:
        """The terms of a seat, in the order of `NAMES`."""
        board = self.board
        board.read_market(state, seat, True)
        black = owned(state.gems[seat], BLACK) + self.habits.new_black * gems_to_come(state)
        cards = 0.0
        held = state.hands[seat] | state.won[seat]
        if held:
            for card in range(YELLOW_CARDS):
                if held >> card & 1:
                    cards += self.habits.characters[card]
        throne = 0.0
        if state.settings.favor:
            throne = throne_worth(state, seat, self.habits, 0, True)
        return [
            float(state.points[seat]),
            board.fortune.colour_points(),
            black_worth(black),
            cards,
            throne,
            float(state.orders[seat]),
        ]
