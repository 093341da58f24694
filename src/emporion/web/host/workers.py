"""Bots think in processes of their own, so that clicks are answered meanwhile."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ...bots import lower
from ...bots.worker import begin, think
from ...core.state import View

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot is no longer waited for."""

_log = logging.getLogger("emporion.bots")


class Workers:
    """A pool of processes that outlives crashes in it."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        # Who waits for a process to be free does not use up the time for thinking.
        self._free = asyncio.Semaphore(processes)

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh interpreter: a forked one would inherit the server's sockets and threads.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin)

    async def choose(self, game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
        """What a bot decides; for one that fails or takes too long, the next lower one does."""
        if len(legal) == 1:
            return legal[0]
        for each in lower(level):
            try:
                return await self._ask_twice(game, each, seed, view, legal)
            # A bot that wants to exit has failed, too: it does not end the server.
            except (Exception, SystemExit):
                _log.exception("a bot failed", extra={"game": game, "bot": each})
        return legal[seed % len(legal)]

    async def _ask_twice(
        self, game: str, level: str, seed: int, view: View, legal: list[int]
    ) -> int:
        """Ask again where the processes have ended: another table's bot may have been the cause."""
        try:
            return await self._ask(game, level, seed, view, legal)
        except BrokenProcessPool:
            return await self._ask(game, level, seed, view, legal)

    async def _ask(self, game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
        async with self._free:
            pool = self._pool
            loop = asyncio.get_running_loop()
            try:
                thought = loop.run_in_executor(pool, think, game, level, seed, view, legal)
                chosen = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            except (BrokenProcessPool, TimeoutError):
                self._replace(pool)
                raise
        if chosen not in legal:
            raise ValueError(f"{level} chose {chosen}, which is not legal")
        return chosen

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """New processes for those that have crashed, or that are lost in thought."""
        if broken is self._pool:
            self._pool = self._new_pool()
            _end(broken)

    def close(self) -> None:
        """End the processes, whatever they are at."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
