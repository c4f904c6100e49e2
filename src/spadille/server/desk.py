"""A process for work that players wait for, so that no bot's move waits behind it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from spadille.bots.process import Context
from spadille.server.botprocess import Stumbled, settle_down
from spadille.server.pool import asked, stop

_log = logging.getLogger(__name__)

T = TypeVar("T")


class WorkFailed(Exception):
    """Raised when some work failed, took too long, or too many wait already."""


class Desk:
    """Does one piece of work after the other, each in so many seconds at most.

    The process starts with the first of them.
    """

    def __init__(self, seconds: float, most_waiting: int) -> None:
        self._seconds, self._most = seconds, most_waiting
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._ending: set[asyncio.Task[None]] = set()

    async def ask(self, work: Callable[..., T], *facts: object) -> T:
        """What the work comes to; raises ``WorkFailed``."""
        if self._waiting >= self._most:
            raise WorkFailed(f"{work.__name__}: {self._waiting} wait already")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._done(work, *facts)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Stop the process, and wait until it and all that served it have ended."""
        if self._pool is not None:
            await asyncio.to_thread(stop, self._pool)
        await asyncio.gather(*self._ending)

    async def _done(self, work: Callable[..., T], *facts: object) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, Context(), settle_down)
        try:
            async with asyncio.timeout(self._seconds):
                return await asked(self._pool, work, *facts)
        except (BrokenProcessPool, TimeoutError) as error:
            self._end()
            raise WorkFailed(work.__name__) from error
        except Stumbled as error:
            _log.error("%s failed: %s", work.__name__, error)
            raise WorkFailed(work.__name__) from error

    def _end(self) -> None:
        assert self._pool is not None
        ending = asyncio.create_task(asyncio.to_thread(stop, self._pool))
        self._pool = None
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
