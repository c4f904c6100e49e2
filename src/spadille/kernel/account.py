"""A contest in which points are added up card by card, so that no end need be known beforehand.

Only ints and arrays cross into this module; see ``search.py`` for how it becomes C.
"""

from __future__ import annotations

from array import array

from spadille.kernel.contest import Contest
from spadille.kernel.stakes import Stakes
from spadille.kernel.tables import CARDS, HOLDER, Tables
from spadille.kernel.tabulate import CannotHold

try:
    import cython
except ImportError:
    from spadille.kernel import nocython as cython

if not cython.compiled:
    from spadille.kernel.bits import signed_quarters
    from spadille.kernel.sweep import ended

#: Bits of what is gained that each player has, the first the lowest.
FIELD = 16
FULL = 0xFFFF
#: Points are raised by so much, so that none are below zero.
LEVEL = 1 << 14


class Account(Contest):
    """The end of a play whose points are the stakes of the cards that are captured.

    ``alone`` is the player whom all others play against, or -1 where each looks to his own points
    and, where they are the same, wants whoever comes next to be badly off. With ``is_burden``
    points are what everybody avoids.
    """

    def __init__(
        self,
        tables: Tables,
        players: int,
        stakes: Stakes,
        is_burden: bool,
        alone: int,
        slots: int,
    ) -> None:
        most = sum(map(abs, stakes.weights)) + sum(map(abs, stakes.swept)) + abs(stakes.idle)
        if most >= LEVEL:
            raise CannotHold(f"{most} points, and an account is of less than {LEVEL}")
        steps = _steps(stakes.weights, players)
        firsts = array("Q", bytes(8 * players))
        super().__init__(tables, players, steps, firsts, array("I", bytes(4 * players)), slots)
        self.stakes = stakes
        self.swept = signed_quarters(stakes.swept)
        self.sweep = stakes.sweep
        self.sweep_total = stakes.sweep_total
        self.alike &= ~(stakes.sweep ^ stakes.sweep << 1)
        self.counting |= stakes.sweep
        self.counts_tricks = stakes.counts_tricks
        self.idle = stakes.idle
        self.is_burden = is_burden
        self.alone = alone

    def points(
        self,
        hands: tuple[int, ...],
        situation: int,
        leader: int,
        trick: tuple[int, ...],
        gained: tuple[int, ...],
        holders: int,
        taken: int,
        limit: int,
    ) -> tuple[int, ...]:
        """The points by player at the end, in the form in which ``Playout.put`` takes a world."""
        left = sum(hands) + sum(1 << card for card in trick)
        owed = sum(
            own for bit, own in enumerate(self.stakes.weights) if own < 0 and left >> bit & 1
        )
        begun = sum(LEVEL + own + owed << FIELD * player for player, own in enumerate(gained))
        end = self.ask(hands, situation, leader, trick, holders * HOLDER | taken, begun, limit)
        return tuple((end >> FIELD * player & FULL) - LEVEL for player in range(self.players))

    def is_indifferent(self, taken: int) -> bool:
        """Whether it makes no difference who takes tricks in which nothing lies."""
        if not self.counts_tricks or taken == (1 << self.players) - 1:
            return True
        return not self.idle and taken & (taken - 1) != 0

    def finished(self, gained: int, taken: int) -> int:
        """The end where all cards have been played."""
        holders = taken // HOLDER
        taken &= HOLDER - 1
        end = 0
        player = 0
        while player < self.players:
            points = gained >> FIELD * player & FULL
            points = ended(
                points,
                player,
                self.players,
                holders,
                taken,
                self.swept,
                self.sweep_total,
                self.idle,
            )
            end |= points << FIELD * player
            player += 1
        return end

    def is_better(self, player: int, end: int, other: int) -> bool:
        """Whether a player likes an end better than another."""
        place = player
        count = self.players
        if self.alone >= 0:
            place = self.alone
            count = 1
        while count:
            one = end >> FIELD * place & FULL
            two = other >> FIELD * place & FULL
            if one != two:
                return (one < two) == (self.is_burden == (place == player))
            place = place + 1 if place + 1 < self.players else 0
            count -= 1
        return False


def _steps(weights: array[int], players: int) -> array[int]:
    """What each card adds where a player captures it.

    What is less than nothing to him is added to all others, who begin with as much less.
    """
    steps = array("Q", bytes(8 * CARDS * players))
    for player in range(players):
        for bit, own in enumerate(weights):
            for other in range(players):
                if (own > 0 and other == player) or (own < 0 and other != player):
                    steps[player * CARDS + bit] += abs(own) << FIELD * other
    return steps
