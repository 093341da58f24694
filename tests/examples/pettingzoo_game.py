"""Random games of Visby through PettingZoo, where only the installed game is known."""

from typing import Any

import numpy as np

from emporion.research import pettingzoo

visby_v1: Any = getattr(pettingzoo, "visby_v1", None)
"""Known where Visby is installed."""


def one_after_the_other(rng: np.random.Generator) -> dict[str, float]:
    """A game in which the agents are asked in turn; returns their rewards."""
    env = visby_v1.env(players=3)
    env.reset(seed=7)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = float(reward)
            env.step(None)
        else:
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
    return rewards


def all_at_once(rng: np.random.Generator) -> dict[str, float]:
    """A short game in which all agents act at the same time; returns their rewards."""
    env = visby_v1.parallel_env(players=2, options={"summers": 3})
    observations, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        actions = {agent: int(rng.choice(mask.nonzero()[0])) for agent, mask in masks.items()}
        observations, rewards, _, _, _ = env.step(actions)
    return {agent: float(reward) for agent, reward in rewards.items()}


if __name__ == "__main__":
    dice = np.random.default_rng(3)
    for rewards in (one_after_the_other(dice), all_at_once(dice)):
        assert sum(rewards.values()) == 1, rewards
        print(*rewards)  # noqa: T201 - this speaks to the test
