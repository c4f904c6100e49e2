"""What of an evening's score the cards brought, and what the play."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from spadille.analysis.par import Par


class Luck(msgspec.Struct, frozen=True):
    """The points of a seat over several deals: ``cards`` and ``play`` together are ``score``.

    ``cards`` is the calibrated par of the deals, as they stood at the first lead: so the bidding
    and the exchange count to it.
    """

    score: float
    cards: float

    @property
    def play(self) -> float:
        """What the play brought beyond par."""
        return self.score - self.cards


def split(deals: Iterable[tuple[tuple[int, ...], Par | None]], seats: int) -> tuple[Luck, ...]:
    """The split by seat, from the points and the par of each deal; a deal without a par is luck.

    >>> par = Par("win", (1.0, 0.0, 0.0), (0.9, 0.0, 0.0))
    >>> [each.play for each in split([((1, 0, 0), par), ((0, 0, 0), None)], 3)]
    [0.09999999999999998, 0.0, 0.0]
    """
    scores, cards = [0.0] * seats, [0.0] * seats
    for points, par in deals:
        told = points if par is None else par.calibrated
        for seat, own in enumerate(points):
            scores[seat] += own
            cards[seat] += told[seat]
    return tuple(Luck(*each) for each in zip(scores, cards, strict=True))
