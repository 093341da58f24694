"""The games as environments for Gymnasium: one seat learns, bots play the others.

>>> import gymnasium
>>> import emporion.research.gymnasium
>>> env = gymnasium.make("emporion/Byzanz-v1", players=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> action = int(observation["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)

`gymnasium.make_vec` takes the same names, and gives many games at once. Every game of the catalogue
is known by its name and the version of its environments, also one that is registered later.
"""

import gymnasium

from ...catalogue import find_manifest, for_each
from ..names import camel_case
from .env import SeatEnv
from .vector import SeatVectorEnv

__all__ = ["IDS", "SeatEnv", "SeatVectorEnv"]

IDS: dict[str, str] = {}
"""By game, what Gymnasium knows its environment by."""


def _add(game: str) -> None:
    """Register a game's environments."""
    known = f"emporion/{camel_case(game)}-v{find_manifest(game).environment}"
    if known not in gymnasium.registry:
        gymnasium.register(
            known,
            entry_point=f"{__name__}.env:SeatEnv",
            vector_entry_point=f"{__name__}.vector:SeatVectorEnv",
            kwargs={"game": game},
        )
    IDS[game] = known


for_each(_add)
