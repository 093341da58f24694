"""One seat of many games at once: the others are played inside compiled code."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ...core.options import OptionValue
from ..encoding.opponents import OpponentPolicy
from ..rewards import WIN
from ..settings import FLAT, MASK, Info, Observation, json_text, observation_form, observation_space
from ..simulator import Simulator
from ..validation import int_in_range
from ..vector_games import MEDIUM, Actions, Flags, VectorGames, VectorStep
from .seats import checked_seat, opponents_from

Stepped = tuple[Observation, NDArray[np.float64], Flags, Flags, Info]

_METADATA: Final[dict[str, Any]] = {
    "autoreset_mode": AutoresetMode.SAME_STEP,
    "render_modes": [],
}


class SeatVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Many games, each seen from one seat; no Python runs for any single one of them.

    - `game`, `players`, `options`: as `emporion.new_match` has them.
    - `seat`: where to sit, or `"random"`: drawn for every game.
    - `opponents`: one of `emporion.research.vector_games.OPPONENTS` for all other seats, or a
      list of such, from the left neighbour on. They are given states, not views, but those with
      names use only what their seats know, as tests prove.
    - `reward`: `"win"`, `"rank"` or `"score"`, see `emporion.research.rewards`; paid at the end.

    Where a game ends, the next begins in the same step: `final_obs` and `final_info` in `info` tell
    how it ended. An action that is not legal raises `IllegalAction`, and nothing has changed. Where
    all seats are to learn, use `emporion.research.vector_games.VectorGames`. Pickling and copying
    make another environment of the same kind, in which no game has begun.

    Observations are flat. For a game without an encoder there is the action mask alone, and
    `info["view"]` has the views as JSON text.

    >>> envs = SeatVectorEnv("byzanz", num_envs=2, players=3, opponents="random")
    >>> observations, infos = envs.reset(seed=7)
    >>> observations["observation"].shape, infos["seat"].tolist()
    ((2, 310), [0, 0])
    >>> observations, rewards, terminations, truncations, infos = envs.step(np.array([0, 0]))
    >>> rewards.tolist(), terminations.tolist()
    ([0.0, 0.0], [False, False])
    """

    metadata = _METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        seat: int | str = 0,
        opponents: str | OpponentPolicy | Sequence[str | OpponentPolicy] = MEDIUM,
        reward: str = WIN,
    ) -> None:
        self._arguments = (game, num_envs, players, options, seat, opponents, reward)
        num_envs = int_in_range("num_envs", num_envs, 1)
        # The simulator checks the number of players; seats are checked against it.
        players = Simulator(game, players, options, reward).players
        own = checked_seat(seat, players)
        # Opponents are listed from the learner's left neighbour on.
        first = own or 0
        around = [None, *opponents_from(opponents, players)]
        opponents = [around[(each - first) % players] for each in range(players)]
        self._games = VectorGames(
            game, num_envs, players, options, None, reward, opponents, rotate_seats=own is None
        )
        self.num_envs = num_envs
        actions = self._games.num_actions
        self._form = observation_form(game, None)
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = observation_space(game, players, actions, self._form)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rows = np.arange(num_envs)
        self._seats = np.zeros(num_envs, np.int8)
        """Who decided last: the reward of a step is that seat's, even if the next game rotates."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._arguments, {"spec": self.spec}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin every game again. A seed fixes all chance from now on; else generators go on.

        `options` is Gymnasium's argument, which this environment has no use for.
        """
        super().reset(seed=seed)
        step = self._games.reset(seed)
        return self._observe(step)

    def step(self, actions: Actions) -> Stepped:
        """Decide in every game; raises `WrongActions`, `IllegalAction`, and `NoGame` before the
        first reset.
        """
        step = self._games.step(actions)
        seats = self._seats
        rewards = step.rewards[self._rows, seats].astype(np.float64)
        told, info = self._observe(step)
        if step.ended.any():
            info |= self._endings(step, seats)
        return told, rewards, step.ended, np.zeros(self.num_envs, np.bool_), info

    def _observe(self, step: VectorStep) -> tuple[Observation, Info]:
        """What the seats know. As everywhere in Gymnasium, `_key` says which games `key` is for."""
        self._seats = step.seats.copy()
        every = np.ones(self.num_envs, np.bool_)
        info: Info = {"seat": step.seats, "_seat": every}
        mask = step.masks.view(np.int8)
        if self._form == MASK:
            views = np.full(self.num_envs, None, object)
            views[:] = [json_text(view) for view in self._games.views()]
            return {"action_mask": mask}, info | {"view": views, "_view": every}
        return {"observation": step.observations, "action_mask": mask}, info

    def _endings(self, step: VectorStep, seats: NDArray[np.int8]) -> Info:
        """The results of the games that ended, in Gymnasium's form."""
        ended = step.ended
        places = np.flatnonzero(ended)
        last = np.full(self.num_envs, None, object)
        rows = self._games.final_observations(seats[places].tolist())
        for place, row in zip(places, rows, strict=True):
            mask = np.zeros(self._games.num_actions, np.int8)
            last[place] = {"action_mask": mask}
            if self._form == FLAT:
                last[place] = {"observation": row, "action_mask": mask}
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
