"""Matches of Spanish Solo, played by chance."""

from __future__ import annotations

import random

from spadille.cards import Seat
from spadille.games.solo import Solo
from spadille.games.solo.state import Phase, State
from spadille.rules.action import Action, Bid, Deal, Pass
from spadille.rules.event import Settled
from spadille.rules.match import Evening, Match
from tests.conformance.playing import at_random

FIRST = Seat(2)


class Played:
    """An evening with the scores of its deals."""

    def __init__(self, seed: int, book: Solo) -> None:
        self.chance = random.Random(seed)
        self.book = book
        self.evening: Evening[State] = Evening(book)
        self.match: Match[State] = self.evening.start(FIRST)
        self.dealers: list[Seat] = []
        self.ends: list[tuple[int, ...]] = []

    def deal(self) -> Played:
        """A deal that somebody plays."""
        self._begin()
        self._act(Bid("simple_suit"))
        choose = at_random(self.chance)
        while (seat := self._turn()) is not None:
            self._act(choose(self.book.legal(self.match.deal, seat)))
        return self

    def pass_out(self) -> Played:
        """A deal that nobody plays."""
        self._begin()
        while self.book.phase(self.match.deal) == Phase.AUCTION:
            self._act(Pass())
        return self

    def _begin(self) -> None:
        dealer = self.evening.dealer(self.match, FIRST)
        self.dealers.append(dealer)
        deck = list(self.book.pack)
        self.chance.shuffle(deck)
        self._act(Deal(dealer, tuple(deck)))

    def _turn(self) -> Seat | None:
        return next(iter(self.book.to_act(self.match.deal)), None)

    def _act(self, action: Action) -> None:
        seat = None if isinstance(action, Deal) else self._turn()
        for event in self.evening.decide(self.match, seat, action):
            self.match = self.evening.evolve(self.match, event)
            if isinstance(event, Settled):
                self.ends.append(event.scores)
