"""The bots' own processes: each move is asked of one that sees only the seat's view."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spadille.bots.process import Context
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.server import pool as pools
from spadille.server.botprocess import Stumbled, choose, ready, settle_down
from spadille.server.desk import Desk
from spadille.server.strength import EASIEST, USUAL, Strength

_log = logging.getLogger(__name__)

ATTEMPTS = 3
#: A bot that thinks longer hangs; a searching one stops by itself within a second.
PATIENCE_SECONDS = 12.0
#: Advice may take longer, and a review long; where as many wait, nobody else is let in.
ADVICE_SECONDS, ADVICE_WAITING = 45.0, 16
STUDY_SECONDS, STUDY_WAITING = 90.0, 8
#: A deal that is tried again is only found in a journal.
AGAIN_SECONDS, AGAIN_WAITING = 20.0, 16

#: How many different things are said of bots in the log.
DIFFERENT = 100


class BotFailed(Exception):
    """Raised when no process could name a move."""


class Bots:
    """A pool of processes that choose moves, out of the event loop's way."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._new_pool()
        # One more than there are processes, so that none waits for the next move.
        self._free = asyncio.Semaphore(self._workers + 1)
        #: Where hints are thought of, where somebody looks back at deals, and where deals are found
        #: that are tried again: nobody waits there behind a review.
        self.advice = Desk(ADVICE_SECONDS, ADVICE_WAITING)
        self.study = Desk(STUDY_SECONDS, STUDY_WAITING)
        self.again = Desk(AGAIN_SECONDS, AGAIN_WAITING)
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
                        chosen = pools.asked(pool, choose, asked, rules, view, seat, seed)
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
        started = (pools.asked(self._pool, ready) for _ in range(self._workers))
        for warnings in await asyncio.gather(*started):
            self._pass_on(warnings)

    async def close(self) -> None:
        """Stop the processes, and wait until they and all that served them have ended."""
        stopping = asyncio.to_thread(pools.stop, self._pool)
        desks = (self.advice, self.study, self.again)
        await asyncio.gather(*self._ending, stopping, *(desk.close() for desk in desks))

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
        ending = asyncio.create_task(asyncio.to_thread(pools.stop, broken))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
