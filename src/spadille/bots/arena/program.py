"""A program in a process of its own, which is given a line and gives one back in time."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from weakref import WeakSet

from spadille.bots.arena.failure import Failed

#: No answer is longer, in bytes with the end of its line.
LONGEST = 65536
#: Seconds that a program has to end by itself, once nobody asks it any more.
LEAVE = 0.5

_running: WeakSet[Program] = WeakSet()


class Program:
    """A running program; raises ``Failed`` where there is none that can be run.

    ``words`` are its name and its arguments. Nothing is read from it but one line for each that it
    is given, so that one that writes without end waits for its reader.
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
        self._answers: SimpleQueue[bytes | Failed] = SimpleQueue()
        threading.Thread(target=self._converse, daemon=True).start()
        _running.add(self)

    def ask(self, line: bytes, patience: float) -> bytes:
        """Its line in answer to a line, both with their ends; raises ``Failed``.

        After that it must be closed: what it writes later would be taken for the next answer.
        """
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            raise Failed("silent", f"no answer within {patience:g} s") from None
        if isinstance(answer, Failed):
            raise answer
        return answer

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

    def _converse(self) -> None:
        """In a thread: hand on questions and answers, until there are no more."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        # The pipes are closed when both sides have gone, whatever was left in them.
        with suppress(OSError, ValueError), process.stdout, process.stdin:
            while (line := self._questions.get()) is not None:
                try:
                    process.stdin.write(line)
                    process.stdin.flush()
                    answer = process.stdout.readline(LONGEST)
                except OSError:
                    answer = b""
                self._answers.put(_judged(answer))


def kill_all() -> None:
    """End every program at once."""
    for each in list(_running):
        each.kill()


def _judged(answer: bytes) -> bytes | Failed:
    if answer.endswith(b"\n"):
        return answer
    if len(answer) == LONGEST:
        return Failed("endless", f"more than {LONGEST} bytes without an end of line")
    return Failed("gone", "it ended")
