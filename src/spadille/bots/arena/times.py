"""How long decisions took, in little room."""

from __future__ import annotations

import math

import msgspec

#: Two times in one step differ by two in a hundred at most.
_STEP = math.log(1.02)
_LEAST = 1e-6


class Times(msgspec.Struct):
    """Times in seconds, counted by steps of two in a hundred, and the longest as it was.

    >>> times = Times()
    >>> for each in (0.001, 0.001, 0.002, 0.5):
    ...     times.add(each)
    >>> f"{times.quantile(0.5):.4f} {times.quantile(0.99):.1f} {times.longest} {times.count}"
    '0.0010 0.5 0.5 4'
    """

    steps: dict[int, int] = {}
    longest: float = 0.0

    @property
    def count(self) -> int:
        """How many times there are."""
        return sum(self.steps.values())

    def add(self, seconds: float) -> None:
        """Count one more."""
        step = round(math.log(max(seconds, _LEAST)) / _STEP)
        self.steps[step] = self.steps.get(step, 0) + 1
        self.longest = max(self.longest, seconds)

    def join(self, other: Times) -> None:
        """Count all of another's too."""
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> float:
        """The time that so large a share of all does not exceed; nothing where there is none."""
        wanted, seen = share * self.count, 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= wanted:
                return min(math.exp(step * _STEP), self.longest)
        return 0.0
