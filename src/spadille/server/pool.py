"""Asking a pool of processes, and stopping it whatever its processes do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def asked(pool: ProcessPoolExecutor, work: Callable[..., T], *facts: object) -> asyncio.Future[T]:
    """What some work in one of the processes comes to."""
    return asyncio.get_running_loop().run_in_executor(pool, work, *facts)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes, and wait until they and the pool's own thread have ended."""
    # A process that hangs would not heed shutdown().
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.kill()
    # The pool's own thread must have ended too: when Python exits it would else be woken through
    # a pipe that it may just be closing.
    pool.shutdown(wait=True, cancel_futures=True)
