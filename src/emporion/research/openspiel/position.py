"""A position that OpenSpiel can copy and store, which it could not do to a compiled state."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...core.errors import EmporionError, NotYourDecision, UnreadableAction
from ...core.game import Game
from ...core.options import OptionValue
from ...core.seats import CHANCE
from ...core.state import State, View
from ...games import find
from ...games.tyros.state import TyrosState
from ...table import illegal_action
from .memory import Memory, linked, text_of
from .parameters import OUTCOMES


@dataclass(frozen=True)
class Deal:
    """A game from its beginning."""

    players: int
    options: dict[str, OptionValue]

    def state(self, game: Game) -> State:
        """The first position."""
        return game.setup(self.players, self.options)

    def memory(self, _: State) -> Memory:
        """Nothing has happened."""
        return Memory.of_nothing(self.players)


@dataclass(frozen=True)
class Sample:
    """A position that was made to fit what a seat knew, and how it was, so that it can be again.

    The seat remembers what it did before; of the others' past there is only what they see now.
    """

    seat: int
    view: View
    picks: tuple[int, ...]
    remembered: bytes

    def state(self, game: Game) -> State:
        """The same position once more."""
        picks = iter(self.picks)
        return game.determinize(self.view, lambda _: next(picks))

    def memory(self, state: State) -> Memory:
        """What all remember in it."""
        memory = Memory.of_views(state)
        memory.put(self.seat, self.remembered)
        return memory


class Position:
    """A state of the engine, the moves that led to it, and what the seats remember of them."""

    def __init__(
        self,
        game: Game,
        origin: Deal | Sample,
        state: State,
        memory: Memory,
        moves: list[tuple[int, int]],
    ) -> None:
        self.game = game
        self.origin = origin
        self.state = state
        self.moves = moves
        """Who did what since the origin."""
        self._memory = memory
        self._legal: dict[int, list[int]] = {}
        self._outcomes: list[tuple[int, float]] | None = None
        state.listen()

    @classmethod
    def at(cls, game: Game, origin: Deal | Sample, state: State | None = None) -> "Position":
        """The position at an origin, which is made anew if it is not given."""
        begun = origin.state(game) if state is None else state
        return cls(game, origin, begun, origin.memory(begun), [])

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent copy."""
        state = self.state.copy()
        if isinstance(self.state, TyrosState) and isinstance(state, TyrosState):
            # Who copies in the midst of dealing must hear of all the cards all the same.
            state.heard = self.state.heard
        copied = Position(self.game, self.origin, state, self._memory.copy(), self.moves[:])
        # The copy may look things up here as well: who moves on begins new ones.
        copied._legal = self._legal
        copied._outcomes = self._outcomes
        return copied

    def __deepcopy__(self, _: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.name, self.origin, self.moves)

    def sampled(self, seat: int, draw: Callable[[], float]) -> "Position":
        """A position that looks the same to a seat; `draw` gives numbers from 0 to below 1."""
        view = self.state.view(seat)
        picks: list[int] = []

        def pick(count: int) -> int:
            picks.append(min(int(draw() * count), count - 1))
            return picks[-1]

        state = self.game.determinize(view, pick)
        origin = Sample(seat, view, tuple(picks), self._memory.of(seat))
        return Position.at(self.game, origin, state)

    # -- moves ------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, or the outcomes of `CHANCE`."""
        if seat not in self._legal:
            self._legal[seat] = self.state.legal(seat)
        return self._legal[seat]

    def outcomes(self) -> list[tuple[int, float]]:
        """At a chance node: every outcome, ascending, and how likely it is."""
        if self._outcomes is None:
            tickets = self.state.tickets()
            counts = Counter(map(self.state.drawn, range(tickets)))
            self._outcomes = [
                (outcome, counts[outcome] / tickets) for outcome in self.legal(CHANCE)
            ]
        # Searches shuffle what they are given.
        return self._outcomes[:]

    def refuse_unless_legal(self, seat: int, action: int) -> None:
        """Raise `NotYourDecision` or `IllegalAction` for what is not open to a seat."""
        if action not in self.legal(seat):
            raise self._refused(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or an outcome of `CHANCE`."""
        self.refuse_unless_legal(seat, action)
        self.state.apply(seat, action)
        self.moves.append((seat, action))
        assert self.state.events is not None
        self._memory.add(seat, action, self.state.events)
        self.state.events.clear()
        self._legal = {}
        self._outcomes = None

    def _refused(self, seat: int, action: int) -> EmporionError:
        actors = self.state.actors()
        if seat not in actors and not seat == self.state.actor == CHANCE:
            return NotYourDecision(seat=seat, actors=actors)
        return illegal_action(self.game, self.state, seat, action)

    def show(self, seat: int, action: int) -> str:
        """The text of an action, or of an outcome of `CHANCE`; raises `UnreadableAction`."""
        if not self._is_action(seat, action):
            raise UnreadableAction(game=self.game.name, asked=action)
        return self.game.show(seat, action)

    def _is_action(self, seat: int, action: int) -> bool:
        """Whether there is such an action, or outcome of `CHANCE`, in the game."""
        return action in range(OUTCOMES[self.game.name] if seat == CHANCE else self.game.actions)

    # -- what is known ----------------------------------------------------------------------------

    def seen(self, seat: int | None) -> str:
        """What a seat knows now, as JSON; `None` for a spectator."""
        return text_of(self.state.view(seat))

    def secret(self, seat: int) -> str:
        """What of that a spectator does not know."""
        public = self.state.view(None)
        own = self.state.view(seat)
        hidden = [name for name in own if name not in public or own[name] != public[name]]
        return text_of({name: own[name] for name in hidden})

    def recalled(self, seat: int | None) -> str:
        """A fingerprint of what a seat knows now, of all that it has seen before, and done."""
        view = self.state.view(seat)
        known = linked(self._memory.of(seat), text_of(view))
        return f"{'all' if seat is None else seat} {view['phase']} {known.hex()}"


def _again(game: str, origin: Deal | Sample, moves: list[tuple[int, int]]) -> Position:
    """A stored position, played once more."""
    position = Position.at(find(game), origin)
    for seat, action in moves:
        position.apply(seat, action)
    return position
