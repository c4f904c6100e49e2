"""Playing on a cluster of machines, by Dask; it is installed with ``spadille[cluster]``."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from concurrent.futures import CancelledError
from contextlib import suppress
from importlib import import_module
from typing import Any

from spadille.bots.arena.plan import Plan, Task
from spadille.bots.arena.round import House, Round
from spadille.bots.arena.workers import WorkerLost
from spadille.bots.origin import build

#: Seconds in which a cluster must answer.
PATIENCE = 10.0
#: So many tasks for each thread of the cluster, that none waits for the next one.
_AHEAD = 2


class NoDask(Exception):
    """Raised where Dask is not installed."""


class ClusterAway(Exception):
    """Raised where no cluster answers, or it has nobody who works."""


class ClusterUnable(Exception):
    """Raised where a machine of the cluster cannot play a plan; the text tells why."""


class Cluster:
    """Plays on the cluster of an address, such as ``tcp://host:8786``.

    The machines must have the same Spadille, and the programs that a plan names.
    """

    def __init__(self, plan: Plan, address: str) -> None:
        try:
            dask = import_module("distributed")
        except ImportError as error:
            raise NoDask from error
        for name in ("distributed", "distributed.client"):
            # What becomes of the cluster is told by whoever plays there, in a line.
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._killed: type[Exception] = dask.KilledWorker
        self._plan = plan
        # By it the machines tell this comparison from another by the same plan.
        self._token = secrets.token_hex(8)
        self._tasks: dict[Any, Task] = {}
        try:
            asyncio.run(asyncio.wait_for(_knock(address), PATIENCE))
            self._client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise ClusterAway(address) from error
        threads = sum(self._client.nthreads().values())
        if not threads:
            self._client.close()
            raise ClusterAway(address)
        self._address = address
        self.places = _AHEAD * threads
        self._ended = dask.as_completed(loop=self._client.loop)

    def submit(self, task: Task) -> None:
        """Send the task to the cluster, which plays it again elsewhere if a machine is lost."""
        future = self._client.submit(_play, self._token, self._plan, task, pure=False)
        self._tasks[future] = task
        self._ended.add(future)

    def next(self) -> Round:
        """Wait for the next task to end.

        Raises ``WorkerLost``, ``ClusterAway`` and ``ClusterUnable``.
        """
        future = next(self._ended)
        task = self._tasks.pop(future)
        try:
            played: Round = future.result()
        except self._killed as error:
            raise WorkerLost(task) from error
        except (OSError, CancelledError) as error:
            raise ClusterAway(self._address) from error
        except Exception as error:
            # Not every error comes from there as what it was.
            raise ClusterUnable(str(error)) from error
        return played

    def close(self) -> None:
        """Give up what is under way, and let the players leave."""
        # Of a cluster that is away there is nothing to leave.
        with suppress(OSError, CancelledError):
            self._client.cancel(list(self._tasks), force=True)
            self._client.run(_leave, self._token)
        self._client.close()


async def _knock(address: str) -> None:
    """Look whether anybody is there: a client that found nobody would complain when all is over."""
    keys = import_module("distributed.security").Security().get_connection_args("client")
    comm = await import_module("distributed.core").connect(address, timeout=PATIENCE, **keys)
    await comm.close()


# --- on the cluster -----------------------------------------------------------------------------

#: Where each thread of this process plays, and for whom.
_houses: dict[int, tuple[str, House]] = {}
_lock = threading.Lock()


def _play(token: str, plan: Plan, task: Task) -> Round:
    return _house(token, plan).play(task)


def _house(token: str, plan: Plan) -> House:
    thread = threading.get_ident()
    with _lock:
        there = _houses.get(thread)
    if there is not None and there[0] == token:
        return there[1]
    if there is not None:
        there[1].close()
    house = House(plan, build())
    with _lock:
        _houses[thread] = token, house
    return house


def _leave(token: str) -> None:
    with _lock:
        left = [house for known, house in _houses.values() if known == token]
    for house in left:
        house.close()
