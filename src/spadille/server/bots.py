"""The bots' own processes: each move is asked of one that sees only the seat's view."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from spadille.bots.process import Context
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.server.botprocess import BEST, choose, ready, settle_down

_log = logging.getLogger(__name__)

ATTEMPTS = 3
PATIENCE_SECONDS = 20.0

T = TypeVar("T")


class BotFailed(Exception):
    """Raised when no process could name a move."""


class Bots:
    """A pool of processes that choose moves, out of the event loop's way."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._new_pool()
        # One more than there are processes, so that none waits for the next move.
        self._free = asyncio.Semaphore(self._workers + 1)
        self._ending: set[asyncio.Task[None]] = set()

    async def choose(self, rules: str, view: Any, seat: Seat, name: str = BEST) -> Action:
        """What the bot of that name does at ``seat``, whose view of the deal is ``view``.

        A process that dies or hangs is replaced and the move asked again. Raises ``BotFailed``.
        """
        for _ in range(ATTEMPTS):
            async with self._free:
                pool = self._pool
                try:
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        return await _asked(
                            pool, choose, name, rules, view, seat, secrets.randbits(64)
                        )
                except (BrokenProcessPool, TimeoutError) as error:
                    _log.warning(
                        "a bot's process was lost (%s), starting another", type(error).__name__
                    )
                    self._replace(pool)
                except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the next one plays
                    # The text could name cards.
                    _log.error("bot %s failed: %s", name, type(error).__name__)
                    break
        raise BotFailed(name)

    async def warm_up(self) -> None:
        """Start the processes before the first move is asked of them."""
        await asyncio.gather(*(_asked(self._pool, ready) for _ in range(self._workers)))

    async def close(self) -> None:
        """Stop the processes, and wait until they and all that served them have ended."""
        await asyncio.gather(*self._ending, asyncio.to_thread(_stop, self._pool))

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, Context(), settle_down)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = self._new_pool()
            ending = asyncio.create_task(asyncio.to_thread(_stop, broken))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


def _asked(pool: ProcessPoolExecutor, work: Callable[..., T], *facts: object) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(pool, work, *facts)


def _stop(pool: ProcessPoolExecutor) -> None:
    # A process that hangs would not heed shutdown().
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.kill()
    # The pool's own thread must have ended too: when Python exits it would else be woken through
    # a pipe that it may just be closing.
    pool.shutdown(wait=True, cancel_futures=True)
