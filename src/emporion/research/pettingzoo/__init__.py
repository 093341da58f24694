"""The games as environments for PettingZoo, each a module with `env` and `parallel_env`.

>>> from emporion.research.pettingzoo import byzanz_v1
>>> env = byzanz_v1.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = int(observation["action_mask"].argmax())
...     env.step(action)

Whoever has imported this module can also call `pettingzoo.make("aec", "emporion/byzanz_v1")`.
"""

import pettingzoo

from . import byzanz_v1, tyros_v2, ys_v1

__all__ = ["byzanz_v1", "tyros_v2", "ys_v1"]

for _name in __all__:
    _where = f"{__name__}.{_name}"
    pettingzoo.register("aec", f"emporion/{_name}", f"{_where}:env")
    pettingzoo.register("parallel", f"emporion/{_name}", f"{_where}:parallel_env")
