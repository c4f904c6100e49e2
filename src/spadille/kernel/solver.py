"""What a play of the cards comes to with all cards open, for a side against all others."""

from __future__ import annotations

from copy import copy

from spadille.cards import Card, Seat
from spadille.kernel.placed import Placed
from spadille.kernel.problem import LIMIT, Problem
from spadille.kernel.reckoning import outcomes, side_of, tricks_of
from spadille.kernel.squeeze import squeezed
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay

#: Two to this power is how many positions are remembered where nobody asks for more.
SLOTS = 13
MOST_SLOTS = 32


class Solver:
    """Exact values of a play for one side, which all others oppose together.

    A value is the points of the side at the end of the deal, as the rulebook settles it; what may
    be said during the play, such as a tout, is no part of it. ``nodes`` counts the cards played in
    thought so far. Threads that share a solver wait for each other. Raises ``ValueError`` at a
    position that cannot arise, at a side of others than the players, and where points do not hang
    on the number of tricks; ``CannotHold`` where the tables of the kernel cannot hold the rules.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> Solver(table.rulebook.card_play(table.truth)).value()
    4
    """

    def __init__(
        self, play: CardPlay, side: tuple[Seat, ...] | None = None, slots: int = SLOTS
    ) -> None:
        play.check()
        self.side = side_of(play, side)
        if not 0 < slots <= MOST_SLOTS:
            raise ValueError(f"slots are from 1 to {MOST_SLOTS}, not {slots}")
        self._deal = deal_of(play)
        self._tables = tabulate(play)
        places = (play.players.index(seat) for seat in self.side)
        together = sum(1 << place for place in places)
        told = outcomes(play, self.side)
        self._problem = Problem(self._tables, told, together, slots, *self._placed(play))

    @property
    def nodes(self) -> int:
        """The cards played in thought so far."""
        return self._problem.nodes

    def problem(self) -> Problem:
        """The same question where the solver stands now, for a process that has no rules."""
        return copy(self._problem)

    def move(self, play: CardPlay) -> None:
        """Go on from another position of the same deal; ``ValueError`` where it is of another."""
        if deal_of(play) != self._deal:
            raise ValueError("this is a position of another deal")
        self._problem.place(*self._placed(play))

    def value(self, limit: int = LIMIT) -> int:
        """The points the side comes to; raises ``LimitHit`` soon after ``limit`` nodes."""
        return self._problem.value(limit)

    def values(self, limit: int = LIMIT) -> dict[Card, int]:
        """The same after each card that may be played now; raises ``LimitHit``.

        Cards that differ in rank alone, with none between them, are worth the same.
        """
        return {Card.ALL[index]: value for index, value in self._problem.values(limit).items()}

    def _placed(self, play: CardPlay) -> tuple[Placed, int]:
        """A position, and the cards that may be played in it."""
        legal = OpenPlay(play).legal().bits
        placed = squeezed(self._tables, play)
        moves = sum(1 << bit for bit, index in placed.cards.items() if legal >> index & 1)
        return placed, moves


def deal_of(play: CardPlay) -> tuple[object, ...]:
    """What is the same in all positions of a deal, and tells it from others to a solver."""
    return (play.players, play.order.lanes, play.stakes, tricks_of(play))
