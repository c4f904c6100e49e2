"""Work that players wait for: one after the other, bounded, and given up where it hangs."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from spadille.server.desk import Desk, WorkFailed


def _pid() -> int:
    return os.getpid()


def _slow(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def _die() -> None:
    os._exit(1)


async def test_work_is_done_in_one_other_process_and_no_more_wait_than_may() -> None:
    desk = Desk(seconds=30.0, most_waiting=2)
    first, second = (asyncio.create_task(desk.ask(_slow, 0.2)) for _ in range(2))
    await asyncio.sleep(0)
    with pytest.raises(WorkFailed, match="2 wait already"):
        await desk.ask(_pid)
    assert await first == await second == 0.2
    pids = {await desk.ask(_pid) for _ in range(3)}
    assert len(pids) == 1
    assert os.getpid() not in pids
    await desk.close()


async def test_work_that_hangs_or_dies_fails_and_the_next_is_done() -> None:
    desk = Desk(seconds=30.0, most_waiting=4)
    with pytest.raises(WorkFailed, match="_die"):
        await desk.ask(_die)
    before = await desk.ask(_pid)
    desk._seconds = 0.3
    with pytest.raises(WorkFailed, match="_slow"):
        await desk.ask(_slow, 60.0)
    desk._seconds = 30.0
    assert await desk.ask(_pid) != before
    await desk.close()
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)
