"""What something that a seat may do comes to in play-outs, in several heaps of worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from spadille.analysis.moment import Hands

T = TypeVar("T")


class Prospects(Protocol[T]):
    """Plays a deal of Hearts out in thought.

    Values are in points, the higher the better: those of the seat, and for a little those of the
    others; or in what they are worth for the match, where the deal may end it. The same seed gives
    the same.
    """

    def best(self, seed: int) -> T:
        """What most play-outs want."""
        ...

    def values(self, choice: T, seed: int) -> list[float]:
        """What a choice comes to, in each heap of worlds for itself."""
        ...

    def hands(self) -> tuple[Hands, ...]:
        """The hands by seat in each of the worlds."""
        ...


def heaps(worlds: Sequence[T], count: int) -> list[Sequence[T]]:
    """Worlds in so many heaps, as long as there are so many.

    >>> [list(heap) for heap in heaps("abcde", 2)]
    [['a', 'c', 'e'], ['b', 'd']]
    """
    return [worlds[at::count] for at in range(min(count, len(worlds)))]
