"""One game as environments play it: seeded, checked at every action, rewarded at its end."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.errors import EmporionError, NotYourDecision
from ..core.options import OptionValue
from ..core.playout import resolve_chance
from ..core.rng import Rng
from ..core.seats import OVER
from ..games import find
from ..table import illegal_action
from .encoders import encoder_or_empty
from .errors import NoGame, UnknownReward
from .features import Features
from .rewards import KINDS, WIN, rewards
from .validation import as_int, from_numpy, seed_in_range

Mask = NDArray[np.int8]

SEED_BITS: Final = 96
"""How much of a seed the generator takes; beyond that two seeds would give the same games."""


class Simulator:
    """Plays a game again and again for agents.

    Chance is drawn from a generator of its own, which `reset` seeds. `legal` are the actions open
    to the seat that `actor` names, ascending. With `can_wait`, masks have one more place than the
    game has actions: to wait, which is all that a seat can do that is not asked.

    >>> simulator = Simulator("byzanz", 3)
    >>> simulator.reset(seed=7)
    >>> simulator.actor, len(simulator.legal_for(0)) > 1, simulator.legal_for(1)
    (0, True, [])
    >>> simulator.apply(0, simulator.legal[0])
    >>> simulator.actor, int(simulator.mask_of(simulator.legal).sum()) == len(simulator.legal)
    (1, True)
    >>> simulator.observe(1).shape
    (310,)
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN,
        can_wait: bool = False,
    ) -> None:
        if reward not in KINDS:
            raise UnknownReward(asked=reward, known=list(KINDS))
        players = from_numpy(players)
        chosen = {name: from_numpy(value) for name, value in (options or {}).items()}
        self.game = find(game)
        self._first = self.game.setup(players, chosen)
        self.players = players
        self.reward = reward
        self.encoder = encoder_or_empty(game, players)
        self.can_wait = can_wait
        self.num_actions = self.game.num_actions + can_wait
        """How many actions an agent can name."""
        self.rng: Rng | None = None
        self.state = self._first
        self.legal: list[int] = []

    # -- the loop ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin a game. A seed fixes all chance from here on; without one the generator goes on."""
        if seed is not None:
            self.rng = Rng(seed_in_range(seed, SEED_BITS))
        elif self.rng is None:
            self.rng = Rng(randbits(SEED_BITS))
        self.state = self._first.copy()
        self._go_on()

    @property
    def actor(self) -> int:
        """The seat that decides, the first of those that decide at once; `OVER` at the end."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    def apply(self, seat: int, action: Any) -> None:
        """Carry out a seat's action; what chance has to add follows at once.

        Raises `NotYourDecision` or `IllegalAction`; then nothing has changed.
        """
        number = action if type(action) is int else as_int(action)
        if number not in self.legal_for(seat):
            raise self.error_for(seat, action)
        self.advance(seat, number)

    def advance(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal; what chance has to add follows at once."""
        self.state.apply(seat, action)
        self._go_on()

    def legal_for(self, seat: int) -> list[int]:
        """The actions open to a seat, ascending; none if it is not asked."""
        state = self.state
        if seat == state.actor:
            return self.legal
        return state.legal(seat) if seat in state.actors() else []

    def error_for(self, seat: int, action: Any) -> EmporionError:
        """Why a seat's action is not legal now."""
        if self.rng is None:
            return NoGame()
        actors = self.state.actors()
        if seat not in actors:
            return NotYourDecision(seat=seat, actors=actors)
        number = as_int(action)
        return illegal_action(self.game, self.state, seat, action if number < 0 else number)

    def _go_on(self) -> None:
        """Resolve chance, and look up what is legal for the seat that decides next."""
        assert self.rng is not None
        self.legal = resolve_chance(self.state, self.rng)

    # -- what agents are given --------------------------------------------------------------------

    def observe(self, seat: int) -> Features:
        """What a seat knows, in an array that nobody else holds. Raises `NoGame`.

        It is empty for a game without observations.
        """
        if self.rng is None:
            raise NoGame
        return np.frombuffer(bytearray(self.encoder.encode(self.state, seat)), np.uint8)

    def mask_of(self, legal: Sequence[int]) -> Mask:
        """A 1 for each of some actions, or for waiting where there are none; a new array."""
        marks = bytearray(self.num_actions)
        for action in legal:
            marks[action] = 1
        if self.can_wait and not legal:
            marks[-1] = 1
        return np.frombuffer(marks, np.int8)

    def rewards(self) -> list[float]:
        """What the game, which must be over, is worth to each seat."""
        return rewards(self.state.outcome(), self.reward)
