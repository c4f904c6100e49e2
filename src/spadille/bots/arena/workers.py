"""Who plays the tasks of a plan: this process, or several on this machine."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Protocol

from spadille.bots.arena.plan import Plan, Task
from spadille.bots.arena.program import kill_all
from spadille.bots.arena.round import House, Round
from spadille.bots.origin import build
from spadille.bots.process import Context, end_with_parent

#: Makes the place where a plan is played, in the process that plays.
HouseMaker = Callable[[Plan, str], House]
#: Seconds that a process has to end its outside programs.
LEAVE = 5.0


class WorkerLost(Exception):
    """Raised when a process ended in the middle of a task; ``task`` says which."""

    def __init__(self, task: Task) -> None:
        self.task = task
        super().__init__(f"lost in deals {task.first} to {task.first + task.count - 1}")


class Workers(Protocol):
    """Plays tasks: some at a time, and they end in any order."""

    @property
    def places(self) -> int:
        """How many tasks can be under way at once."""
        ...

    def submit(self, task: Task) -> None:
        """Begin a task; there must be a place for it."""
        ...

    def next(self) -> Round:
        """Wait for the next task to end; raises ``WorkerLost``."""
        ...

    def close(self) -> None:
        """End everything, whatever is under way."""
        ...


class Here:
    """Plays in this very process, one task at a time."""

    places = 1

    def __init__(self, plan: Plan) -> None:
        self._house = House(plan, build())
        self._tasks: deque[Task] = deque()

    def submit(self, task: Task) -> None:
        """Keep the task until its result is asked for."""
        self._tasks.append(task)

    def next(self) -> Round:
        """Play the task."""
        return self._house.play(self._tasks.popleft())

    def close(self) -> None:
        """Everybody leaves."""
        self._house.close()


class Processes:
    """Plays in processes of its own, one task in each.

    ``house`` makes the place where each of them plays; it is imported there by its name.
    """

    def __init__(self, plan: Plan, count: int, house: HouseMaker = House) -> None:
        self._context = Context()
        self._idle: list[Connection] = []
        self._busy: dict[Connection, Task] = {}
        self._processes = []
        for _ in range(count):
            ours, theirs = self._context.Pipe()
            process = self._context.Process(
                target=_work, args=(theirs, house, plan, build()), daemon=True
            )
            process.start()
            theirs.close()
            self._processes.append(process)
            self._idle.append(ours)

    @property
    def places(self) -> int:
        """One for each process."""
        return len(self._processes)

    def submit(self, task: Task) -> None:
        """Give the task to a process that has none."""
        connection = self._idle.pop()
        self._busy[connection] = task
        try:
            connection.send(task)
        except OSError as error:
            raise WorkerLost(task) from error

    def next(self) -> Round:
        """Wait for the first process that is done."""
        connection = wait(list(self._busy))[0]
        assert isinstance(connection, Connection)
        task = self._busy.pop(connection)
        try:
            played: Round | BaseException = connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost(task) from error
        if isinstance(played, BaseException):
            raise played
        self._idle.append(connection)
        return played

    def close(self) -> None:
        """End the processes, by force where they do not go."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(LEAVE)
            if process.is_alive():
                process.kill()
                process.join()
        for connection in (*self._idle, *self._busy):
            connection.close()


def cores() -> int:
    """How many processes can play at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# --- in the process -----------------------------------------------------------------------------


def _work(connection: Connection, maker: HouseMaker, plan: Plan, made_by: str) -> None:
    end_with_parent(kill_all)
    signal.signal(signal.SIGTERM, _leave)
    with maker(plan, made_by) as house:
        while True:
            try:
                task = connection.recv()
            except EOFError:
                return
            connection.send(_played(house.play, task))


def _played(play: Callable[[Task], Round], task: Task) -> Round | BaseException:
    try:
        return play(task)
    except Exception as error:  # noqa: BLE001 - raised again by whoever gave the task
        return error


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit()
