"""The bots' own processes: each move is asked of one that sees only the seat's view."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from spadille.bots.process import Context
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.server.botprocess import Stumbled, choose, ready, settle_down
from spadille.server.strength import EASIEST, USUAL, Strength

_log = logging.getLogger(__name__)

ATTEMPTS = 3
#: A bot that thinks longer hangs; a searching one stops by itself within a second.
PATIENCE_SECONDS = 12.0
#: Advice may take longer, and a review long, where many ask.
ADVICE_SECONDS, STUDY_SECONDS = 45.0, 90.0

#: How many different things are said of bots in the log.
DIFFERENT = 100

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
        #: Where somebody looks back at deals, so that nobody waits for a move meanwhile.
        self._study: ProcessPoolExecutor | None = None
        self._studying = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._told: set[str] = set()

    async def choose(self, rules: str, view: Any, seat: Seat, name: str = USUAL) -> Action:
        """What the bot of that name, or strength, does at ``seat``, whose view is ``view``.

        One whose process dies or hangs, or who fails, loses this turn to the easiest, and the
        process is replaced. Raises ``BotFailed``.
        """
        asked = name
        for _ in range(ATTEMPTS):
            async with self._free:
                pool = self._pool
                try:
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        seed = secrets.randbits(64)
                        chosen = _asked(pool, choose, asked, rules, view, seat, seed)
                        action, warnings = await chosen
                    self._pass_on(warnings)
                    return action
                except (BrokenProcessPool, TimeoutError) as error:
                    # Where another's fault has cost him his process, he is asked again himself.
                    is_own = self._replace(pool) or isinstance(error, TimeoutError)
                    asked = self._fallen(asked, error) if is_own else asked
                except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the next one plays
                    if asked == EASIEST:
                        break
                    asked = self._fallen(asked, error)
        raise BotFailed(name)

    async def ask(self, work: Callable[..., T], *facts: object) -> T:
        """What some work in a process comes to; raises ``BotFailed`` where it fails or hangs."""
        async with self._free:
            pool = self._pool
            try:
                async with asyncio.timeout(ADVICE_SECONDS):
                    return await _asked(pool, work, *facts)
            except (BrokenProcessPool, TimeoutError) as error:
                self._replace(pool)
                raise BotFailed(work.__name__) from error
            except Stumbled as error:
                raise self._failed(work, error) from error

    async def study(self, work: Callable[..., T], *facts: object) -> T:
        """The same for long work, one after the other in a process of its own."""
        async with self._studying:
            if self._study is None:
                self._study = ProcessPoolExecutor(1, Context(), settle_down)
            pool = self._study
            try:
                async with asyncio.timeout(STUDY_SECONDS):
                    return await _asked(pool, work, *facts)
            except (BrokenProcessPool, TimeoutError) as error:
                self._study = None
                self._end(pool)
                raise BotFailed(work.__name__) from error
            except Stumbled as error:
                raise self._failed(work, error) from error

    def _failed(self, work: Callable[..., Any], error: Stumbled) -> BotFailed:
        _log.error("%s failed: %s", work.__name__, error)
        return BotFailed(work.__name__)

    def _fallen(self, name: str, error: Exception) -> Strength:
        """Who takes the turn; a kind of failure is said once."""
        kind = str(error) if isinstance(error, Stumbled) else type(error).__name__
        self._say_once(f"bot {name} lost its turn to {EASIEST} ({kind}); this is said once")
        return EASIEST

    def _pass_on(self, warnings: Sequence[str]) -> None:
        for text in warnings:
            self._say_once(text)

    def _say_once(self, text: str) -> None:
        if text not in self._told and len(self._told) < DIFFERENT:
            self._told.add(text)
            _log.warning("%s", text)

    async def warm_up(self) -> None:
        """Start the processes before the first move is asked of them."""
        started = (_asked(self._pool, ready) for _ in range(self._workers))
        for warnings in await asyncio.gather(*started):
            self._pass_on(warnings)

    async def close(self) -> None:
        """Stop the processes, and wait until they and all that served them have ended."""
        pools = [self._pool, *([] if self._study is None else [self._study])]
        stopping = (asyncio.to_thread(_stop, pool) for pool in pools)
        await asyncio.gather(*self._ending, *stopping)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, Context(), settle_down)

    def _replace(self, broken: ProcessPoolExecutor) -> bool:
        """Take a new pool for one that is broken, unless that has been done."""
        if self._pool is not broken:
            return False
        self._pool = self._new_pool()
        self._end(broken)
        return True

    def _end(self, broken: ProcessPoolExecutor) -> None:
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
