"""Processes of our own are started beside each other without leaving a trace."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess
from threading import Barrier

import pytest

from spadille.bots.process import Context

NAME = "PYTHONSAFEPATH"


def _as_told(value: str | None) -> None:
    """In a process: whether programs that it starts are told what they would be told here."""
    sys.exit(0 if os.environ.get(NAME) == value and sys.flags.safe_path else 1)


@pytest.mark.parametrize("value", [None, "1"])
def test_processes_started_at_once_leave_the_environment_as_it_was(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is None:
        monkeypatch.delenv(NAME, raising=False)
    else:
        monkeypatch.setenv(NAME, value)
    start: Callable[[SpawnProcess], None] = SpawnProcess.start
    together = Barrier(2)

    def slow(process: SpawnProcess) -> None:
        """Starting takes long enough for the other to come in between."""
        time.sleep(0.1)
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", slow)

    def started(_: int) -> int | None:
        process = Context().Process(target=_as_told, args=(value,))
        together.wait(30)
        process.start()
        process.join()
        return process.exitcode

    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(started, range(2))) == [0, 0]
    assert os.environ.get(NAME) == value
