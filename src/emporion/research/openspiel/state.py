"""A position as OpenSpiel asks for it."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import pyspiel

from ...core.errors import NotYourDecision
from ...core.seats import OVER
from ..errors import InvalidSetting
from ..rewards import rewards
from .histories import SIZE
from .tracked_state import TrackedState

_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)


class EmporionState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel copies and stores the attributes; its own part is the history.

    >>> import pyspiel
    >>> import emporion.research.openspiel
    >>> state = pyspiel.load_game("emporion_byzanz(players=3)").new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 25)

    Actions are checked: what is not open raises `IllegalAction` or `NotYourDecision`, and nothing
    has changed.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.tracked: TrackedState = game.first.copy()
        self._reward: str = game.reward
        self._simultaneous: bool = game.simultaneous

    # -- the loop ---------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides, or who OpenSpiel says instead of it."""
        state = self.tracked.state
        if state.actor == OVER:
            return _TERMINAL
        if self._simultaneous and len(state.actors()) > 1:
            return _SIMULTANEOUS
        return state.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.tracked.state.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        """The actions open to a seat; where several decide at once, it must be named."""
        if player < 0:
            raise NotYourDecision(seat=player, actors=self.tracked.state.actors())
        return self.tracked.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome, and how likely it is."""
        return self.tracked.outcomes()

    def _apply_action(self, action: int) -> None:
        """The action of the seat that decides alone, or an outcome of chance."""
        self.tracked.apply(self.current_player(), action)

    def _apply_actions(self, actions: list[int]) -> None:
        """An action for each seat; those of seats that have nothing to decide are passed over."""
        players = self.tracked.state.players
        if len(actions) != players:
            raise InvalidSetting(name="actions", asked=len(actions), known=[players])
        actors = self.tracked.state.actors()
        for seat in actors:
            self.tracked.check_legal(seat, actions[seat])
        for seat in actors:
            self.tracked.apply(seat, actions[seat])

    # -- what came of it --------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing before its end."""
        if not self.is_terminal():
            return [0.0] * self.tracked.state.players
        return rewards(self.tracked.state.outcome(), self._reward)

    # -- samples ----------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "EmporionState":
        """A state that a seat cannot tell from this one, what it cannot see being dealt again.

        `sampler` gives numbers from 0 to below 1. Hidden things fit the seat's view; how others
        played is no evidence, and neither is what a game's views forget. The sample's history
        begins with it.
        """
        sample: EmporionState = self.get_game().new_initial_state()
        sample.tracked = self.tracked.sampled(player, sampler)
        return sample

    # -- words ------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        """The canonical text of an action."""
        return self.tracked.show(player, action)

    def __str__(self) -> str:
        """What goes on, the points, and a fingerprint of the whole position, secrets included."""
        state = self.tracked.state
        asked = "over" if state.actor == OVER else state.decision(state.actor).kind
        key = ",".join(map(str, state.key()))
        print_ = blake2b(key.encode(), digest_size=SIZE).hexdigest()
        return f"{asked} actor={state.actor} scores={state.scores()} position={print_}"
