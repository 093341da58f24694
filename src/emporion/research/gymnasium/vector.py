"""One seat of many games at once: the others are played inside compiled code."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ...core.options import OptionValue
from ..arguments import within
from ..encoding.pilots import Pilot
from ..rewards import WIN
from ..seating import Seating
from ..settings import FLAT, Info, Observation, observation_space
from ..tables import MEDIUM, Actions, Flags, Step, Tables
from .places import around, checked_seat

Stepped = tuple[Observation, NDArray[np.float64], Flags, Flags, Info]

METADATA: Final[dict[str, Any]] = {
    "autoreset_mode": AutoresetMode.SAME_STEP,
    "render_modes": [],
}


class SeatVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Many games, each seen from one seat; no Python runs for any single one of them.

    - `game`, `players`, `options`: as `emporion.new_match` has them.
    - `seat`: where to sit, or `"random"`: drawn anew for every game.
    - `opponents`: one of `emporion.research.tables.PILOTS` for all other seats, or a list of such,
      from the left neighbour on. They are given states, not views, but those with names use only
      what their seats know, as tests prove.
    - `reward`: `"win"`, `"rank"` or `"score"`, see `emporion.research.rewards`; paid at the end.

    A game that ends begins anew in the same step: `final_obs` and `final_info` in `info` tell how
    it ended. An action that is not legal raises `IllegalAction`, and nothing has changed. Where
    all seats are to learn, use `emporion.research.tables.Tables`. Pickling and copying make another
    environment of the same kind, in which no game has begun.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        seat: int | str = 0,
        opponents: str | Pilot | Sequence[str | Pilot] = MEDIUM,
        reward: str = WIN,
    ) -> None:
        self._made_by = (game, num_envs, players, options, seat, opponents, reward)
        num_envs = within("num_envs", num_envs, 1)
        # Seats are counted only at a table that there can be.
        players = Seating(game, players, options, reward).players
        own = checked_seat(seat, players)
        # Wherever one sits, the opponents follow from the left neighbour on.
        begin = own or 0
        circle = [None, *around(opponents, players)]
        pilots = [circle[(each - begin) % players] for each in range(players)]
        self._tables = Tables(
            game, num_envs, players, options, None, reward, pilots, turning=own is None
        )
        self.num_envs = num_envs
        actions = self._tables.actions
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = observation_space(game, players, actions, FLAT)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rows = np.arange(num_envs)
        self._seats = np.zeros(num_envs, np.int8)
        """Who decided last, since the reward is for that seat, wherever one sits next."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._made_by, {"spec": self.spec}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin every game anew. A seed fixes all chance from now on; else generators go on.

        `options` is Gymnasium's argument, which this environment has no use for.
        """
        super().reset(seed=seed)
        step = self._tables.reset(seed)
        return self._told(step)

    def step(self, actions: Actions) -> Stepped:
        """Decide in every game; raises `WrongActions`, `IllegalAction`, and `NoGame` before the
        first reset.
        """
        step = self._tables.step(actions)
        seats = self._seats
        rewards = step.rewards[self._rows, seats].astype(np.float64)
        told, info = self._told(step)
        if step.ended.any():
            info |= self._endings(step, seats)
        return told, rewards, step.ended, np.zeros(self.num_envs, np.bool_), info

    def _told(self, step: Step) -> tuple[Observation, Info]:
        """What the seats know. A key with an underscore says, as everywhere in Gymnasium, which
        games the other is of.
        """
        self._seats = step.seats.copy()
        told = {"observation": step.observations, "action_mask": step.masks.view(np.int8)}
        return told, {"seat": step.seats, "_seat": np.ones(self.num_envs, np.bool_)}

    def _endings(self, step: Step, seats: NDArray[np.int8]) -> Info:
        """How the games that ended did, as Gymnasium tells it."""
        ended = step.ended
        places = np.flatnonzero(ended)
        last = np.full(self.num_envs, None, object)
        for place, row in zip(places, self._tables.last_seen(seats[places].tolist()), strict=True):
            last[place] = {
                "observation": row,
                "action_mask": np.zeros(self._tables.actions, np.int8),
            }
        final = {
            "seat": np.where(ended, seats, np.int8(0)),
            "_seat": ended.copy(),
            "scores": step.scores,
            "_scores": ended.copy(),
        }
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": final,
            "_final_info": ended.copy(),
        }
