"""The games as environments for Gymnasium: one seat learns, bots play the others.

>>> import gymnasium
>>> import emporion.research.gymnasium
>>> env = gymnasium.make("emporion/Byzanz-v1", players=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> action = int(observation["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)

`gymnasium.make_vec` takes the same names, and gives many games at once.
"""

import gymnasium

from .env import SeatEnv
from .vector import SeatVectorEnv

__all__ = ["IDS", "SeatEnv", "SeatVectorEnv"]

IDS = {
    "byzanz": "emporion/Byzanz-v1",
    "tyros": "emporion/Tyros-v2",
    "ys": "emporion/Ys-v1",
}
"""By game, what Gymnasium knows its environment by."""

for _game, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point=f"{__name__}.env:SeatEnv",
        vector_entry_point=f"{__name__}.vector:SeatVectorEnv",
        kwargs={"game": _game},
    )
