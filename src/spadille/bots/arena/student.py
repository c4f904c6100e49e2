"""How far chance reaches where the spread itself is estimated: Student's distribution."""

from __future__ import annotations

import math
from statistics import NormalDist

#: From more degrees of freedom on the expansion is as good as the series, and shorter.
_FEW = 50
#: No quantile of 95 in 100 lies beyond: that of one degree of freedom is 12.7.
_FAR = 16.0


def reach(freedom: int) -> float:
    """How many standard errors hold 95 of 100 true means; ``freedom`` is one less than the values.

    Right to five digits. By Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.

    >>> [f"{reach(freedom):.3f}" for freedom in (1, 2, 5, 10, 30)]
    ['12.706', '4.303', '2.571', '2.228', '2.042']
    """
    if freedom > _FEW:
        return _expanded(freedom)
    low, high = 0.0, _FAR
    while (middle := (low + high) / 2) not in (low, high):
        if _share(middle, freedom) < 0.95:
            low = middle
        else:
            high = middle
    return middle


def _share(distance: float, freedom: int) -> float:
    """How much lies within a distance from the middle: formulas 26.7.3 and 26.7.4."""
    angle = math.atan(distance / math.sqrt(freedom))
    is_odd = freedom % 2
    term, total = math.cos(angle) if is_odd else 1.0, 0.0
    for power in range(1 + is_odd, freedom, 2):
        total += term
        term *= power / (power + 1) * math.cos(angle) ** 2
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if is_odd else total


def _expanded(freedom: int) -> float:
    """Formula 26.7.5, from the quantile of the normal distribution."""
    x = NormalDist().inv_cdf(0.975)
    parts = (
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
    )
    return x + sum(part / float(freedom) ** power for power, part in enumerate(parts, 1))
