"""What the kit cannot know of a game, and so asks of an adapter; and the cases that it runs."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from emporion.core.game import Game, Pick
from emporion.core.options import OptionValue
from emporion.core.state import State, View
from emporion.records import Move

SMALL = 24
"""Up to this number, all combinations of options run; beyond, each pair of values at least once."""

Viewer = int | None
"""A seat, or a spectator."""


class Adapter(ABC):
    """One game's answers, by its adapter."""

    cosmetic: frozenset[str] = frozenset()
    """Options that no rule asks for: they need not be met in every combination of the others."""

    few: int = SMALL
    """Up to this number, all combinations of options run; lower where games are long, or where an
    option has a value for every seat."""

    seldom: int = 1
    """How much more seldom positions are looked at closely: more than once in as many where games
    are long, so that each has about as many looks as a game of another sort."""

    reconstructed: bool = False
    """Whether whole games rest on parts of the printed game that we have had to reconstruct; the
    golden tests then say so by name."""

    @abstractmethod
    def hidden(self, state: State, viewer: Viewer) -> dict[str, Hashable]:
        """Every fact of a position that a viewer does not know, by a name of its kind.

        Only facts that could be otherwise: an empty hand hides nothing. No seat but the viewer
        is in the middle of a draft.
        """

    @abstractmethod
    def twin(
        self, case: "Case", moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        """Another history that the viewer cannot tell from this one up to its last move.

        It has as many moves by the same actors, and is legal. The facts hidden from the viewer at
        the end are drawn again, all of them at once. `None` where there is no other.
        """

    @abstractmethod
    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        """All that is drawn or said from a view, what is open to its seat, and what it has seen."""

    @abstractmethod
    def recalled(self, case: "Case", viewer: Viewer, seen: Sequence[Mapping[str, Any]]) -> object:
        """What a perfect memory knows from the seen events alone, in terms of `told`."""

    @abstractmethod
    def told(self, view: View) -> object:
        """The part of a view that follows from the events seen so far."""

    @abstractmethod
    def spoil(self, state: State) -> None:
        """Lose one piece, so that `check()` has something to find."""


@dataclass(frozen=True)
class Case:
    """One game for one number of players under one choice of options."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    adapter: Adapter

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(filter(None, [self.game.name, str(self.players), chosen]))

    @property
    def viewers(self) -> list[Viewer]:
        """Everybody who looks on: the seats, and a spectator."""
        return [*range(self.players), None]

    def start(self) -> State:
        """The first position."""
        return self.game.setup(self.players, dict(self.options))


def cases_of(game: Game, adapter: Adapter) -> list[Case]:
    """Every number of players, with every option in every value that it allows."""
    return [
        Case(game, players, options, adapter)
        for players in range(game.min_players, game.max_players + 1)
        for options in combined(
            {option.name: option.choices(players) for option in game.options},
            adapter.cosmetic,
            adapter.few,
        )
    ]


def combined(
    choices: Mapping[str, list[OptionValue]],
    cosmetic: Set[str] = frozenset(),
    few: int = SMALL,
) -> list[dict[str, OptionValue]]:
    """All combinations of values if they are few, else enough of them to meet every pair.

    A cosmetic option meets every value of each other option, but not every combination of them.
    """
    names = list(choices)
    every = [dict(zip(names, values, strict=True)) for values in product(*choices.values())]
    ruling = [name for name in names if name not in cosmetic and len(choices[name]) > 1]
    if ruling:
        every = [options for options in every if _in_turn(options, choices, ruling)]
    return every if len(every) <= few else _pairwise(every)


def _in_turn(
    options: Mapping[str, OptionValue], choices: Mapping[str, list[OptionValue]], ruling: list[str]
) -> bool:
    """Whether it is the turn of these values of the cosmetic options, as in a Latin square."""
    turn = sum(choices[name].index(options[name]) for name in ruling)
    return all(
        choices[name].index(options[name]) == turn % len(choices[name])
        for name in options
        if name not in ruling
    )


def _pairwise(every: list[dict[str, OptionValue]]) -> list[dict[str, OptionValue]]:
    """Combinations picked one by one, each for the most pairs of values not met before."""

    def pairs(options: dict[str, OptionValue]) -> set[Hashable]:
        singles: set[Hashable] = set(options.items())
        return singles | set(combinations(options.items(), 2))

    missing = set().union(*map(pairs, every))
    chosen: list[dict[str, OptionValue]] = []
    while missing:
        best = max(every, key=lambda options: len(pairs(options) & missing))
        missing -= pairs(best)
        chosen.append(best)
    return chosen
