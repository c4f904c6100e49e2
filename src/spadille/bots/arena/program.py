"""A program in a process of its own, which is given a line and gives one back in time."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from weakref import WeakSet

from spadille.bots.arena.failure import Failed
from spadille.bots.arena.output import Output

#: Seconds that a program has to end by itself, once nobody asks it any more.
LEAVE = 0.5

_running: WeakSet[Program] = WeakSet()


class Program:
    """A running program; raises ``Failed`` where there is none that can be run.

    ``words`` are its name and its arguments. All that it writes is read at once, so that nothing it
    has written before it is asked is taken for the answer.
    """

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Ctrl-C at the terminal is not for it, and with it ends what it has started.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Failed("absent", str(error)) from error
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._sent: SimpleQueue[Failed | None] = SimpleQueue()
        assert self._process.stdout is not None
        self._output = Output(self._process.stdout.fileno(), self._gone)
        self._is_greeted = False
        for each in (self._speak, self._listen):
            threading.Thread(target=each, daemon=True).start()
        _running.add(self)

    def ask(self, line: bytes, patience: float) -> bytes:
        """Its line in answer to a line, both with their ends; raises ``Failed``.

        After that it must be closed. What it began to write before is no answer to this line, and
        passed over; only its first line may come before it is asked.
        """
        until = monotonic() + patience
        if self._is_greeted:
            self._output.expect()
        self._is_greeted = True
        self._questions.put(line)
        try:
            failed = self._sent.get(timeout=patience)
            if failed is not None:
                raise failed
            return self._output.answer(max(0.0, until - monotonic()))
        except Empty:
            raise Failed("silent", f"> {patience:g} s") from None

    def close(self) -> None:
        """End it, by force where it does not go by itself."""
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE)
        self.kill()
        self._process.wait()
        _running.discard(self)

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        if hasattr(os, "killpg"):
            # The group outlives a leader that has gone.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _speak(self) -> None:
        """In a thread: hand on questions, until there are no more."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError), self._process.stdin as stdin:
            while (line := self._questions.get()) is not None:
                try:
                    stdin.write(line)
                    stdin.flush()
                except OSError:
                    self._sent.put(self._gone())
                else:
                    self._sent.put(None)

    def _listen(self) -> None:
        """In a thread: take in what it writes, until there is no more."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError), self._process.stdout:
            while self._output.take_in():
                pass

    def _gone(self) -> Failed:
        with suppress(subprocess.TimeoutExpired):
            return Failed("gone", f"exit code {self._process.wait(LEAVE)}")
        return Failed("gone", "its pipe was closed")


def kill_all() -> None:
    """End every program at once."""
    for each in list(_running):
        each.kill()
