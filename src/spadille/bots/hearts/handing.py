"""What others are likely to pass on."""

from __future__ import annotations

from math import exp
from random import Random

from spadille.cards import Card, CardSet
from spadille.rules.legal import Selection

#: How often each card is passed on by whoever holds it: logarithms of the odds, from the ace down
#: to the two, as counted in deals among players of this house (``python -m bench.fit_hearts``).
_ODDS = {
    "C": (0.1, -0.2, -0.4, -0.9, -1.0, -1.5, -1.9, -2.8, -3.7, -4.4, -5.1, -5.5, -5.5),
    "D": (0.3, -0.2, -0.7, -0.8, -1.1, -1.6, -2.0, -3.5, -3.6, -4.2, -4.4, -5.1, -4.6),
    "S": (2.8, 2.5, 2.1, -1.9, -2.3, -3.5, -3.5, -4.4, -4.6, -5.5, -6.2, -6.2, -6.2),
    "H": (0.9, 0.8, 0.7, 0.3, 0.1, -0.3, -0.7, -1.5, -2.4, -4.2, -6.2, -5.5, -6.2),
}
_READINESS = {
    Card(suit + rank): exp(odds)
    for suit, row in _ODDS.items()
    for rank, odds in zip("AKQJT98765432", row, strict=True)
}


def handed_on(selection: Selection, rng: Random) -> CardSet:
    """As many cards as must be passed on, drawn by how often such cards are."""
    left, given = list(selection.cards), CardSet()
    for _ in range(selection.minimum):
        (card,) = rng.choices(left, [_READINESS[each] for each in left])
        left.remove(card)
        given |= CardSet((card,))
    return given
