"""The bots' own processes: each move is asked of one that sees only the seat's view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from random import Random
from typing import Any

from spadille.bots import registry as players
from spadille.bots.player import Player
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.server.rulebooks import rulebook_of

_log = logging.getLogger(__name__)

NICENESS = 10
ATTEMPTS = 3
PATIENCE_SECONDS = 20.0
#: Plays where the usual bot fails.
PLAIN = "random"
BEST = next(name for name in ("heuristic", PLAIN) if name in players.names())


class BotFailed(Exception):
    """Raised when no process could name a move."""


class Bots:
    """A pool of processes that choose moves, out of the event loop's way."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._new_pool()

    async def choose(self, rules: str, view: Any, seat: Seat, name: str = BEST) -> Action:
        """What the bot of that name does at ``seat``, whose view of the deal is ``view``.

        A process that dies or hangs is replaced and the move asked again. Raises ``BotFailed``.
        """
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                asked = loop.run_in_executor(
                    pool, _choose, name, rules, view, seat, secrets.randbits(64)
                )
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await asked
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
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *(loop.run_in_executor(self._pool, _ready) for _ in range(self._workers))
        )

    def close(self) -> None:
        """Stop the processes, and wait until they have ended."""
        _stop(self._pool)
        self._pool.shutdown(wait=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), _settle_down
        )

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = self._new_pool()
            _stop(broken)


def _stop(pool: ProcessPoolExecutor) -> None:
    # A process that hangs would not heed shutdown().
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _settle_down() -> None:
    """Step back behind the server, and end with it even when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _ready() -> None:
    _player(BEST)


@cache
def _player(name: str) -> Player:
    return players.player(name)


def _choose(name: str, rules: str, view: Any, seat: Seat, seed: int) -> Action:
    return _player(name).choose(rulebook_of(rules), view, seat, Random(seed))
