"""What each feature costs, in points."""

from spadille.bots.hearts.danger import Features

PLAY: Features = {
    "taken": 1.0,
    "on lead": 0.15,
    "minor": 1.0,
    "spades": 1.0,
    "hearts": 1.0,
    "voids": 0.0,
    "queen 0": 9.7,
    "queen 1": 8.8,
    "queen 2": 6.8,
    "queen 3": 4.7,
    "queen 4": 2.9,
    "queen 5": 1.5,
    "queen and voids": -1.5,
    "high 0": 5.0,
    "high 1": 4.2,
    "high 2": 3.0,
    "high 3": 1.8,
    "high 4": 1.0,
    "high 5": 0.4,
    "bonus": -0.3,
    "bleeding": -0.9,
    "heart led": 0.0,
    "given": -0.25,
    "moon stopped": -26.0,
    "moon fed": 8.0,
    "stopper lost": 13.0,
}

PASS: Features = PLAY | {"low spades": 0.35, "low hearts": 0.1, "last heart": 0.5}


def cost(features: Features, weights: Features = PLAY) -> float:
    """The points that a play or a pass costs."""
    return sum(weights.get(name, 0.0) * value for name, value in features.items())
