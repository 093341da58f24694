"""Memory that two processes share, to tell each other of many games."""

from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from .tables import Actions, Step, Tables


class Shape(NamedTuple):
    """An array in memory that is shared."""

    name: str
    kind: DTypeLike
    sizes: tuple[int, ...]

    def room(self) -> int:
        """How many bytes it takes up, so that the next one begins at a multiple of 8."""
        return -(-prod(self.sizes) * np.dtype(self.kind).itemsize // 8) * 8


class Board:
    """Memory that two processes share: actions, and all arrays of a `Step`.

    So messages are short, and sending one never has to wait for its reader.
    """

    def __init__(self, shapes: list[Shape], memory: Any) -> None:
        self._arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for shape in shapes:
            array = np.frombuffer(memory, shape.kind, prod(shape.sizes), at)
            self._arrays[shape.name] = array.reshape(shape.sizes)
            at += shape.room()
        self.actions: NDArray[np.int64] = self._arrays.pop("actions")

    @staticmethod
    def shapes(tables: Tables, count: int) -> list[Shape]:
        """What is in it, for so many games."""
        return [
            Shape("actions", np.int64, (count,)),
            Shape("seats", np.int8, (count,)),
            Shape("observations", np.uint8, (count, tables.size)),
            Shape("masks", np.bool_, (count, tables.actions)),
            Shape("rewards", np.float32, (count, tables.players)),
            Shape("ended", np.bool_, (count,)),
            Shape("scores", np.int32, (count, tables.players)),
            Shape("legal", np.int16, (count * tables.actions,)),
            Shape("offered", np.int16, (count,)),
        ]

    def write(self, step: Step) -> int:
        """Note a step; returns how many legal actions it has in all."""
        for name, array in self._arrays.items():
            told = getattr(step, name)
            array[: len(told)] = told
        return len(step.legal)

    def told(self, legal: int) -> dict[str, NDArray[Any]]:
        """The arrays of the last step, which has so many legal actions."""
        return self._arrays | {"legal": self._arrays["legal"][:legal]}

    def allows(self, actions: Actions) -> bool:
        """Whether actions are legal, one in each game."""
        masks = self._arrays["masks"]
        known = (actions >= 0) & (actions < masks.shape[1])
        return bool((known & masks[np.arange(len(actions)), np.where(known, actions, 0)]).all())
