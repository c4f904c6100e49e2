"""How likely a hand is to win, to be bet and to be codille."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from spadille.bots.lhombre.features import Features


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of the three ways a deal can end for its declarer; they sum to 1."""

    win: float
    bet: float
    codille: float


@dataclass(frozen=True, slots=True)
class Model:
    """Weights of a hand's features, in log-odds of winning; ``codille`` tells how losses part.

    Of the deals lost, the share that is codille has the log-odds ``codille[0] + codille[1] * s``,
    where ``s`` are the log-odds of winning.
    """

    constant: float
    weights: Mapping[str, float]
    codille: tuple[float, float]

    def strength(self, features: Features) -> float:
        """The log-odds of winning."""
        return self.constant + sum(weight * features[name] for name, weight in self.weights.items())

    def odds(self, features: Features, shift: float = 0.0) -> Odds:
        """The chances of a hand; ``shift`` is what else is known, in log-odds of winning."""
        strength = self.strength(features) + shift
        win = _chance(strength)
        codille = (1.0 - win) * _chance(self.codille[0] + self.codille[1] * strength)
        return Odds(win, 1.0 - win - codille, codille)


def _chance(log_odds: float) -> float:
    return 1.0 / (1.0 + exp(-log_odds))
