"""Environments for PettingZoo, and how the tests play in them."""

from typing import Any

import numpy as np
import pytest

from emporion.research.pettingzoo import MODULES

every_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
either_kind = pytest.mark.parametrize("kind", ["env", "parallel_env"])


def open_actions(observation: Any) -> list[int]:
    """The actions that a mask offers."""
    found: list[int] = np.flatnonzero(observation["action_mask"]).tolist()
    return found


def go_on(env: Any, decisions: int = 10_000) -> int:
    """Let agents take first and last choices by turns, until the game ends or is long enough."""
    for number in range(decisions):
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            return number
        legal = open_actions(observation)
        env.step(legal[0] if number % 3 else legal[-1])
    return decisions


def acting(env: Any, seen: Any) -> dict[str, int]:
    """The first choice of every agent."""
    return {agent: open_actions(seen[agent])[0] for agent in env.agents}


def same(one: Any, other: Any) -> bool:
    """Whether two observations are equal, masks included."""
    return bool(
        (one["observation"] == other["observation"]).all()
        and (one["action_mask"] == other["action_mask"]).all()
    )


def dealt(env: Any, seed: int | None = None) -> list[int]:
    """A new game, as all seats see it."""
    env.reset(seed=seed)
    found: list[int] = env.state().tolist()
    return found
