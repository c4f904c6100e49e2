"""How deals are played from which it is learned what hands promise, and how well that is told."""

from __future__ import annotations

from collections.abc import Iterable
from math import log2
from statistics import fmean

from spadille.bots.effort import ExpertEffort

#: How experts play them, who would not play much better if they took their time.
EFFORT = ExpertEffort(worlds=10)
#: A contract is given to the best of so many hands, in turn: to poor ones as to those that bid.
HANDS = (1, 3, 9)
#: What chance is thought of at least, where bits are counted.
_LEAST = 0.001


def lacking(told: Iterable[float]) -> float:
    """How many bits chances that were told of what came lack of certainty, on the mean.

    >>> lacking([1.0, 0.5, 0.25])
    1.0
    """
    return round(fmean(-log2(max(chance, _LEAST)) for chance in told), 4)
