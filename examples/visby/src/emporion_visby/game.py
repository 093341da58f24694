"""Visby as a game among others: what the manifest names as its rules."""

from emporion.core.game import Game, Pick
from emporion.core.options import OptionValue
from emporion.core.state import View

from . import sampling
from .actions import ACTIONS, OUTCOMES
from .data import (
    AFTER_SAILING,
    DEALT,
    GIFT,
    HISTORY,
    HOLD,
    MAX_PLAYERS,
    MAX_SUMMERS,
    MIN_PLAYERS,
    NAME,
    SUMMERS,
)
from .flow import END_REASONS
from .state import VisbyState


class Visby(Game):
    """The game of the rules page, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            name=NAME,
            min_players=MIN_PLAYERS,
            max_players=MAX_PLAYERS,
            options=(SUMMERS,),
            history=HISTORY,
            actions=ACTIONS,
            outcomes=OUTCOMES,
            end_reasons=END_REASONS,
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> VisbyState:
        """All cards are in the stock; chance deals them."""
        summers = options[SUMMERS.name]
        assert isinstance(summers, int)
        return VisbyState(players, summers)

    def determinize(self, view: View, pick: Pick) -> VisbyState:
        """A full position that fits a view."""
        return sampling.determinize(view, pick)

    def max_length(self, players: int) -> int:
        """The first cards; then in each summer and for each player: the news of a city, a full hold
        and where it goes, an honour, and the cards that are drawn.
        """
        summer = 1 + (HOLD + 1) + 1 + (AFTER_SAILING + GIFT)
        return players * (DEALT + MAX_SUMMERS * summer)
