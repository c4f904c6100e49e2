"""However and whenever a server is stopped, it ends in order and says nothing of its insides."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spadille.server.botprocess import ready
from spadille.server.bots import Bots
from spadille.server.pool import asked
from tests.server.house import House

#: Seconds after it is open; the bots' processes are then at different points of their start.
MOMENTS = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)


def _terminated(house: House) -> None:
    house.process.terminate()


def _interrupted(house: House) -> None:
    """Ctrl-C in a terminal goes to the bots as well."""
    os.killpg(house.process.pid, signal.SIGINT)


def _interrupted_again(house: House) -> None:
    """Whoever does not wait presses Ctrl-C once more."""
    for _ in range(3):
        if house.process.poll() is None:
            os.killpg(house.process.pid, signal.SIGINT)
        time.sleep(0.05)


@pytest.mark.parametrize("stop", [_terminated, _interrupted, _interrupted_again])
async def test_servers_that_start_and_stop_beside_each_other(
    tmp_path: Path, stop: Callable[[House], None]
) -> None:
    async def one(number: int, moment: float) -> House:
        path = tmp_path / f"{number}.sqlite"
        house = await asyncio.to_thread(House, path, is_alone=True)
        await asyncio.sleep(moment)
        await asyncio.to_thread(stop, house)
        # Once all is closed and Python itself ends, it does not catch Ctrl-C any more.
        late = {-signal.SIGINT} if stop is _interrupted_again else set()
        assert await asyncio.to_thread(house.end) in {0, *late}, house.log
        return house

    for house in await asyncio.gather(*(one(*each) for each in enumerate(MOMENTS))):
        assert house.log.count("\n") == 1, house.log


async def test_nothing_serves_the_bots_any_more_once_they_are_closed() -> None:
    bots = Bots(1)
    await bots.warm_up()
    first = bots._pool
    bots._replace(first)
    await asked(bots._pool, ready)
    assert _serving() > 0
    await bots.close()
    assert _serving() == 0


async def test_bots_are_closed_while_they_start() -> None:
    for _ in range(3):
        bots = Bots(2)
        warming = asyncio.create_task(bots.warm_up())
        await asyncio.sleep(0.05)
        warming.cancel()
        await bots.close()
        assert _serving() == 0


def _serving() -> int:
    """How many threads of process pools are there."""
    return sum("ExecutorManager" in type(each).__name__ for each in threading.enumerate())
