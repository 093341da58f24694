"""Tyros as a game among others."""

from ...core.game import Game, Pick
from ...core.options import OptionValue
from ...core.seats import CHANCE, NOBODY
from ...core.state import View
from . import actions, sampling
from .answers import NOT_ASKED
from .data import CARDS, EMPIRES, MAX_PLAYERS, MIN_PLAYERS, TILES
from .memory import RoundEnd
from .phases import START
from .scoring import END_REASONS
from .sea import TYROS_BIT
from .setup import ALL_TILES
from .spec import HISTORY, NAME, OLDEST, OPTIONS, RULES, SEAT_COLOURS, TyrosSettings
from .state import TyrosState


class Tyros(Game):
    """The game of the book, for three or four players, by one of its rules versions."""

    def __init__(self, rules: int = RULES) -> None:
        super().__init__(
            name=NAME,
            min_players=MIN_PLAYERS,
            max_players=MAX_PLAYERS,
            options=OPTIONS,
            history=HISTORY[:rules],
            actions=actions.ACTIONS,
            outcomes=actions.OUTCOMES,
            end_reasons=END_REASONS,
            colours=SEAT_COLOURS,
            oldest=OLDEST,
        )

    def older(self, rules: int) -> "Tyros":
        """The game by an older version of its rules."""
        return Tyros(rules)

    def begin(self, players: int, options: dict[str, OptionValue]) -> TyrosState:
        """Everybody has two ships in Tyros; chance draws the start player first."""
        return TyrosState(
            players=players,
            settings=TyrosSettings(players, options, self.rules),
            phase=START,
            actor=CHANCE,
            rounds_finished=0,
            start=NOBODY,
            active=NOBODY,
            turns_left=0,
            to_draw=0,
            passes=0,
            offers=0,
            trades=0,
            bonus=NOBODY,
            final=False,
            tile_pile=ALL_TILES,
            pile=0,
            discards=0,
            tolls=0,
            last=RoundEnd(laid=0, kept=(0,) * players, known=(0,) * (players * (players + 1))),
            bottom=[],
            draft=[],
            empires=[0] * EMPIRES,
            hands=[0] * players,
            known=[0] * (players * (players + 2)),
            tiles=[0] * players,
            shown=[0] * players,
            ships=[TYROS_BIT] * players,
            seconds=[TYROS_BIT] * players,
            cities=[0] * players,
            answers=[NOT_ASKED] * players,
            deals=[0] * players,
            points=[0] * players,
        )

    def determinize(self, view: View, pick: Pick) -> TyrosState:
        """A full state that fits a view."""
        return sampling.determinize(view, pick)

    def max_length(self, players: int) -> int:
        """Every lay turn but those in vain brings a disc, and no claimable tile stays in the pile
        for more exchanges than it has tiles. In a round, each action A to D takes a card out of
        hands and pile, at most twelve trades come between two of them, and somebody passes last;
        a turn is three offers at most, each with its answers, of at most all cards.
        """
        rounds = TILES * TILES
        turns = players * (13 * (CARDS + 1) + 1)
        turn = 3 * (1 + players) * (2 * CARDS + 2)
        return 1 + 2 * TILES + rounds * (2 * players + 2 * CARDS + turns * turn)
