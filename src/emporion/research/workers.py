"""Many games at once, over several processes: `VectorGames` for machines with more than one core.

A script that makes `WorkerVectorGames` needs `if __name__ == "__main__":`, since each
process imports it.
"""

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final, Self

import numpy as np

from ..bots.worker import init_worker
from ..core.errors import EmporionError, IllegalAction
from ..core.options import OptionValue
from .errors import InvalidSetting, NoGame, WorkerDied, WorkerSilent
from .rewards import WIN
from .shared_arrays import SharedArrays
from .validation import int_in_range
from .vector_games import Actions, VectorGames, VectorStep, checked_actions, checked_seed

DEFAULT_TIMEOUT: Final = 600.0
"""The default number of seconds that a process may take for one decision in all its games."""

_MAX_TIMEOUT: Final = 1e6
"""Operating systems cannot wait for much more seconds than this."""

_SHUTDOWN_SECONDS: Final = 5.0
"""How many seconds a process has to end by itself before it is killed."""

_SPAWN: Final = multiprocessing.get_context("spawn")
"""A spawned process inherits no locks that other threads hold."""


class WorkerVectorGames:
    """`VectorGames` that several processes play.

    The same seed gives the same games for any number of `workers`. Opponents are given by name
    alone. If a process ends, `WorkerDied` is raised; if one takes longer than `timeout` seconds,
    `WorkerSilent` is. Then all other processes are ended, too.

    >>> with WorkerVectorGames("byzanz", count=2, workers=1, seed=7) as games:
    ...     step = games.reset()
    ...     step = games.step(step.legal[:1].repeat(2))
    >>> step.seats.tolist()
    [1, 1]
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        reward: str = WIN,
        opponents: Sequence[str | None] | None = None,
        *,
        rotate_seats: bool = False,
        workers: int = 2,
        timeout: float = DEFAULT_TIMEOUT,
    ) -> None:
        # These are never played. They check the arguments and tell the sizes of all arrays.
        games = VectorGames(
            game, count, players, options, seed, reward, opponents, rotate_seats=rotate_seats
        )
        workers = int_in_range("workers", workers, 1, games.count)
        self.game = games.game
        self.players = players = games.players
        self.count = games.count
        self.seed = games.seed
        """What the games of the last `reset` are drawn from."""
        self.reward = reward
        self.observation_size = games.observation_size
        """How many numbers an observation has."""
        self.num_actions = games.num_actions
        """How many actions there are; each is a number below."""
        self.timeout = _checked_timeout(timeout)
        self._under_way = False
        named = None if opponents is None else list(opponents)
        chosen = None if options is None else dict(options)
        self._workers: list[_Worker] = []
        for number in range(workers):
            begin, end = (self.count * each // workers for each in (number, number + 1))
            share = VectorGames(
                game, end - begin, players, chosen, self.seed, reward, named,
                rotate_seats=rotate_seats, first_index=begin,
            )  # fmt: skip
            self._workers.append(_Worker(number, share))

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers; an empty list after `close`."""
        return [worker.process.pid or 0 for worker in self._workers]

    def reset(self, seed: int | None = None) -> VectorStep:
        """Begin every game again. A seed fixes all chance from here on; else generators go on."""
        if seed is not None:
            seed = self.seed = checked_seed(seed)
        if not self._workers:
            raise NoGame
        self._ask(self._workers, ("reset", seed))
        self._under_way = True
        return self._as_step()

    def step(self, actions: Actions) -> VectorStep:
        """Decide in every game: an array of whole numbers, one a game.

        Raises `WrongActions` for another kind of array, and `IllegalAction` for the first game
        whose action is not legal (its facts have the game's `number`); then nothing has changed.
        """
        array = checked_actions(actions, self.count)
        if not self._under_way:
            raise NoGame
        first_illegal: list[_Worker] = []
        for worker in self._workers:
            first = worker.games.first_index
            share = array[first : first + worker.games.count]
            worker.arrays.actions[:] = share
            if not first_illegal and not worker.arrays.are_legal(share):
                first_illegal.append(worker)
        # Only the worker with the illegal action is asked: it says why, and no game goes on.
        self._ask(first_illegal or self._workers, ("step", None))
        return self._as_step()

    def close(self) -> None:
        """End all processes."""
        self._under_way = False
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.connection.close()
        deadline = monotonic() + _SHUTDOWN_SECONDS
        for worker in workers:
            worker.end(deadline)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, workers: list["_Worker"], message: tuple[str, int | None]) -> None:
        """Send workers a message, and wait until all have answered."""
        try:
            for worker in workers:
                worker.ask(message, self.seed)
            deadline = monotonic() + self.timeout
            for worker in workers:
                worker.answer(deadline, self.seed, self.timeout)
        except BaseException as error:
            if not isinstance(error, IllegalAction):
                self.close()
            raise

    def _as_step(self) -> VectorStep:
        told = [worker.arrays.read(worker.legal) for worker in self._workers]
        return VectorStep(
            **{name: np.concatenate([each[name] for each in told]) for name in told[0]}
        )


