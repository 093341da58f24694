"""Byzanz for PettingZoo: `env` asks one agent after another, `parallel_env` all at each step."""

from .aec import Sequential
from .parallel import Parallel


class ByzanzSequential(Sequential):
    """A table of Byzanz; see `Environment` for its settings."""

    GAME = "byzanz"
    metadata = Sequential.metadata | {"name": "byzanz_v1"}


class ByzanzParallel(Parallel):
    """A table of Byzanz; see `Environment` for its settings."""

    GAME = "byzanz"
    metadata = Parallel.metadata | {"name": "byzanz_v1"}


env = raw_env = ByzanzSequential
parallel_env = ByzanzParallel
