"""All agents act at each step: PettingZoo's parallel environments."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo.utils.env import ParallelEnv

from ..errors import NoGame
from ..rendering import METADATA
from ..settings import FORFEIT, LOSE, RAISE, Info, Observation
from ..validation import as_int
from .environment import NOBODY_ASKED, EmporionEnv

Stepped = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, Info],
]


class EmporionParallelEnv(EmporionEnv, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Every agent acts at each step; those that are not asked wait.

    Waiting is an action after the last one of the game, and the only one that is legal for an agent
    that is not asked. The actions of several agents that decide at once are applied together. A
    cycle of `max_cycles` is a step.

    >>> from emporion.research.pettingzoo import byzanz_v1
    >>> env = byzanz_v1.parallel_env(players=3)
    >>> observations, infos = env.reset(seed=7)
    >>> [int(seen["action_mask"][-1]) for seen in observations.values()]
    [0, 1, 1]
    >>> observations, rewards, terminations, truncations, infos = env.step({"player_0": 0})
    >>> [int(seen["action_mask"][-1]) for seen in observations.values()]
    [1, 0, 1]
    """

    WAITS = True
    metadata: ClassVar[dict[str, Any]] = METADATA | {"is_parallelizable": True}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game. A seed fixes all chance from now on; without one it goes on from the last.

        `options` is PettingZoo's argument, which this environment has no use for.
        """
        self._begin(seed)
        self._show()
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        for seat, agent in enumerate(self.agents):
            self._simulator.add_view(infos[agent], seat)
        return self._observations(), infos

    def step(self, actions: Mapping[str, Any]) -> Stepped:
        """Let all agents act; one that has to wait may be left out, or given as `None`.

        With `illegal="raise"` an action that its mask does not offer raises `IllegalAction`, or
        `NotYourDecision` from an agent that has to wait; then nothing has changed.
        """
        agents = self.agents
        if not agents:
            raise NoGame
        infos: dict[str, Info] = {agent: {} for agent in agents}
        chosen, offenders = self._chosen(actions, infos)
        rewards = dict.fromkeys(agents, 0.0)
        terminated = truncated = False
        if offenders:
            terminated = True
            rewards |= dict.fromkeys(offenders, FORFEIT[self._simulator.reward])
        else:
            for seat, action in chosen:
                self._simulator.advance(seat, action)
            self._left -= 1
            terminated = self._simulator.over
            truncated = not terminated and self._left == 0
            if terminated:
                rewards = dict(zip(agents, self._simulator.rewards(), strict=True))
                for info in infos.values():
                    info.update(self._ending())
        ended = terminated or truncated
        self._asked = NOBODY_ASKED if ended else self._simulator.actor
        observations = self._observations()
        for seat, agent in enumerate(agents):
            self._simulator.add_view(infos[agent], seat)
        self.agents = [] if ended else agents
        self._show()
        return (
            observations,
            rewards,
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _chosen(
        self, actions: Mapping[str, Any], infos: dict[str, Info]
    ) -> tuple[list[tuple[int, int]], list[str]]:
        """What is decided by each seat that is asked, and who did what is not legal."""
        for agent in actions:
            self._seat(agent)
        simulator = self._simulator
        wait = simulator.game.num_actions
        chosen: list[tuple[int, int]] = []
        offenders: list[str] = []
        for seat, agent in enumerate(self.agents):
            legal = simulator.legal_for(seat)
            action = actions.get(agent)
            if action is None and not legal:
                continue
            number = action if type(action) is int else as_int(action)
            if number not in (legal or (wait,)):
                if self._illegal == RAISE:
                    raise simulator.error_for(seat, action)
                if self._illegal == LOSE:
                    infos[agent]["illegal"] = True
                    offenders.append(agent)
                    continue
                infos[agent]["replaced"] = True
                number = simulator.random_action(legal or (wait,))
            if legal:
                chosen.append((seat, number))
        return chosen, offenders

    def _observations(self) -> dict[str, Observation]:
        """What each agent knows; in a game that has ended all masks offer to wait."""
        simulator = self._simulator
        under_way = self._asked >= 0
        return {
            agent: simulator.observation(seat, simulator.legal_for(seat) if under_way else ())
            for seat, agent in enumerate(self.agents)
        }
