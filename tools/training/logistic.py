"""Logistic regression that trusts what is believed beforehand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

#: So much draws each weight back to what is trusted, counted in its own spread; the first, which is
#: that of a constant, less.
_RIDGE = 30.0
_FREE = 1.0
_ROUNDS = 20


def trusting(x: NDArray[np.float64], y: NDArray[np.bool_], column: int) -> NDArray[np.float64]:
    """Weights in log-odds of ``y``; the one of a ``column`` that foretells it is drawn to 1.

    ``x`` has a row for each that was seen, and all others are drawn to 0.
    """
    spread = x.std(axis=0)
    spread[spread == 0] = 1.0
    trusted = np.eye(x.shape[1])[column]
    return np.asarray(logistic(x / spread, y, trusted * spread, _RIDGE) / spread)


def logistic(
    x: NDArray[np.float64], y: NDArray[np.bool_], trusted: NDArray[np.float64], ridge: float
) -> NDArray[np.float64]:
    """Weights by Newton's method, drawn towards those that are trusted."""
    weights, drawn = trusted.copy(), ridge * np.eye(x.shape[1])
    drawn[0, 0] = _FREE
    for _ in range(_ROUNDS):
        told = 1.0 / (1.0 + np.exp(-x @ weights))
        slope = x.T @ (y - told) - drawn @ (weights - trusted)
        curve = x.T @ (x * (told * (1.0 - told))[:, None]) + drawn
        weights = weights + np.linalg.solve(curve, slope)
    return weights
