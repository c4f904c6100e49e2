"""What a program writes, line by line: the answer to a question, and what nobody has asked for."""

from __future__ import annotations

import os
import select
import threading
from collections.abc import Callable
from queue import SimpleQueue

from spadille.bots.arena.failure import Failed

#: No answer is longer, in bytes with the end of its line.
LONGEST = 65536
#: So many bytes may be written from one question to the next beside the answer.
UNASKED = 65536


class Output:
    """The lines that come from the file descriptor ``source``.

    The first line is an answer whenever it comes; of the others the first that is begun after
    ``expect``. All others are passed over. ``gone`` says what happened when there are no more.
    """

    def __init__(self, source: int, gone: Callable[[], Failed]) -> None:
        self._source, self._gone = source, gone
        self._lock = threading.Lock()
        self._answers: SimpleQueue[bytes | Failed] = SimpleQueue()
        self._failed: Failed | None = None
        self._line = bytearray()
        self._is_awaited, self._is_stale = True, False
        self._unasked = 0

    def expect(self) -> None:
        """Pass over what was written so far: the next line that is begun answers a question.

        Raises ``Failed`` where there will be none.
        """
        with self._lock:
            self._drain()
            if self._failed is not None:
                raise self._failed
            self._is_awaited, self._is_stale = True, bool(self._line)
            self._unasked = 0

    def answer(self, patience: float) -> bytes:
        """The line that answers, with its end; raises ``Failed``, and ``Empty`` when it is late."""
        answer = self._answers.get(timeout=patience)
        if isinstance(answer, Failed):
            raise answer
        return answer

    def take_in(self) -> bool:
        """Wait until something is written, and take it in; whether there can be more."""
        if not _can_wait():
            written = os.read(self._source, LONGEST)
            with self._lock:
                self._hear(written)
        else:
            # Read under the lock, so that nothing is on its way while a question is asked.
            _is_readable(self._source, None)
            with self._lock:
                self._drain()
        return self._failed is None

    def _drain(self) -> None:
        while self._failed is None and _can_wait() and _is_readable(self._source, 0):
            self._hear(os.read(self._source, LONGEST))

    def _hear(self, written: bytes) -> None:
        if not written:
            self._fail(self._gone())
            return
        *ended, rest = written.split(b"\n")
        for each in ended:
            self._line += each + b"\n"
            self._end_line()
            if self._failed is not None:
                return
        self._line += rest
        if len(self._line) >= LONGEST:
            self._fail(Failed("endless", f"> {LONGEST} bytes"))

    def _end_line(self) -> None:
        line = bytes(self._line)
        self._line.clear()
        if len(line) > LONGEST:
            self._fail(Failed("endless", f"> {LONGEST} bytes"))
        elif self._is_awaited and not self._is_stale:
            self._is_awaited = False
            self._answers.put(line)
        else:
            self._is_stale = False
            self._unasked += len(line)
            if self._unasked > UNASKED:
                self._fail(Failed("endless", f"> {UNASKED} bytes that nobody asked for"))

    def _fail(self, failed: Failed) -> None:
        if self._failed is None:
            self._failed = failed
            self._answers.put(failed)


def _can_wait() -> bool:
    """Whether one can wait for a pipe without reading from it; elsewhere lines may come late."""
    return hasattr(select, "poll")


def _is_readable(source: int, milliseconds: int | None) -> bool:
    waiting = select.poll()
    waiting.register(source, select.POLLIN)
    return bool(waiting.poll(milliseconds))
