"""What the points of a deal are worth to each player: by themselves, or for the match near its end.

A simple model. What a player wants of a match is to finish it ahead of each of the others, a tie
being half of that. Where the match is over the points tell who is ahead. Where it goes on, the
chance to stay ahead of somebody grows with the difference of points, and the less the more deals
are still to come: a deal moves two players apart by ``APART`` points or so, and brings whoever is
nearest to the end ``NEARER`` points.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp, pi, sqrt

from spadille.cards import Seat
from spadille.games.hearts import settlement
from spadille.games.hearts.cards import POINT_CARDS
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import State
from spadille.kernel.endings import Worth
from spadille.kernel.forest import Aims
from spadille.kernel.prizes import Points

#: The standard deviation of the difference of two players' points in a deal, and the mean of a
#: player's points, both by all that count: as counted in 868 deals of experts and other searchers.
APART = 11.7 / 26
NEARER = 7.0 / 26
#: Of the same chances for the match fewer points are better: what they weigh, by all that count.
TRIFLE = 0.02


def is_near(options: Options, view: State) -> bool:
    """Whether the match may end with this deal."""
    return max(view.points_before) + settlement.most(options) >= options.target


def worth(options: Options, view: State, players: Sequence[Seat], spite: float) -> Worth:
    """What an end of the deal is worth to each player, from the points of the deal by player.

    Far from the end of a match it is to have few points, and a little that the others have more:
    ``spite`` is what their mean counts.
    """

    def by_points(points: Points) -> tuple[float, ...]:
        total, others = sum(points), len(points) - 1
        return tuple(spite * (total - own) / others - own for own in points)

    if not is_near(options, view):
        return by_points
    before, unit = [view.points_before[seat] for seat in players], _all(options)

    def by_match(points: Points) -> tuple[float, ...]:
        sums = [old + new for old, new in zip(before, points, strict=True)]
        totals = tuple(own - settlement.taken_off(options, own) for own in sums)
        both = zip(ahead(options, totals), by_points(points), strict=True)
        return tuple(chance + TRIFLE / unit * few for chance, few in both)

    return by_match


def aims(options: Options, view: State, players: Sequence[Seat], spite: float) -> Aims | None:
    """The same for trees, as a sum over the points of each; none far from the end of a match.

    What the points of one player are worth is told as if the others came to what is likely: what
    they have, and equal parts of all that is left.
    """
    if not is_near(options, view):
        return None
    worth_of = worth(options, view, players, spite)
    taken = [settlement.points(options, view.captured[seat]) for seat in players]
    left = round((_all(options) - sum(taken)) / len(players))
    likely = tuple(own + left for own in taken)
    usual = worth_of(likely)
    most = settlement.most(options)
    least = -most - options.jd_bonus - options.no_tricks_bonus
    rows = [
        [
            [told - (1 - 1 / len(players)) * own for told, own in zip(worths, usual, strict=True)]
            for points in range(least, most + 1)
            for worths in [worth_of((*likely[:each], points, *likely[each + 1 :]))]
        ]
        for each in range(len(players))
    ]
    table = [row[player] for player in range(len(players)) for each in rows for row in each]
    return Aims(array("d", table), least)


def ahead(options: Options, totals: tuple[int, ...]) -> tuple[float, ...]:
    """The share of the others that each player is likely to finish the match ahead of.

    >>> from spadille.games.hearts.profile import load
    >>> norsk = load("norsk").options
    >>> ahead(norsk, (40, 101, 60, 60))
    (1.0, 0.0, 0.5, 0.5)
    >>> [round(chance, 2) for chance in ahead(norsk, (40, 99, 60, 60))]
    [0.97, 0.0, 0.51, 0.51]
    """
    is_over = settlement.is_match_over(options, totals)
    won = settlement.winners(options, totals) if is_over else ()
    spread = _spread(options, totals)

    def over(one: int, other: int) -> float:
        if one in won or other in won:
            return 0.5 * (1 + (one in won) - (other in won))
        gap = totals[other] - totals[one]
        if is_over:
            return 0.5 * (1 + (gap > 0) - (gap < 0))
        return 1.0 / (1.0 + exp(-gap / spread))

    seats = range(len(totals))
    return tuple(
        sum(over(one, other) for other in seats if other != one) / (len(totals) - 1)
        for one in seats
    )


def _spread(options: Options, totals: Sequence[int]) -> float:
    """How many points make somebody likelier to stay ahead by a factor of e."""
    unit = _all(options)
    deals = max(1.0, (options.target - max(totals)) / (NEARER * unit))
    return sqrt(deals) * APART * unit * sqrt(3.0) / pi


def _all(options: Options) -> int:
    return max(1, settlement.points(options, POINT_CARDS))
