"""Deals of a plan, played by everybody in every seating."""

from __future__ import annotations

import time
from random import Random

import msgspec

from spadille.bots.arena.entrant import Conduct, Entrant, Mishap, StandIn
from spadille.bots.arena.failure import Failed, Kind
from spadille.bots.arena.plan import Plan, Task, dealer, standing
from spadille.bots.arena.seating import Seating
from spadille.bots.arena.table import Table
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.rule import IllegalAction

#: The points by seat of one deal in one seating.
Scores = tuple[int, ...]


class Round(msgspec.Struct, frozen=True):
    """What came of a task.

    ``scores`` has for each deal the points by seat in each seating, ``conduct`` each player's;
    ``seconds`` is what it took by the clock, ``made_by`` the Spadille that played.
    """

    first: int
    scores: tuple[tuple[Scores, ...], ...]
    conduct: tuple[Conduct, ...]
    seconds: float = 0.0
    made_by: str = ""

    @property
    def task(self) -> Task:
        """Which deals these are."""
        return Task(self.first, len(self.scores))


class House:
    """Where a plan is played: its players, kept from deal to deal. Used as a context."""

    def __init__(self, plan: Plan, made_by: str) -> None:
        self._plan = plan
        self._made_by = made_by
        self._book = plan.rulebook()
        game = self._book.profile.game
        self._entrants = [Entrant(name, plan.patience, game) for name in plan.players]
        self._stand_in = StandIn(game)

    def __enter__(self) -> House:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Everybody leaves."""
        for each in self._entrants:
            each.close()

    def play(self, task: Task) -> Round:
        """Play the deals of a task."""
        begun = time.perf_counter()
        scores = tuple(self._deal(number) for number in task.numbers)
        conduct = tuple(each.take_conduct() for each in self._entrants)
        return Round(task.first, scores, conduct, time.perf_counter() - begun, self._made_by)

    def _deal(self, number: int) -> tuple[Scores, ...]:
        deck = self._plan.deck(number)
        book = self._book
        return tuple(
            self._played(
                Table(book, deck, dealer(number, book.seats), standing(number)),
                number,
                place,
                seating,
            )
            for place, seating in enumerate(self._plan.seatings, 1)
        )

    def _played(self, table: Table, number: int, place: int, seating: Seating) -> Scores:
        rngs = [self._plan.chance(number, seat) for seat in range(self._book.seats)]
        while (seat := table.turn) is not None:
            self._act(table, seat, self._entrants[seating[seat]], rngs[seat], (number, place))
        scores: Scores = table.truth.settled.scores
        return scores

    def _act(
        self, table: Table, seat: Seat, entrant: Entrant, rng: Random, where: tuple[int, int]
    ) -> Action:
        """Let a seat act, by somebody else where its own player does not; what was done.

        ``where`` is the number of the deal and that of the seating.
        """
        kind: Kind
        try:
            action = entrant.choose(self._book, table.views[seat], seat, rng)
            table.act(seat, action)
        except Failed as failed:
            kind, detail = failed.kind, failed.detail
        except IllegalAction as refused:
            kind, detail = "illegal", str(refused)
        else:
            return action
        entrant.lost_turn(Mishap(*where, seat, kind, detail))
        action = self._stand_in.choose(self._book, table.views[seat], seat, rng)
        table.act(seat, action)
        return action
