"""How far a long command has come."""

from __future__ import annotations

import sys
import time

from spadille.locales import Messages

#: Seconds between two signs of life.
_PAUSE = 0.2
_CLEAR = "\r\x1b[2K"


class Progress:
    """One line on standard error that counts, where that is a terminal; used as a context."""

    def __init__(self, messages: Messages, total: int, message: str = "progress") -> None:
        self._messages = messages
        self._message = message
        self._total = total
        self._is_shown = sys.stderr.isatty()
        self._last = 0.0

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def clear(self) -> None:
        """Make room for a line of something else."""
        if self._is_shown:
            print(_CLEAR, end="", file=sys.stderr, flush=True)

    def at(self, done: int, total: int | None = None) -> None:
        """Tell that so many of all are done; how many there are may show only now."""
        now = time.monotonic()
        if not self._is_shown or now - self._last < _PAUSE:
            return
        self._last = now
        text = self._messages.say(
            self._message, done=done, all=self._total if total is None else total
        )
        print(f"{_CLEAR}{text}", end="", file=sys.stderr, flush=True)
