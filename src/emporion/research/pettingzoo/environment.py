"""What both kinds of environment have in common: seats, spaces, observations and pictures."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces

from ...core.errors import UnknownSeat
from ...core.options import OptionValue
from ...core.state import View
from ..encoders import encoder
from ..env_simulator import EnvSimulator
from ..errors import NoGame
from ..features import Features
from ..rendering import Pixels, Renderer
from ..rewards import WIN
from ..settings import (
    ILLEGAL,
    MASK,
    RAISE,
    Info,
    check_choice,
    observation_high,
    observation_space,
    uint8_box,
)
from ..validation import int_in_range

NOBODY_ASKED: Final = -1


class EmporionEnv:
    """A table of one game for agents `player_0`, `player_1` and so on, clockwise.

    - `players`, `options`: as `emporion.new_match` has them.
    - `reward`: `"win"`, `"rank"` or `"score"`, see `emporion.research.rewards`; paid at the end.
    - `observation`: `"flat"` or `"dict"`, see `emporion.research.layout`; or `"mask"`: the action
      mask alone, and the view of the agent that decides as JSON text in its `info`, under `"view"`
      (in parallel environments every agent's). By default `"flat"`, or `"mask"` for a game without
      an encoder, which has no others.
    - `illegal`: what follows on an illegal action, `"raise"`, `"lose"` or `"replace"`.
    - `max_cycles`: truncate games after this number of cycles; `None` plays them to their end.
    - `render_mode`: one of `metadata["render_modes"]`; `lang`: the language of pictures.

    At the end of a game every `info` has the `scores` of all seats and the `ranking`, which lists
    seats by place; `replaced` or `illegal` tells of an action that was not legal.

    Pickling and copying make another environment of the same kind, in which no game has begun.

    >>> from emporion.research.pettingzoo import byzanz_v1
    >>> env = byzanz_v1.env(players=3, observation="dict")
    >>> env.possible_agents, "hand" in env.observation_space("player_0")["observation"].spaces
    (['player_0', 'player_1', 'player_2'], True)
    """

    GAME: ClassVar[str]
    WAITS: ClassVar[bool]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN,
        observation: str | None = None,
        illegal: str = RAISE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self._arguments = (
            players, options, reward, observation, illegal, max_cycles, render_mode, lang,
        )  # fmt: skip
        check_choice("illegal", illegal, ILLEGAL)
        if max_cycles is not None:
            max_cycles = int_in_range("max_cycles", max_cycles, 1)
        self._simulator = EnvSimulator(self.GAME, players, options, reward, observation, self.WAITS)
        players = self._simulator.players
        self._illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, lang)
        form = self._simulator.form
        self._asked = NOBODY_ASKED
        """The seat that decides, the first of those that decide at once."""
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Each agent has its own space objects, since a space is seeded.
        self.observation_spaces = {
            agent: observation_space(self.GAME, players, self._simulator.num_actions, form)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._simulator.num_actions) for agent in self.possible_agents
        }
        if form != MASK:
            self.state_space = uint8_box(np.tile(observation_high(self.GAME, players), players))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._arguments

    # -- spaces -----------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations, always the same object."""
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, always the same object."""
        self._seat(agent)
        return self.action_spaces[agent]

    # -- what is known ----------------------------------------------------------------------------

    def state(self) -> Features:
        """All seats' flat observations after one another, for centralised training.

        It holds every seat's secrets: an agent that plays must not see it. Raises `NoObservation`
        for a game without an encoder.
        """
        encoder(self.GAME, self._simulator.players)
        seats = range(self._simulator.players)
        return np.concatenate([self._simulator.observe(seat) for seat in seats])

    def _seat(self, agent: str) -> int:
        """Where an agent sits; raises `UnknownSeat`."""
        seat = self._seats.get(agent)
        if seat is None:
            raise UnknownSeat(seat=agent, players=self._simulator.players)
        return seat

    # -- pictures ---------------------------------------------------------------------------------

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it that is to decide, and at the end as a spectator does.

        `"human"` shows it in a window, and does so after every step by itself.
        """
        self._renderer.check_mode()
        legal = self._simulator.legal if self._asked >= 0 else ()
        return self._renderer.show(self._shown(), legal)

    def _show(self) -> None:
        """Let the window, if there is one, follow the game."""
        if self._renderer.shows_every_step:
            self.render()

    def _shown(self) -> View:
        if self._simulator.rng is None:
            raise NoGame
        return self._simulator.state.view(self._asked if self._asked >= 0 else None)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()

    # -- games ------------------------------------------------------------------------------------

    def _begin(self, seed: int | None) -> None:
        """Begin a game for all agents."""
        self._simulator.reset(seed)
        self.agents = self.possible_agents[:]
        self._asked = self._simulator.actor
        # Without an end the count goes on below zero, so that one comparison does for both.
        self._left = 0 if self.max_cycles is None else self.max_cycles

    def _ending(self) -> Info:
        """How a game that was played to its end did."""
        outcome = self._simulator.state.outcome()
        return {"scores": list(outcome.scores), "ranking": outcome.ranking}
