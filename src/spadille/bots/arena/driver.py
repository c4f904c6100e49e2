"""Handing out the deals of a plan, and taking in what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.bots.arena.plan import Task
from spadille.bots.arena.round import Round
from spadille.bots.arena.workers import Workers

#: About so many seconds a task takes: long beside its way there and back, short to look at.
TASK_SECONDS = 1.0
#: Of what is left each place is given no more than this part at once, so that all end together.
_PART = 4


def played(workers: Workers, left: Sequence[Task]) -> Iterator[Round]:
    """Play what is left of a plan; the rounds as they end. Raises ``WorkerLost``."""
    waiting = _Waiting(left)
    under_way = 0
    while waiting or under_way:
        while waiting and under_way < workers.places:
            workers.submit(waiting.task(workers.places))
            under_way += 1
        done = workers.next()
        under_way -= 1
        waiting.learn(done)
        yield done


class _Waiting:
    """Deals that nobody has begun, cut into tasks by how long deals take."""

    def __init__(self, left: Sequence[Task]) -> None:
        self._left = [*reversed(left)]
        self._deals = sum(task.count for task in left)
        self._size = 1

    def __bool__(self) -> bool:
        return self._deals > 0

    def task(self, places: int) -> Task:
        """The next task."""
        stretch = self._left.pop()
        count = max(1, min(self._size, stretch.count, self._deals // (_PART * places)))
        if count < stretch.count:
            self._left.append(Task(stretch.first + count, stretch.count - count))
        self._deals -= count
        return Task(stretch.first, count)

    def learn(self, done: Round) -> None:
        """Let tasks become longer where they are short, and the reverse."""
        wanted = TASK_SECONDS * len(done.scores) / max(done.seconds, 1e-6)
        self._size = max(1, min(int(wanted), 2 * self._size))
