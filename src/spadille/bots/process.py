"""Processes of one's own that end with whoever started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess

#: Where it is set, Python looks for no module in the current folder.
_SAFE = "PYTHONSAFEPATH"
#: A process inherits the environment of whoever starts it: so one is started at a time.
_starting = threading.Lock()


class _Process(SpawnProcess):
    """A process that never hears of Ctrl-C, not even while it starts; its parent ends it.

    It imports nothing from the current folder, where anybody may have a ``re.py``.
    """

    def start(self) -> None:
        """Start with the interrupt blocked and the folder unsafe, which the process inherits."""
        with _starting:
            self._told = os.environ.get(_SAFE)
            with _interrupt_blocked(), _folder_unsafe():
                super().start()

    def run(self) -> None:
        """Begin; the programs that it starts look for modules where they always do."""
        _set_safe(self._told)
        super().run()


class Context(SpawnContext):
    """Starts such processes."""

    Process = _Process


@contextmanager
def _interrupt_blocked() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _folder_unsafe() -> Iterator[None]:
    before = os.environ.get(_SAFE)
    _set_safe("1")
    try:
        yield
    finally:
        _set_safe(before)


def _set_safe(value: str | None) -> None:
    if value is None:
        os.environ.pop(_SAFE, None)
    else:
        os.environ[_SAFE] = value


def end_with_parent(at_last: Callable[[], None] = lambda: None) -> None:
    """In such a process: end when whoever started it ends, even when he is killed.

    ``at_last`` is done before.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    watched = (parent.sentinel, at_last)
    threading.Thread(target=_end_with, args=watched, daemon=True).start()


def _end_with(sentinel: int, at_last: Callable[[], None]) -> None:
    wait([sentinel])
    at_last()
    os._exit(0)
