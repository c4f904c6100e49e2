"""What others are likely to pass on."""

from __future__ import annotations

from math import exp
from random import Random

from spadille.cards import Card, CardSet
from spadille.games.hearts.cards import HIGH_SPADES
from spadille.games.hearts.passing import PASSED
from spadille.games.hearts.profile import Options

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


def handed_on(options: Options, hand: CardSet, rng: Random) -> CardSet:
    """Three cards of a hand, drawn by how often such cards are passed on."""
    left = list(hand - HIGH_SPADES if options.keep_high_spades else hand)
    given = CardSet()
    for _ in range(PASSED):
        (card,) = rng.choices(left, [_READINESS[each] for each in left])
        left.remove(card)
        given |= CardSet((card,))
    return given
