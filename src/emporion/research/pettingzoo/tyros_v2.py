"""Tyros for PettingZoo: `env` asks one agent after another, `parallel_env` all at each step."""

from .aec import Sequential
from .parallel import Parallel


class TyrosSequential(Sequential):
    """A table of Tyros; see `Environment` for its settings."""

    GAME = "tyros"
    metadata = Sequential.metadata | {"name": "tyros_v2"}


class TyrosParallel(Parallel):
    """A table of Tyros; see `Environment` for its settings."""

    GAME = "tyros"
    metadata = Parallel.metadata | {"name": "tyros_v2"}


env = raw_env = TyrosSequential
parallel_env = TyrosParallel
