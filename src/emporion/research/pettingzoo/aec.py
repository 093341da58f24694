"""One agent after another decides: PettingZoo's AEC environments."""

from typing import Any, ClassVar

from pettingzoo.utils.env import AECEnv

from ..errors import NoGame
from ..rendering import METADATA
from ..settings import FORFEIT, LOSE, RAISE, Info, Observation
from ..validation import as_int
from .environment import NOBODY_ASKED, EmporionEnv


class EmporionAECEnv(EmporionEnv, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent decides at a time; the masks of all others are empty.

    Where several decide in secret at once, they are asked in the order of their seats, and none
    sees what the others chose. A cycle of `max_cycles` has as many decisions as there are players.
    The environment makes the checks of PettingZoo's wrappers itself: the wrappers would double the
    time of a step.

    >>> from emporion.research.pettingzoo import byzanz_v1
    >>> env = byzanz_v1.env(players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.last()[0]["observation"].shape
    ('player_0', (310,))
    >>> env.step(0)
    >>> env.agent_selection
    'player_1'
    """

    WAITS = False
    # PettingZoo converts only environments in which all agents decide in turn.
    metadata: ClassVar[dict[str, Any]] = METADATA | {"is_parallelizable": False}

    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, Info]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed fixes all chance from now on; without one it goes on from the last.

        `options` is PettingZoo's argument, which this environment has no use for.
        """
        self._begin(seed)
        agents = self.agents
        self._left *= len(agents)
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self.agent_selection = agents[self._asked]
        self._simulator.add_view(self.infos[self.agent_selection], self._asked)
        self._show()

    def step(self, action: Any) -> None:
        """Let the selected agent act; when its game has ended, the action must be `None`."""
        seat = self._asked
        if seat < 0:
            self._leave(action)
            return
        simulator = self._simulator
        number = action if type(action) is int else as_int(action)
        replaced = number not in simulator.legal
        if replaced:
            if self._illegal == RAISE:
                raise simulator.error_for(seat, action)
            if self._illegal == LOSE:
                self._forfeit(seat)
                self._show()
                return
            number = simulator.random_action(simulator.legal)
        simulator.advance(seat, number)
        # No reward is paid before the end, so `_cumulative_rewards` need not be cleared here.
        if replaced or self.infos[self.agent_selection]:
            self.infos[self.agent_selection] = {"replaced": True} if replaced else {}
        self._asked = asked = simulator.state.actor
        self._left -= 1
        if asked < 0:
            self._end(self.terminations, simulator.rewards())
            for info in self.infos.values():
                info.update(self._ending())
        elif self._left == 0:
            self._end(self.truncations, [0.0] * simulator.players)
        else:
            self.agent_selection = self.possible_agents[asked]
            simulator.add_view(self.infos[self.agent_selection], asked)
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent knows; the mask is all zeros unless the agent decides now."""
        seat = self._seat(agent)
        simulator = self._simulator
        return simulator.observation(seat, simulator.legal if seat == self._asked else ())

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, Info]:
        """What the selected agent knows, its reward, and whether the game has ended for it."""
        if not self.agents:
            raise NoGame
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _end(self, ending: dict[str, bool], worths: list[float]) -> None:
        """Pay all agents; each then leaves by a step of `None`."""
        self._asked = NOBODY_ASKED
        for seat, (agent, worth) in enumerate(zip(self.possible_agents, worths, strict=True)):
            ending[agent] = True
            self._simulator.add_view(self.infos[agent], seat)
            self.rewards[agent] = self._cumulative_rewards[agent] = worth
        self.agent_selection = self.agents[0]

    def _forfeit(self, seat: int) -> None:
        """End the game; the seat whose action was illegal has lost it."""
        worths = [0.0] * self._simulator.players
        worths[seat] = FORFEIT[self._simulator.reward]
        self.infos[self.agent_selection] = {"illegal": True}
        self._end(self.terminations, worths)

    def _leave(self, action: Any) -> None:
        """An agent whose game has ended leaves; raises `NoGame` where all have."""
        if not self.agents:
            raise NoGame
        self._was_dead_step(action)