class _Worker:
    """A process, and the memory that it shares with us. It plays `games`, which here begin none."""

    def __init__(self, number: int, games: VectorGames) -> None:
        self.number = number
        self.games = games
        specs = SharedArrays.specs(games)
        memory = _SPAWN.RawArray("B", sum(spec.num_bytes() for spec in specs))
        self.arrays = SharedArrays(specs, memory)
        self.legal = 0
        self.connection, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=run_worker, args=(games, memory, theirs), daemon=True)
        self.process.start()
        # Only the worker may hold it, so that `poll` notices when the worker ends.
        theirs.close()

    def ask(self, message: tuple[str, int | None], seed: int) -> None:
        """Send a message."""
        try:
            self.connection.send(message)
        except OSError:
            raise self._died(seed) from None

    def answer(self, deadline: float, seed: int, timeout: float) -> None:
        """Wait for the answer."""
        ready = wait([self.connection, self.process.sentinel], max(0.0, deadline - monotonic()))
        if not ready:
            self.process.kill()
            raise WorkerSilent(**self._facts(seed), seconds=timeout)
        # The process may have ended without an answer.
        if not self.connection.poll():
            raise self._died(seed)
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            raise self._died(seed) from None
        if isinstance(answer, EmporionError):
            raise answer
        self.legal = answer

    def end(self, deadline: float) -> None:
        """Wait until the process ends, which it does when the connection closes, or kill it."""
        self.process.join(max(0.0, deadline - monotonic()))
        self.process.kill()
        self.process.join()
        self.process.close()

    def _died(self, seed: int) -> WorkerDied:
        self.process.join(_SHUTDOWN_SECONDS)
        return WorkerDied(**self._facts(seed), exit=self.process.exitcode)

    def _facts(self, seed: int) -> dict[str, int]:
        return {
            "worker": self.number,
            "seed": seed,
            "first_index": self.games.first_index,
            "count": self.games.count,
        }


def _checked_timeout(seconds: Any) -> float:
    """A number of seconds to wait; raises `InvalidSetting`."""
    is_number = isinstance(seconds, int | float | np.number) and not isinstance(seconds, bool)
    if not is_number or not 0 < seconds <= _MAX_TIMEOUT:
        raise InvalidSetting(
            name="timeout", asked=seconds, known=[1, DEFAULT_TIMEOUT, "…", _MAX_TIMEOUT]
        )
    return float(seconds)


def run_worker(games: VectorGames, memory: Any, connection: Connection) -> None:
    """What a worker process runs: it answers messages until the connection closes."""
    init_worker()
    arrays = SharedArrays(SharedArrays.specs(games), memory)
    with suppress(EOFError, ConnectionError):
        while True:
            asked, seed = connection.recv()
            try:
                step = games.reset(seed) if asked == "reset" else games.step(arrays.actions)
            except EmporionError as error:
                connection.send(error)
            else:
                connection.send(arrays.write(step))
