"""Where matches are played: in this process, in several, or by the workers of a Dask cluster.

Each of them is a `concurrent.futures.Executor`. A worker that dies takes nothing along but the
matches it was playing, and those are played again.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

from ..core.errors import MissingExtra
from .errors import BuildMismatch, LostWorkers, UnreachableScheduler

_ATTEMPTS: Final = 4
"""How often the same matches are tried when workers die over them."""

TIMEOUT = 10.0
"""Seconds in which a scheduler must have answered."""

_Key = TypeVar("_Key")
_Result = TypeVar("_Result")


@dataclass
class Chunk(Generic[_Key, _Result]):
    """A piece of work: what it is known by, and the call that does it."""

    key: _Key
    call: Callable[..., _Result]
    arguments: tuple[Any, ...]
    attempts: int = 0


class WorkerPool(AbstractContextManager["WorkerPool"]):
    """Workers behind an executor.

    >>> with InlinePool() as pool:
    ...     pool.submit(Chunk("power", pow, (2, 5))).result()
    32
    """

    lost: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """What a piece of work raises whose worker has died."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def capacity(self) -> int:
        """How many pieces of work keep all of them busy."""
        return 1

    def submit(self, chunk: "Chunk[Any, _Result]") -> "Future[_Result]":
        """Give out a piece of work, to new workers where the old ones are gone."""
        return self.executor.submit(chunk.call, *chunk.arguments)

    def close(self) -> None:
        """Let all go; what is not done is dropped."""
        self.executor.shutdown()

    def __exit__(self, *_: object) -> None:
        self.close()


class _ImmediateExecutor(Executor):
    """Does the work when it is given."""

    def submit(self, fn: Callable[..., _Result], /, *args: Any, **kwargs: Any) -> "Future[_Result]":
        future: Future[_Result] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # it is raised where the result is asked for
            future.set_exception(error)
        return future


class InlinePool(WorkerPool):
    """This process does everything itself.

    >>> with InlinePool() as pool:
    ...     pool.capacity()
    1
    """

    def __init__(self) -> None:
        super().__init__(_ImmediateExecutor())


class ProcessPool(WorkerPool):
    """Processes on this machine."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        # Spawned, since a copy of a process that has threads, as a progress bar does, may hang.
        self._context = multiprocessing.get_context("spawn")
        # Workers hold one end and notice when the other is closed, also when this process has died.
        # (To set an event waits for every process that waits for it: for ever if one is dead.)
        self._theirs, self._ours = self._context.Pipe(duplex=False)
        super().__init__(self._pool())

    def capacity(self) -> int:
        """A match for each, and one that waits for the first that is free."""
        return self._processes + 1

    def submit(self, chunk: Chunk[Any, _Result]) -> "Future[_Result]":
        """A pool in which a process has died is replaced by a new one."""
        with _ignoring_interrupts():
            try:
                return super().submit(chunk)
            except BrokenExecutor:
                self.executor.shutdown(wait=False, cancel_futures=True)
                self.executor = self._pool()
                return super().submit(chunk)

    def close(self) -> None:
        """End the processes at once: a match may take minutes, and would be of no use now."""
        self._ours.close()
        self.executor.shutdown(wait=True, cancel_futures=True)
        self._theirs.close()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, self._context, initializer=_init_worker, initargs=(self._theirs,)
        )


class ClusterPool(WorkerPool):
    """The workers of a Dask cluster; it may grow and shrink meanwhile."""

    def __init__(self, address: str) -> None:
        try:
            dask: Any = import_module("distributed")
        except ModuleNotFoundError:
            raise MissingExtra(name="distributed", what="cluster") from None
        self.lost = (BrokenExecutor, CancelledError, dask.KilledWorker)
        try:
            # A client that does not come about cannot be closed; so a plain connection comes first.
            asyncio.run(_check_connection(dask, address))
            self._client = dask.Client(address, timeout=TIMEOUT, set_as_default=False)
        except (OSError, ValueError):
            raise UnreachableScheduler(asked=address) from None
        self._address = address
        # Not pure: the same matches, asked for again, are played again.
        super().__init__(self._client.get_executor(pure=False))

    def capacity(self) -> int:
        """A match for each thread of the workers that are there now, and one that waits."""
        threads: dict[str, int] = self._client.nthreads()
        return sum(threads.values()) + 1

    def submit(self, chunk: Chunk[Any, _Result]) -> "Future[_Result]":
        """The scheduler replaces workers by itself; where it has gone there is nobody to ask."""
        if self._client.status != "running":
            raise UnreachableScheduler(asked=self._address)
        return super().submit(chunk)

    def close(self) -> None:
        """Take back what has not been done, and leave the cluster as it was."""
        self.executor.shutdown(wait=False)
        self._client.close()


async def _check_connection(dask: Any, address: str) -> None:
    """Raise `OSError` or `ValueError` where nobody answers."""
    found = await dask.comm.connect(address, timeout=TIMEOUT)
    await found.close()


def worker_pool(processes: int, scheduler: str | None = None) -> WorkerPool:
    """The workers of a cluster if its scheduler is named, else processes of this machine.

    >>> type(worker_pool(1)).__name__
    'InlinePool'
    """
    if scheduler is not None:
        return ClusterPool(scheduler)
    return InlinePool() if processes == 1 else ProcessPool(processes)


def stream(
    workers: WorkerPool, chunks: Iterator[Chunk[_Key, _Result]]
) -> Iterator[tuple[Chunk[_Key, _Result], _Result]]:
    """Let a pool do all work; gives each piece with its result, in the order in which they end.

    Only as much is given out as keeps all workers busy: so `chunks` may still decide on
    what comes next. Work lost with a worker is given out again; raises `LostWorkers` if that
    happens to the same piece again and again.
    """
    running: dict[Future[_Result], Chunk[_Key, _Result]] = {}
    again: deque[Chunk[_Key, _Result]] = deque()
    while True:
        while len(running) < workers.capacity():
            chunk = again.popleft() if again else next(chunks, None)
            if chunk is None:
                break
            running[workers.submit(chunk)] = chunk
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            chunk = running.pop(future)
            try:
                result = future.result()
            except workers.lost:
                chunk.attempts += 1
                if chunk.attempts == _ATTEMPTS:
                    raise LostWorkers(asked=_ATTEMPTS) from None
                again.append(chunk)
            except ModuleNotFoundError as error:
                raise BuildMismatch(known="emporion", asked=error.name) from None
            else:
                yield chunk, result


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment: processes that start in it inherit that from the beginning."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _init_worker(theirs: Connection) -> None:
    """A worker ends when it is told to, or with the process that started it; not at Ctrl-C, which
    reaches every process of a terminal: only the first decides what it means.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(theirs,), daemon=True).start()


def _exit_with_parent(theirs: Connection) -> None:
    with suppress(EOFError, OSError):
        theirs.recv_bytes()
    os._exit(0)
