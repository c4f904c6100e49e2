"""How fast one connection may ask."""

from __future__ import annotations

import time


class Rate:
    """So many at once, and so many a second in the long run.

    >>> rate = Rate(at_once=2, per_second=0.001)
    >>> [rate.wait() > 0 for _ in range(3)]
    [False, False, True]
    """

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._left = at_once
        self._counted = time.monotonic()

    def wait(self) -> float:
        """Count one more; the answer is how many seconds too early it came, 0 where it may."""
        now = time.monotonic()
        refilled = self._left + (now - self._counted) * self._per_second
        self._left, self._counted = min(self._at_once, refilled), now
        if self._left < 1:
            return (1 - self._left) / self._per_second
        self._left -= 1
        return 0.0
