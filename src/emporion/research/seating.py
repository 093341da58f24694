"""A game as environments play it: dealt from a seed, checked at every action, paid at the end."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.errors import EmporionError, NotYourDecision
from ..core.options import OptionValue
from ..core.playout import onward
from ..core.rng import Rng
from ..core.seats import OVER
from ..games import find
from ..table import illegal_action
from .arguments import plain, seed_within, whole
from .errors import NoGame, UnknownReward
from .features import Features
from .layouts import encoder
from .rewards import KINDS, WIN, rewards

Mask = NDArray[np.int8]

SEED_BITS: Final = 96
"""How much of a seed the generator takes; beyond that two seeds would give the same games."""


class Seating:
    """The seats of one game, which is played again and again.

    Chance is drawn from a generator of its own, which `deal` seeds. `legal` are the actions open
    to the seat that `actor` names, ascending. With `waits`, masks have one more place than the game
    has actions: to wait, which is all that a seat can do that is not asked.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN,
        waits: bool = False,
    ) -> None:
        if reward not in KINDS:
            raise UnknownReward(asked=reward, known=list(KINDS))
        players = plain(players)
        chosen = {name: plain(value) for name, value in (options or {}).items()}
        self.game = find(game)
        self._first = self.game.setup(players, chosen)
        self.players = players
        self.reward = reward
        self.encoder = encoder(game, players)
        self.waits = waits
        self.actions = self.game.actions + waits
        """How many actions an agent can name."""
        self.rng: Rng | None = None
        self.state = self._first
        self.legal: list[int] = []

    # -- the loop ---------------------------------------------------------------------------------

    def deal(self, seed: int | None = None) -> None:
        """Begin anew. A seed fixes all chance from here on; without one the generator goes on."""
        if seed is not None:
            self.rng = Rng(seed_within(seed, SEED_BITS))
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
        number = action if type(action) is int else whole(action)
        if number not in self.open_to(seat):
            raise self.refused(seat, action)
        self.advance(seat, number)

    def advance(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal; what chance has to add follows at once."""
        self.state.apply(seat, action)
        self._go_on()

    def open_to(self, seat: int) -> list[int]:
        """The actions open to a seat, ascending; none if it is not asked."""
        state = self.state
        if seat == state.actor:
            return self.legal
        return state.legal(seat) if seat in state.actors() else []

    def refused(self, seat: int, action: Any) -> EmporionError:
        """Why a seat's action is not legal now."""
        if self.rng is None:
            return NoGame()
        actors = self.state.actors()
        if seat not in actors:
            return NotYourDecision(seat=seat, actors=actors)
        number = whole(action)
        return illegal_action(self.game, self.state, seat, action if number < 0 else number)

    def _go_on(self) -> None:
        """Let chance have its turn, and see what is open to whoever is asked next."""
        assert self.rng is not None
        self.legal = onward(self.state, self.rng)

    # -- what agents are given --------------------------------------------------------------------

    def observe(self, seat: int) -> Features:
        """What a seat knows; the array is the caller's own. Raises `NoGame`."""
        if self.rng is None:
            raise NoGame
        return np.frombuffer(bytearray(self.encoder.encode(self.state, seat)), np.uint8)

    def mask(self, seat: int) -> Mask:
        """A 1 for each action open to a seat; the array is the caller's own."""
        return self.marked(self.open_to(seat))

    def marked(self, legal: Sequence[int]) -> Mask:
        """A 1 for each of some actions; for waiting where there are none."""
        marks = bytearray(self.actions)
        for action in legal:
            marks[action] = 1
        if self.waits and not legal:
            marks[-1] = 1
        return np.frombuffer(marks, np.int8)

    def rewards(self) -> list[float]:
        """What the game, which must be over, is worth to each seat."""
        return rewards(self.state.outcome(), self.reward)
