"""A deal among players, each of whom sees only what his seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spadille.bots.player import Player
from spadille.cards import Card, Seat
from spadille.rules.action import Action, Bid, Deal, Pass
from spadille.rules.event import Event
from spadille.rules.rulebook import Rulebook, awaited
from spadille.rules.standing import FIRST, Standing


class Table:
    """One deal in progress: the truth, and each seat's view folded from the events it may see."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        deck: Sequence[Card],
        dealer: Seat,
        standing: Standing = FIRST,
    ) -> None:
        self.rulebook = rulebook
        self.truth = rulebook.start(dealer, standing)
        self.views = [self.truth] * rulebook.seats
        self._happened(rulebook.decide(self.truth, None, Deal(dealer, tuple(deck))))

    @property
    def turn(self) -> Seat | None:
        """The first seat that must act, or none when the deal is over."""
        return min(awaited(self.rulebook, self.truth), default=None)

    def act(self, seat: Seat, action: Action) -> None:
        """Let a seat act; raises ``IllegalAction``."""
        self._happened(self.rulebook.decide(self.truth, seat, action))

    def play(self, players: Sequence[Player], rngs: Sequence[Random]) -> Any:
        """Let the players, given by seat, play the deal to its end; the last state."""
        while (seat := self.turn) is not None:
            chosen = players[seat].choose(self.rulebook, self.views[seat], seat, rngs[seat])
            self.act(seat, chosen)
        return self.truth

    def _happened(self, events: Sequence[Event]) -> None:
        for event in events:
            self.truth = self.rulebook.evolve(self.truth, event)
            for seat, view in enumerate(self.views):
                seen = event.seen_by(Seat(seat))
                self.views[seat] = self.rulebook.evolve(view, seen)


def bid_as(table: Table, seat: Seat, contract: str) -> None:
    """Give a seat the contract: it bids so and the others pass; raises ``IllegalAction``."""
    while (turn := table.turn) is not None and table.truth.contract is None:
        table.act(turn, Bid(contract) if turn == seat else Pass())
