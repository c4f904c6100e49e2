"""Who is better, and by how much: the deal, all its seatings together, is the unit."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

from spadille.bots.arena.round import Scores
from spadille.bots.arena.seating import Seating
from spadille.bots.arena.student import reach
from spadille.rules.rulebook import Rulebook


class Mean(msgspec.Struct, frozen=True):
    """A mean over ``deals`` deals; ``error`` is its standard error, which one deal has not."""

    value: float
    error: float | None
    deals: int

    @property
    def interval(self) -> tuple[float, float] | None:
        """Between which the true value lies, by 95 to 5."""
        if self.error is None:
            return None
        apart = reach(self.deals - 1) * self.error
        return self.value - apart, self.value + apart

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """The mean of the values of the deals, the same in whatever order they come.

        >>> Mean.of([1.0, 4.0, 4.0])
        Mean(value=3.0, error=1.0, deals=3)
        """
        count = len(values)
        value = math.fsum(values) / count
        if count == 1:
            return cls(value, None, 1)
        spread = math.fsum((each - value) ** 2 for each in values) / (count - 1)
        return cls(value, math.sqrt(spread / count), count)


class Lead(msgspec.Struct, frozen=True):
    """How far the player of number ``first`` is ahead of ``second``, in points a deal.

    More is better for the first, also where fewer points are better in the game.
    """

    first: int
    second: int
    mean: Mean

    @property
    def better(self) -> int | None:
        """The number of the better player; nobody where the interval reaches over nothing."""
        interval = self.mean.interval
        if interval is None or interval[0] <= 0 <= interval[1]:
            return None
        return self.first if self.mean.value > 0 else self.second


def is_more_better(rulebook: Rulebook[Any]) -> bool:
    """Whether more points are better in the game, by the winner of a match.

    >>> from spadille.games.registry import rulebook
    >>> is_more_better(rulebook("lhombre")), is_more_better(rulebook("hearts"))
    (True, False)
    """
    points = (1, *(0,) * (rulebook.seats - 1))
    return 0 in rulebook.winners(points)


def leads(
    deals: Sequence[Sequence[Scores]], seatings: Sequence[Seating], *, is_more: bool
) -> Iterator[Lead]:
    """Each player against each other; ``deals`` has the points by seat, by deal and seating.

    In each seating the mean of the seats of one is set against the mean of the other's seats.

    >>> seatings = ((0, 0, 1), (0, 1, 1))
    >>> [lead] = leads([[(2, 4, 0), (3, 0, -1)], [(0, 0, 0), (0, 0, 0)]], seatings, is_more=True)
    >>> lead.mean.value, lead.mean.deals, lead.better
    (1.625, 2, None)
    """
    sign = 1 if is_more else -1
    for first, second in combinations(sorted({each for one in seatings for each in one}), 2):
        apart = [
            sign
            * _mean(
                _of(first, scores, seating) - _of(second, scores, seating)
                for scores, seating in zip(deal, seatings, strict=True)
                if {first, second} <= {*seating}
            )
            for deal in deals
        ]
        yield Lead(first, second, Mean.of(apart))


def points(deals: Sequence[Sequence[Scores]], seatings: Sequence[Seating], player: int) -> Mean:
    """What a player makes in a deal at one seat, in the points of the game."""
    return Mean.of(
        [
            _mean(
                _of(player, scores, seating)
                for scores, seating in zip(deal, seatings, strict=True)
                if player in seating
            )
            for deal in deals
        ]
    )


def _of(player: int, scores: Scores, seating: Seating) -> float:
    return _mean(score for score, seated in zip(scores, seating, strict=True) if seated == player)


def _mean(values: Iterable[float]) -> float:
    told = list(values)
    return math.fsum(told) / len(told)
