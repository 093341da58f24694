"""Byzanz as a game among others."""

from ...core.game import Game, Pick
from ...core.options import OptionValue
from ...core.seats import CHANCE, NOBODY
from ...core.state import View
from . import actions, sampling
from .cards import EVERY_CARD
from .data import (
    CARDS_IN_BOX,
    DEALT,
    HAND_LIMIT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OFFERS,
    ROUNDS,
    SET_SIZE,
)
from .phases import DEALING
from .scoring import END_REASONS
from .spec import HISTORY, NAME, OPTIONS, SEAT_COLOURS, ByzanzSettings
from .state import ByzanzState


class Byzanz(Game):
    """The game of the book, for three to six players."""

    def __init__(self) -> None:
        super().__init__(
            name=NAME,
            min_players=MIN_PLAYERS,
            max_players=MAX_PLAYERS,
            options=OPTIONS,
            history=HISTORY,
            actions=actions.ACTIONS,
            outcomes=actions.OUTCOMES,
            end_reasons=END_REASONS,
            scores_face_down=True,
            colours=SEAT_COLOURS,
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> ByzanzState:
        """The shuffled cards lie ready; chance deals them."""
        settings = ByzanzSettings(options)
        return ByzanzState(
            players=players,
            settings=settings,
            phase=DEALING,
            actor=CHANCE,
            rounds_finished=0,
            lots=0,
            opener=settings.first,
            unseen=EVERY_CARD,
            left=CARDS_IN_BOX,
            to_turn=players * DEALT,
            lot=0,
            market=0,
            box=0,
            hands=[0] * players,
            known=[0] * players,
            bids=[0] * players,
            totals=[0] * players,
            profits=[0] * players,
            held=[0] * players,
            passed=[False] * players,
            first_pass=NOBODY,
            leader=NOBODY,
            highest=0,
            draft=0,
            draft_worth=0,
            last_kind=0,
        )

    def determinize(self, view: View, pick: Pick) -> ByzanzState:
        """A full state that fits a view."""
        return sampling.determinize(view, pick)

    def max_length(self, players: int) -> int:
        """Every card can be dealt, discarded or sold once; a bidder lays a card, makes a bid for
        each card of a full hand, and passes once an auction; then lot cards, picks and the end.
        """
        auctions = ROUNDS[players] * len(OFFERS[players])
        bidding = auctions * players * (2 * HAND_LIMIT + 1)
        return 2 * CARDS_IN_BOX + CARDS_IN_BOX // SET_SIZE + bidding + 2 * auctions + players
