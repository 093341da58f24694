"""A position that OpenSpiel can copy and store, which it could not do to a compiled state."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...core.errors import EmporionError, NotYourDecision
from ...core.game import Game
from ...core.options import OptionValue
from ...core.seats import CHANCE
from ...core.state import State, View
from ...games import find
from ...table import illegal_action
from ..settings import json_text
from .histories import SeatHistories, extended


@dataclass(frozen=True)
class SetupOrigin:
    """A game from its beginning.

    >>> from emporion.games import find
    >>> SetupOrigin(3, {"ties": "goods"}).state(find("byzanz")).players
    3
    """

    players: int
    options: dict[str, OptionValue]

    def state(self, game: Game) -> State:
        """The first position."""
        return game.setup(self.players, self.options)

    def histories(self, _: State) -> SeatHistories:
        """Nothing has happened."""
        return SeatHistories.of_nothing(self.players)


@dataclass(frozen=True)
class SampleOrigin:
    """A position that was sampled from what a seat knew, with the choices that sample it again.

    The seat keeps its history; the others' histories begin with what they see now.

    >>> from emporion.games import find
    >>> tracked = TrackedState.at(find("byzanz"), SetupOrigin(3, {}))
    >>> sample = tracked.sampled(seat=0, draw=lambda: 0.5)
    >>> sample.origin.seat, sample.origin.state(find("byzanz")).key() == sample.state.key()
    (0, True)
    """

    seat: int
    view: View
    picks: tuple[int, ...]
    remembered: bytes

    def state(self, game: Game) -> State:
        """The same position once more."""
        picks = iter(self.picks)
        return game.determinize(self.view, lambda _: next(picks))

    def histories(self, state: State) -> SeatHistories:
        """What all remember in it."""
        histories = SeatHistories.of_views(state)
        histories.replace(self.seat, self.remembered)
        return histories


class TrackedState:
    """A state of the engine, the moves that led to it, and every seat's history of them.

    >>> from emporion.games import find
    >>> tracked = TrackedState.at(find("byzanz"), SetupOrigin(3, {}))
    >>> tracked.outcomes()[0]
    (0, 0.05357142857142857)
    >>> tracked.apply(CHANCE, 0)
    >>> tracked.moves == [(CHANCE, 0)]
    True
    """

    def __init__(
        self,
        game: Game,
        origin: SetupOrigin | SampleOrigin,
        state: State,
        histories: SeatHistories,
        moves: list[tuple[int, int]],
    ) -> None:
        self.game = game
        self.origin = origin
        self.state = state
        self.moves = moves
        """Who did what since the origin."""
        self._histories = histories
        self._legal: dict[int, list[int]] = {}
        self._outcomes: list[tuple[int, float]] | None = None
        state.listen()

    @classmethod
    def at(
        cls, game: Game, origin: SetupOrigin | SampleOrigin, state: State | None = None
    ) -> "TrackedState":
        """The position at an origin, which is made if it is not given."""
        begun = origin.state(game) if state is None else state
        return cls(game, origin, begun, origin.histories(begun), [])

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "TrackedState":
        """An independent copy."""
        copied = TrackedState(
            self.game,
            self.origin,
            self.state.copy_listening(),
            self._histories.copy(),
            self.moves[:],
        )
        # Both may share what was looked up: a move makes new look-ups, and leaves these alone.
        copied._legal = self._legal
        copied._outcomes = self._outcomes
        return copied

    def __deepcopy__(self, _: Any) -> "TrackedState":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replay, (self.game.name, self.origin, self.moves)

    def sampled(self, seat: int, draw: Callable[[], float]) -> "TrackedState":
        """A position that looks the same to a seat; `draw` gives numbers from 0 to below 1."""
        view = self.state.view(seat)
        picks: list[int] = []

        def pick(count: int) -> int:
            picks.append(min(int(draw() * count), count - 1))
            return picks[-1]

        state = self.game.determinize(view, pick)
        origin = SampleOrigin(seat, view, tuple(picks), self._histories.of(seat))
        return TrackedState.at(self.game, origin, state)

    # -- moves ------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, or the outcomes of `CHANCE`."""
        if seat not in self._legal:
            self._legal[seat] = self.state.legal(seat)
        return self._legal[seat]

    def outcomes(self) -> list[tuple[int, float]]:
        """At a chance node: every outcome, ascending, and how likely it is."""
        if self._outcomes is None:
            tickets = self.state.chance_total()
            counts = Counter(map(self.state.chance_outcome, range(tickets)))
            self._outcomes = [
                (outcome, counts[outcome] / tickets) for outcome in self.legal(CHANCE)
            ]
        # Searches shuffle what they are given.
        return self._outcomes[:]

    def check_legal(self, seat: int, action: int) -> None:
        """Raise `NotYourDecision` or `IllegalAction` for what is not open to a seat."""
        if action not in self.legal(seat):
            raise self._error_for(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or an outcome of `CHANCE`."""
        self.check_legal(seat, action)
        self.state.apply(seat, action)
        self.moves.append((seat, action))
        assert self.state.events is not None
        self._histories.add(seat, action, self.state.events)
        self.state.events.clear()
        self._legal = {}
        self._outcomes = None

    def _error_for(self, seat: int, action: int) -> EmporionError:
        actors = self.state.actors()
        if seat not in actors and not seat == self.state.actor == CHANCE:
            return NotYourDecision(seat=seat, actors=actors)
        return illegal_action(self.game, self.state, seat, action)

    def show(self, seat: int, action: int) -> str:
        """The text of an action, or of an outcome of `CHANCE`; raises `UnknownAction`."""
        return self.game.show(seat, action)

    # -- what is known ----------------------------------------------------------------------------

    def seen(self, seat: int | None) -> str:
        """What a seat knows now, as JSON; `None` for a spectator."""
        return json_text(self.state.view(seat))

    def secret(self, seat: int) -> str:
        """What of that a spectator does not know."""
        public = self.state.view(None)
        own = self.state.view(seat)
        hidden = [name for name in own if name not in public or own[name] != public[name]]
        return json_text({name: own[name] for name in hidden})

    def recalled(self, seat: int | None) -> str:
        """A fingerprint of what a seat knows now, of all that it has seen before, and done."""
        view = self.state.view(seat)
        known = extended(self._histories.of(seat), json_text(view))
        return f"{'all' if seat is None else seat} {view.get('phase', '')} {known.hex()}"


def _replay(
    game: str, origin: SetupOrigin | SampleOrigin, moves: list[tuple[int, int]]
) -> TrackedState:
    """A stored position, played once more."""
    tracked = TrackedState.at(find(game), origin)
    for seat, action in moves:
        tracked.apply(seat, action)
    return tracked
