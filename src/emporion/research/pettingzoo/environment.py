"""What both kinds of environment have in common: seats, spaces, observations and pictures."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces

from ...core.errors import UnknownSeat
from ...core.options import OptionValue
from ...core.state import View
from ..arguments import within
from ..errors import NoGame
from ..features import Features, layout
from ..pictures import Canvas, Pixels
from ..rewards import WIN
from ..seating import Seating
from ..settings import (
    FLAT,
    ILLEGAL,
    OBSERVATIONS,
    RAISE,
    Info,
    Observation,
    box,
    highest,
    observation_space,
    one_of,
)

NOBODY_ASKED: Final = -1


class Environment:
    """A table of one game for agents `player_0`, `player_1` and so on, clockwise.

    - `players`, `options`: as `emporion.new_match` has them.
    - `reward`: `"win"`, `"rank"` or `"score"`, see `emporion.research.rewards`; paid at the end.
    - `observation`: `"flat"` or `"dict"`, see `emporion.research.layout`.
    - `illegal`: what follows on an illegal action, `"raise"`, `"lose"` or `"replace"`.
    - `max_cycles`: truncate games after so many cycles; `None` plays them to their end.
    - `render_mode`: one of `metadata["render_modes"]`; `lang`: the language of pictures.

    At the end of a game every `info` has the `scores` of all seats and the `ranking`, which lists
    seats by place; `replaced` or `illegal` tells of an action that was not legal.

    Pickling and copying make another environment of the same kind, in which no game has begun.
    """

    GAME: ClassVar[str]
    WAITS: ClassVar[bool]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = WIN,
        observation: str = FLAT,
        illegal: str = RAISE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self._made_by = (
            players, options, reward, observation, illegal, max_cycles, render_mode, lang,
        )  # fmt: skip
        one_of("observation", observation, OBSERVATIONS)
        one_of("illegal", illegal, ILLEGAL)
        if max_cycles is not None:
            max_cycles = within("max_cycles", max_cycles, 1)
        self._seating = Seating(self.GAME, players, options, reward, self.WAITS)
        players = self._seating.players
        self._illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._canvas = Canvas(render_mode, lang)
        self._fields = [
            (each.name, slice(each.start, each.end)) for each in layout(self.GAME, players)
        ]
        self._flat = observation == FLAT
        self._asked = NOBODY_ASKED
        """The seat that decides, the first of those that decide at once."""
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Every agent has a space of its own, so that each is seeded by itself.
        self.observation_spaces = {
            agent: observation_space(self.GAME, players, self._seating.actions, observation)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._seating.actions) for agent in self.possible_agents
        }
        self.state_space = box(np.tile(highest(self.GAME, players), players))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._made_by

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

    def _observation(self, seat: int, legal: Sequence[int]) -> Observation:
        """What a seat knows, and which actions are open to it."""
        row = self._seating.observe(seat)
        seen = row if self._flat else {name: row[part] for name, part in self._fields}
        return {"observation": seen, "action_mask": self._seating.marked(legal)}

    def state(self) -> Features:
        """All seats' flat observations after one another, for training from above the table.

        It holds every seat's secrets: an agent that plays must not see it.
        """
        seats = range(self._seating.players)
        return np.concatenate([self._seating.observe(seat) for seat in seats])

    def _seat(self, agent: str) -> int:
        """Where an agent sits; raises `UnknownSeat`."""
        seat = self._seats.get(agent)
        if seat is None:
            raise UnknownSeat(seat=agent, players=self._seating.players)
        return seat

    # -- pictures ---------------------------------------------------------------------------------

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it that is to decide, and at the end as a spectator does.

        `"human"` shows it in a window, and does so after every step by itself.
        """
        self._canvas.refuse_unless_asked_for()
        legal = self._seating.legal if self._asked >= 0 else ()
        return self._canvas.show(self._shown(), legal)

    def _show(self) -> None:
        """Let the window, if there is one, follow the game."""
        if self._canvas.follows:
            self.render()

    def _shown(self) -> View:
        if self._seating.rng is None:
            raise NoGame
        return self._seating.state.view(self._asked if self._asked >= 0 else None)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._canvas.close()

    # -- games ------------------------------------------------------------------------------------

    def _deal(self, seed: int | None) -> None:
        """Begin a game for all agents."""
        self._seating.deal(seed)
        self.agents = self.possible_agents[:]
        self._asked = self._seating.actor
        # Without an end the count goes on below zero, so that one comparison does for both.
        self._left = 0 if self.max_cycles is None else self.max_cycles

    def _ending(self) -> Info:
        """How a game that was played to its end did."""
        outcome = self._seating.state.outcome()
        return {"scores": list(outcome.scores), "ranking": outcome.ranking}

    def _drawn(self, legal: Sequence[int]) -> int:
        """A legal action for whoever gave none; from the game's own generator."""
        rng = self._seating.rng
        assert rng is not None
        return legal[int(rng.below(len(legal)))]
