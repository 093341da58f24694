"""What a game says of itself: its name, players, options and action space."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from .errors import UnsupportedRules, WrongPlayers
from .native import mypyc_attr, undefined
from .options import Option, OptionValue, settle
from .seats import COLOURS, is_whole
from .state import State, View

Pick = Callable[[int], int]
"""`pick(n)` gives a number from 0 to n - 1: dice, a search's generator, or a test's choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game's description, and the only way to its states.

    `history` lists the rules versions with the reason for each, newest last; `oldest` is the first
    of them that can still be played (by default the newest alone can); `actions` is the size of
    the action space, so that every action is an int from 0 to `actions - 1`; `end_reasons` are the
    reasons that an `Outcome` of this game can name. `scores_face_down` says
    that the book lays running scores face down: a table may then hide them until the end. `colours`
    are the seats' colours at its tables, by which pictures and sentences tell them apart.
    """

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        options: tuple[Option, ...],
        history: tuple[str, ...],
        actions: int,
        end_reasons: tuple[str, ...],
        scores_face_down: bool = False,
        colours: tuple[str, ...] = COLOURS,
        oldest: int = 0,
    ) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.options = options
        self.history = history
        self.actions = actions
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
        """The reasons for which a game of so many players can end."""
        return self.end_reasons

    def setup(self, players: Any, options: Any = None) -> State:
        """The first position, before any card is dealt: dealing is chance's part.

        `options` is a mapping of names to values. Both arguments may come straight from outside.
        Raises `WrongPlayers`, `UnknownOption` or `ImpossibleOption`.
        """
        if not is_whole(players) or not self.fewest <= players <= self.most:
            raise WrongPlayers(game=self.name, asked=players, fewest=self.fewest, most=self.most)
        asked = {} if options is None else options
        return self.begin(players, settle(self.name, self.options, players, asked))

    @abstractmethod
    def begin(self, players: int, options: dict[str, OptionValue]) -> State:
        """The first position for settled options."""
        raise undefined(self, "begin")

    @abstractmethod
    def determinize(self, view: View, pick: Pick) -> State:
        """A full state that fits a view, hidden things dealt by `pick`; it cannot peek."""
        raise undefined(self, "determinize")

    @abstractmethod
    def longest(self, players: int) -> int:
        """A bound on the number of atomic decisions and chance outcomes in one game."""
        raise undefined(self, "longest")

    @abstractmethod
    def show(self, seat: int, action: int) -> str:
        """The canonical text of a seat's action, or of an outcome of `CHANCE`; has no spaces."""
        raise undefined(self, "show")

    @abstractmethod
    def parse(self, seat: int, text: str) -> int:
        """The action that a canonical text stands for; raises `UnreadableAction`."""
        raise undefined(self, "parse")
