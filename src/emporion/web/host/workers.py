"""Bots think in processes of their own, so that clicks are answered meanwhile."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ...bots import BotSpec, BotTurn, fallbacks, think
from ...bots.worker import init_worker
from ...core.state import State
from ...table import is_turn
from ...table.forced import forced_turn

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot is no longer waited for."""

_log = logging.getLogger("emporion.bots")


class Workers:
    """A pool of processes that outlives crashes in it."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        # The wait for a free process does not use up the time for thinking.
        self._free = asyncio.Semaphore(processes)

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh interpreter: a forked one would inherit the server's sockets and threads.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=init_worker)

    async def turn(
        self, game: str, label: str, seed: int, saved: float, state: State, seat: int
    ) -> BotTurn:
        """A seat's turn, and the seconds that its bot has saved after it.

        For a bot that fails or takes too long, the next lower one plays.
        """
        if (forced := forced_turn(state, seat)) is not None:
            return BotTurn(forced, saved)
        spec = BotSpec.read(label)
        for each in (spec, *map(BotSpec, fallbacks(spec.level)[1:])):
            try:
                return await self._ask_twice(game, each, seed, saved, state, seat)
            # A bot that wants to exit has failed, too: it does not end the server.
            except (Exception, SystemExit):
                _log.exception("a bot failed", extra={"game": game, "bot": str(each)})
        return BotTurn(_any_turn(state, seat, seed), saved)

    async def _ask_twice(
        self, game: str, spec: BotSpec, seed: int, saved: float, state: State, seat: int
    ) -> BotTurn:
        """Ask again where the processes have ended: another table's bot may have been the cause."""
        try:
            return await self._ask(game, spec, seed, saved, state, seat)
        except BrokenProcessPool:
            return await self._ask(game, spec, seed, saved, state, seat)

    async def _ask(
        self, game: str, spec: BotSpec, seed: int, saved: float, state: State, seat: int
    ) -> BotTurn:
        async with self._free:
            pool = self._pool
            loop = asyncio.get_running_loop()
            asked = (game, spec, seed, saved, state.view(seat), state.legal(seat))
            try:
                thought = loop.run_in_executor(pool, think, *asked)
                found = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            except (BrokenProcessPool, TimeoutError):
                self._replace(pool)
                raise
        if not is_turn(state, seat, found.chain):
            raise ValueError(f"{spec} played {found.chain}, which is no legal turn")
        return found

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """New processes for those that have crashed, or that do not answer."""
        if broken is self._pool:
            self._pool = self._new_pool()
            _end(broken)

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        _end(self._pool)


def _any_turn(state: State, seat: int, seed: int) -> list[int]:
    """A legal turn, where no bot has one."""
    tried = state.copy()
    chain: list[int] = []
    while True:
        legal = tried.legal(seat)
        chain.append(legal[seed % len(legal)])
        tried.apply(seat, chain[-1])
        if not tried.drafting(seat):
            return chain


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
