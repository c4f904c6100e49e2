"""Asking a search in pieces, so that a clock is looked at meanwhile and whoever waits can stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from spadille.kernel.problem import LimitHit

#: Nodes between two looks at the clock or at whoever wants to stop: some hundredths of a second.
FIRST = 1 << 20

T = TypeVar("T")


class Counting(Protocol):
    """What counts the cards played in thought so far."""

    @property
    def nodes(self) -> int:
        """That count."""
        ...


@dataclass(slots=True)
class Patience:
    """Asks again with more nodes until the answer is known, ``limit`` nodes in all.

    Whoever is asked remembers what he has found out. ``nodes`` counts what all questions took.
    """

    limit: int
    is_late: Callable[[], bool]
    nodes: int = 0

    def ask(self, asked: Counting, question: Callable[[int], T]) -> T:
        """The answer to a question that is given so many nodes; raises ``LimitHit``."""
        piece = FIRST
        while True:
            self.heed()
            left = self.limit - self.nodes
            before = asked.nodes
            try:
                return question(min(piece, left))
            except LimitHit:
                if piece >= left:
                    raise
            finally:
                self.nodes += asked.nodes - before
            piece *= 2

    def heed(self) -> None:
        """Raises ``LimitHit`` where it is late."""
        if self.is_late():
            raise LimitHit
