"""Arrays in memory that two processes share."""

from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from .vector_games import Actions, VectorGames, VectorStep


class ArraySpec(NamedTuple):
    """An array in memory that is shared.

    >>> ArraySpec("rewards", np.float32, (3, 3)).num_bytes()
    40
    """

    name: str
    dtype: DTypeLike
    shape: tuple[int, ...]

    def num_bytes(self) -> int:
        """How many bytes it takes up, so that the next one begins at a multiple of 8."""
        return -(-prod(self.shape) * np.dtype(self.dtype).itemsize // 8) * 8


class SharedArrays:
    """Memory that two processes share: actions, and all arrays of a `VectorStep`.

    So messages are short, and sending one never has to wait for its reader.

    >>> games = VectorGames("byzanz", count=2, seed=7)
    >>> specs = SharedArrays.specs(games)
    >>> memory = bytearray(sum(spec.num_bytes() for spec in specs))
    >>> mine, theirs = SharedArrays(specs, memory), SharedArrays(specs, memory)
    >>> legal = mine.write(games.reset())
    >>> theirs.read(legal)["seats"].tolist(), theirs.are_legal(np.array([0, 300]))
    ([0, 0], False)
    """

    def __init__(self, specs: list[ArraySpec], memory: Any) -> None:
        self._arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for spec in specs:
            array = np.frombuffer(memory, spec.dtype, prod(spec.shape), at)
            self._arrays[spec.name] = array.reshape(spec.shape)
            at += spec.num_bytes()
        self.actions: NDArray[np.int64] = self._arrays.pop("actions")

    @staticmethod
    def specs(games: VectorGames) -> list[ArraySpec]:
        """The arrays for some games."""
        count = games.count
        return [
            ArraySpec("actions", np.int64, (count,)),
            ArraySpec("seats", np.int8, (count,)),
            ArraySpec("observations", np.uint8, (count, games.observation_size)),
            ArraySpec("masks", np.bool_, (count, games.num_actions)),
            ArraySpec("rewards", np.float32, (count, games.players)),
            ArraySpec("ended", np.bool_, (count,)),
            ArraySpec("scores", np.int32, (count, games.players)),
            ArraySpec("legal", np.int16, (count * games.num_actions,)),
            ArraySpec("num_legal", np.int16, (count,)),
        ]

    def write(self, step: VectorStep) -> int:
        """Write a step; returns how many legal actions it has in all."""
        for name, array in self._arrays.items():
            rows = getattr(step, name)
            array[: len(rows)] = rows
        return len(step.legal)

    def read(self, num_legal: int) -> dict[str, NDArray[Any]]:
        """The arrays of the last step, which has that number of legal actions."""
        return self._arrays | {"legal": self._arrays["legal"][:num_legal]}

    def are_legal(self, actions: Actions) -> bool:
        """Whether actions are legal, one in each game."""
        masks = self._arrays["masks"]
        known = (actions >= 0) & (actions < masks.shape[1])
        return bool((known & masks[np.arange(len(actions)), np.where(known, actions, 0)]).all())
