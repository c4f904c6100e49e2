"""How likely a hand is to make its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from spadille.bots.solo.features import Features


@dataclass(frozen=True, slots=True)
class Model:
    """Weights of a hand's features, in log-odds of making the game."""

    constant: float
    weights: Mapping[str, float]

    def chance(self, features: Features) -> float:
        """The chance to make it."""
        strength = sum(weight * features[name] for name, weight in self.weights.items())
        return 1.0 / (1.0 + exp(-self.constant - strength))
