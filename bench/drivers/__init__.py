"""One driver per engine or environment: the ordinary loop that a Python program writes for it.

A contestant is named `engine:game`, for example `openspiel:hearts`. All drivers choose with
the same picker, `actions[int(random() * len(actions))]`; only many games at once, where Python
picks for none of them, draw with NumPy. Engines are asked for no observations; environments give
one at each decision.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

from bench.timing import Copier, Play

__all__ = ["ENGINES", "Driver", "NotMeasured", "open_driver"]


class NotMeasured(Exception):
    """A contestant cannot run here; the message says why."""


@dataclass(frozen=True, slots=True)
class Driver:
    """A contestant, ready to be timed.

    `copiers` make one copy each of a state half-way through a game; an engine whose states
    cannot be copied has none.
    """

    play: Play
    version: str
    players: int
    copiers: list[Copier] = field(default_factory=list)


ENGINES = {
    "emporion": ("bench.drivers.emporion", "from_python"),
    "emporion-interpreted": ("bench.drivers.emporion", "interpreted"),
    "emporion-inside": ("bench.drivers.emporion", "inside"),
    "openspiel": ("bench.drivers.openspiel", "from_python"),
    "openspiel-tuned": ("bench.drivers.openspiel", "tuned"),
    "openspiel-inside": ("bench.drivers.openspiel", "inside"),
    "rlcard": ("bench.drivers.rlcard", "from_python"),
    "catanatron": ("bench.drivers.catanatron", "from_python"),
    "emporion-aec": ("bench.drivers.emporion_environments", "aec"),
    "emporion-seat": ("bench.drivers.emporion_environments", "seat"),
    "emporion-vector": ("bench.drivers.emporion_environments", "vector_games"),
    "openspiel-env": ("bench.drivers.openspiel", "environment"),
    "pettingzoo": ("bench.drivers.pettingzoo", "wrapped"),
    "pettingzoo-raw": ("bench.drivers.pettingzoo", "raw"),
    "rlcard-env": ("bench.drivers.rlcard", "environment"),
}
"""Engine name -> the module and the function that opens its driver for a game."""


def open_driver(contestant: str) -> Driver:
    """The driver of `engine:game`; raises `NotMeasured` with the reason where it cannot run."""
    engine, _, game = contestant.partition(":")
    module, opener = ENGINES[engine]
    try:
        opened: Callable[[str], Driver] = getattr(import_module(module), opener)
        return opened(game)
    except ImportError as missing:
        raise NotMeasured(str(missing)) from missing
