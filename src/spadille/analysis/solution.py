"""What each card is worth with all hands open, and how the deal goes if nobody errs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spadille.analysis.patience import Patience
from spadille.cards import Card, CardSet, Seat
from spadille.kernel.problem import LIMIT
from spadille.kernel.solver import Solver
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay


@dataclass(frozen=True, slots=True)
class Solution:
    """The points of a side if it and all others, who oppose it, play without error.

    ``values`` are the same after each card that may be played now; in ``line`` everybody plays a
    best card, the first in the order of the contract where several are. ``nodes`` counts the cards
    played in thought.
    """

    side: tuple[Seat, ...]
    value: int
    values: dict[Card, int]
    line: tuple[tuple[Seat, Card], ...]
    nodes: int


def solve(
    play: CardPlay,
    side: tuple[Seat, ...] | None = None,
    limit: int = LIMIT,
    is_late: Callable[[], bool] = lambda: False,
) -> Solution:
    """The solution of a play for a side, the first of the play where none is named.

    Raises ``LimitHit`` once ``limit`` nodes were not enough, or ``is_late`` says so;
    ``ValueError`` where all is played, or where points do not hang on the number of tricks.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> solution = solve(table.rulebook.card_play(table.truth))
    >>> solution.value, solution.values[Card("SA")], len(solution.line)
    (4, 4, 27)
    """
    alone = OpenPlay(play)
    if alone.is_over:
        raise ValueError("all cards have been played")
    solver = Solver(play, side)
    patience = Patience(limit, is_late)
    first = values = patience.ask(solver, solver.values)
    value = _best(first, alone.turn in solver.side)
    line: list[tuple[Seat, Card]] = []
    while (turn := alone.turn) is not None:
        best = _best(values, turn in solver.side)
        card = next(each for each in play.order.sort(CardSet(values)) if values[each] == best)
        line.append((turn, card))
        alone.play(card)
        if not alone.is_over:
            solver.move(alone.described())
            values = patience.ask(solver, solver.values)
    return Solution(solver.side, value, first, tuple(line), solver.nodes)


def _best(values: dict[Card, int], is_own: bool) -> int:
    return (max if is_own else min)(values.values())
