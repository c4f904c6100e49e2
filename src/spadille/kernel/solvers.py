"""A solver for each side of each deal, which remembers what it found out in other positions."""

from __future__ import annotations

from spadille.cards import Seat
from spadille.kernel.solver import Solver, deal_of
from spadille.rules.cardplay import CardPlay

Side = tuple[Seat, ...]


class Solvers:
    """Finds the solver of a position, made when the first of its deal is asked for.

    ``nodes`` counts the cards played in thought by all of them.
    """

    def __init__(self) -> None:
        self._solvers: dict[object, Solver] = {}

    @property
    def nodes(self) -> int:
        """The cards played in thought so far."""
        return sum(solver.nodes for solver in self._solvers.values())

    def at(self, play: CardPlay, side: Side) -> Solver:
        """The solver for a side, at this position; raises what ``Solver`` does."""
        key = (*deal_of(play), side)
        solver = self._solvers.get(key)
        if solver is None:
            solver = self._solvers[key] = Solver(play, side)
        else:
            solver.move(play)
        return solver


def concerning(play: CardPlay, seat: Seat) -> tuple[Side, ...]:
    """The sides whose games are of concern to a seat: its own, or all that it plays against."""
    return tuple(side for side in play.sides if seat in side) or play.sides
