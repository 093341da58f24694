"""Ys as a game among others."""

from ...core.game import Game, Pick
from ...core.options import OptionValue
from ...core.seats import CHANCE
from ...core.state import View
from . import actions, sampling
from .brokers import packet_of
from .data import (
    ALL_CHARACTERS,
    CARDS_A_TURN,
    LINES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NEIGHBORHOODS,
    NOTHING,
    PLACEMENTS,
    SLOTS,
    SPY_LOOKS,
    THRONE,
    TURNS,
)
from .phases import ORDER_CARDS
from .scoring import END_REASONS
from .setup import first_quotations, whole_deck
from .spec import HISTORY, NAME, OPTIONS, SEAT_COLOURS, YsSettings
from .state import YsState


class Ys(Game):
    """The game of the books, for two to four players, with all their variants."""

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
            colours=SEAT_COLOURS,
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> YsState:
        """Everybody has brokers behind the screen; chance deals the Order cards first."""
        settings = YsSettings(players, options)
        owners = settings.owners
        neutral = packet_of(settings.neutral_brokers)
        return YsState(
            players=players,
            settings=settings,
            phase=ORDER_CARDS,
            actor=CHANCE,
            turn=0,
            rounds_placed=0,
            asked=0,
            neighborhood=0,
            step=0,
            freight=0,
            squares=0,
            queen=THRONE,
            looks=0,
            unseen=ALL_CHARACTERS,
            gone=0,
            deck=whole_deck(settings.express),
            draft=[],
            pieces=[0] * (SLOTS * owners),
            screens=[packet_of(settings.brokers)] * players,
            fronts=[0] * players,
            chosen=[0] * players,
            neutrals=[neutral] * players if settings.neutral >= 0 else [],
            gems=[0] * owners,
            points=[0] * owners,
            hands=[0] * players,
            won=[0] * players,
            active=[0] * players,
            played=[0] * players,
            orders=[0] * players,
            palaces=[NOTHING] * settings.neighborhoods,
            ships=[NOTHING] * settings.neighborhoods,
            lines=[NOTHING] * LINES,
            quotations=first_quotations(),
        )

    def reasons(self, players: int) -> tuple[str, ...]:
        """Only two players can be beaten by the neutral one."""
        return END_REASONS if players == MIN_PLAYERS else END_REASONS[:-1]

    def determinize(self, view: View, pick: Pick) -> YsState:
        """A full state that fits a view."""
        return sampling.determinize(view, pick)

    def max_length(self, players: int) -> int:
        """Cards turned over; then, for each seat and turn: a bid, a place, a broker to send, the
        steps of each placement and a word after it, cards with two steps each and a word in each of
        three windows, looks, and a choice in each neighborhood, line and at the end of the market.
        """
        cards = players + TURNS * (2 * NEIGHBORHOODS + 1)
        placing = PLACEMENTS[0] * (8 + 1)
        choices = 2 * NEIGHBORHOODS + LINES + 2
        return cards + TURNS * players * (3 + placing + 2 * CARDS_A_TURN + 3 + SPY_LOOKS + choices)
