"""What a game says of itself: its name, players, options and action space."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from .actions import ActionData, ActionTable
from .errors import InvalidPlayerCount, UnsupportedRules
from .native import mypyc_attr, undefined
from .options import Option, OptionValue, resolve_options
from .seats import CHANCE, COLOURS, is_int
from .state import State, View

DEFAULT_PLAYERS = 4

Pick = Callable[[int], int]
"""`pick(n)` gives a number from 0 to n - 1: dice, a search's generator, or a test's choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game's description, and the only way to its states.

    >>> from emporion import game
    >>> byzanz = game("byzanz")
    >>> byzanz.min_players, byzanz.max_players, byzanz.num_actions
    (3, 6, 283)
    >>> byzanz.describe(byzanz.parse(0, "take:wine")).as_data()
    {'kind': 'take', 'arguments': {'sort': 2}}
    >>> state = byzanz.setup(players=4)
    >>> state.chance_total()
    112

    `history` lists the rules versions with the reason for each, newest last; `oldest` is the first
    of them that can still be played (by default the newest alone can); `actions` is the table of
    the seats' actions, ints from 0 to `num_actions - 1`, and `outcomes` that of chance's outcomes;
    `end_reasons` are the reasons that an `Outcome` of this game can name. `scores_face_down` says
    that the book lays running scores face down: a table may then hide them until the end. `colours`
    are the seats' colours at its tables, by which pictures and sentences tell them apart.
    """

    def __init__(
        self,
        *,
        name: str,
        min_players: int,
        max_players: int,
        options: tuple[Option, ...],
        history: tuple[str, ...],
        actions: ActionTable,
        outcomes: ActionTable,
        end_reasons: tuple[str, ...],
        scores_face_down: bool = False,
        colours: tuple[str, ...] = COLOURS,
        oldest: int = 0,
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.options = options
        self.history = history
        self.actions = actions
        self.outcomes = outcomes
        self.num_actions = len(actions)
        self.end_reasons = end_reasons
        self.scores_face_down = scores_face_down
        self.colours = colours
        self.oldest = oldest or len(history)

    @property
    def rules(self) -> int:
        """The rules version that is played; a change of behaviour adds a line to `history`."""
        return len(self.history)

    @property
    def supported(self) -> tuple[int, ...]:
        """The rules versions that can be played, up to this one."""
        return tuple(range(self.oldest, self.rules + 1))

    @property
    def default_players(self) -> int:
        """How many play if nobody says: four, or as near to that as the game allows.

        >>> from emporion import game
        >>> game("tyros").default_players
        4
        """
        return min(max(DEFAULT_PLAYERS, self.min_players), self.max_players)

    def at(self, rules: int) -> "Game":
        """The same game by an older version of its rules, for records and tables of that time.

        Raises `UnsupportedRules` for a version that is not in `supported`.
        """
        if rules not in self.supported:
            raise UnsupportedRules(game=self.name, asked=rules, known=list(self.supported))
        return self if rules == self.rules else self.older(rules)

    def older(self, rules: int) -> "Game":
        """The game by an older version of its rules; for games whose `oldest` says so."""
        raise undefined(self, "older")

    def reasons(self, players: int) -> tuple[str, ...]:
        """The reasons for which a game of that number of players can end."""
        return self.end_reasons

    def setup(self, players: Any, options: Any = None) -> State:
        """The first position, before any card is dealt: dealing is chance's part.

        `options` is a mapping of names to values. Both arguments may come straight from outside.
        Raises `InvalidPlayerCount`, `UnknownOption` or `InvalidOption`.
        """
        if not is_int(players) or not self.min_players <= players <= self.max_players:
            raise InvalidPlayerCount(
                game=self.name,
                asked=players,
                min_players=self.min_players,
                max_players=self.max_players,
            )
        asked = {} if options is None else options
        return self.begin(players, resolve_options(self.name, self.options, players, asked))

    @abstractmethod
    def begin(self, players: int, options: dict[str, OptionValue]) -> State:
        """The first position for resolved options."""
        raise undefined(self, "begin")

    @abstractmethod
    def determinize(self, view: View, pick: Pick) -> State:
        """A full state that fits a view, hidden things dealt by `pick`; it cannot peek."""
        raise undefined(self, "determinize")

    @abstractmethod
    def max_length(self, players: int) -> int:
        """A bound on the number of atomic decisions and chance outcomes in one game."""
        raise undefined(self, "max_length")

    def describe(self, action: int, seat: int = 0) -> ActionData:
        """An action's kind and arguments, or with `seat=CHANCE` those of an outcome of chance.

        >>> from emporion import game
        >>> from emporion.core.seats import CHANCE
        >>> game("byzanz").describe(3, CHANCE).as_data()
        {'kind': 'card', 'arguments': {'card': 3}}

        Raises `UnknownAction`.
        """
        return self._table(seat).describe(action)

    def show(self, seat: int, action: int) -> str:
        """The canonical text of a seat's action, or of an outcome of `CHANCE`; has no spaces.

        Raises `UnknownAction`.
        """
        return self._table(seat).show(action)

    def parse(self, seat: int, text: str) -> int:
        """The action that a canonical text stands for; raises `InvalidActionText`."""
        return self._table(seat).parse(self.name, text)

    def _table(self, seat: int) -> ActionTable:
        return self.outcomes if seat == CHANCE else self.actions
