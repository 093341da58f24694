"""Ys for PettingZoo: `env` asks one agent after another, `parallel_env` all at each step."""

from .aec import Sequential
from .parallel import Parallel


class YsSequential(Sequential):
    """A table of Ys; see `Environment` for its settings."""

    GAME = "ys"
    metadata = Sequential.metadata | {"name": "ys_v1"}


class YsParallel(Parallel):
    """A table of Ys; see `Environment` for its settings."""

    GAME = "ys"
    metadata = Parallel.metadata | {"name": "ys_v1"}


env = raw_env = YsSequential
parallel_env = YsParallel
