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

Every game of the catalogue has such a module, named after the game and the version of its
environments, and so has each game that is registered later. Once this package is imported,
`pettingzoo.make` finds them, too:

>>> env = pettingzoo.make("aec", "emporion/byzanz_v1", players=3)
"""

import sys
from types import ModuleType

import pettingzoo

from ...catalogue import find_manifest, for_each
from ..names import camel_case, title_case
from .aec import EmporionAECEnv
from .parallel import EmporionParallelEnv

__all__ = ["MODULES", "EmporionAECEnv", "EmporionParallelEnv"]

MODULES: dict[str, ModuleType] = {}
"""By game, the module with its environments."""


def __getattr__(name: str) -> ModuleType:
    # Modules are attributes already; this tells type checkers so.
    raise AttributeError(name)


def _add(game: str) -> None:
    """Make a game's module, and register its environments."""
    name = f"{game}_v{find_manifest(game).environment}"
    path = f"{__name__}.{name}"
    if path not in sys.modules:
        sys.modules[path] = _module(game, name, path)
        setattr(sys.modules[__name__], name, sys.modules[path])
        pettingzoo.register("aec", f"emporion/{name}", f"{path}:env")
        pettingzoo.register("parallel", f"emporion/{name}", f"{path}:parallel_env")
    MODULES[game] = sys.modules[path]


def _module(game: str, name: str, path: str) -> ModuleType:
    """A module whose classes are pickled by their names in it."""
    module = ModuleType(path, f"{title_case(game)} for PettingZoo.")
    for alias, base in (("env", EmporionAECEnv), ("parallel_env", EmporionParallelEnv)):
        made = type(
            camel_case(game) + base.__name__.removeprefix("Emporion"),
            (base,),
            {
                "__module__": path,
                "__doc__": f"{title_case(game)}; see `EmporionEnv` for its settings.",
                "GAME": game,
                "metadata": base.metadata | {"name": name},
            },
        )
        setattr(module, made.__name__, made)
        setattr(module, alias, made)
    module.raw_env = module.env  # type: ignore[attr-defined]
    return module


for_each(_add)
