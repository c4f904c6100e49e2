"""Deals by chance that try a rule set: everything that must hold is looked at in each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from spadille.bots.random import draw
from spadille.cards import PUBLIC, Card, Seat, Viewer
from spadille.cli import laws
from spadille.cli.dealing import deck_of
from spadille.cli.laws import Book, Broken
from spadille.notation import simulation
from spadille.rules.action import Action, Deal
from spadille.rules.event import Event
from spadille.rules.journal import Entry
from spadille.rules.match import Evening, Match
from spadille.rules.standing import Standing

#: No deal of any game has so many actions.
LONGEST = 1000


class Trial:
    """An evening of deals in which chance plays, and any of several seats may be the first to act.

    ``step`` counts the actions of the present deal, to tell where something did not hold.
    """

    def __init__(self, book: Book, seed: int) -> None:
        self.step = 0
        self._book = book
        self._seed = seed
        self._evening = Evening(book)
        self._match: Match[Any] = self._evening.start(Seat(0))

    def deals(self, count: int) -> Iterator[int]:
        """Play so many deals; the number of each after its end. Raises ``Broken``."""
        for number in range(1, count + 1):
            self.step = 0
            self._play(number)
            yield number

    def _play(self, number: int) -> None:
        book, chance = self._book, Random(f"check {self._seed} {number}")
        dealer = self._evening.dealer(self._match, Seat(0))
        standing = self._evening.standing(self._match)
        deck = deck_of(book, self._seed, number)
        table = _Table(book, dealer, standing)
        table.act(None, Deal(dealer, deck))
        self._look(table, chance)
        while waiting := sorted(book.to_act(table.truth)):
            self.step += 1
            if self.step > LONGEST:
                raise Broken("endless", count=LONGEST)
            seat = chance.choice(waiting)
            table.act(seat, draw(book.legal(table.truth, seat), chance))
            self._look(table, chance)
        laws.check_end(book, table.truth, table.events)
        laws.check_texts(book, table.begun, table.truth, table.entries, standing)
        laws.check_simulation(book, _simulated(table, deck, standing, chance))
        for event in table.events:
            self._match = self._evening.evolve(self._match, event)
        if self._match.is_over and not self._evening.winners(self._match):
            raise Broken("winners")

    def _look(self, table: _Table, chance: Random) -> None:
        laws.check_turn(self._book, table.truth)
        laws.check_views(self._book, table.truth, table.views)
        # Text takes longest: the truth each time, what one of them sees in turn.
        views = list(table.views.values())
        laws.check_position(self._book, [table.truth, views[self.step % len(views)]])
        laws.check_choices(self._book, table.truth, chance)


class _Table:
    """One deal: the truth, what each sees of it, and its journal."""

    def __init__(self, book: Book, dealer: Seat, standing: Standing) -> None:
        self.book = book
        self.begun = self.truth = book.start(dealer, standing)
        viewers: list[Viewer] = [PUBLIC, *(Seat(seat) for seat in range(book.seats))]
        self.views = dict.fromkeys(viewers, self.truth)
        self.entries: list[Entry[Any, Any]] = []

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for entry in self.entries for event in entry.events]

    def act(self, seat: Seat | None, action: Action) -> None:
        """Let a seat, or the house, act."""
        events = self.book.decide(self.truth, seat, action)
        number, rules = len(self.entries) + 1, str(self.book.profile)
        self.entries.append(Entry(number, seat, action, events, rules, 0.0))
        for event in events:
            self.truth = self.book.evolve(self.truth, event)
            for viewer, view in self.views.items():
                self.views[viewer] = self.book.evolve(view, event.seen_by(viewer))


def _simulated(
    table: _Table, deck: tuple[Card, ...], standing: Standing, chance: Random
) -> simulation.SimulatedDeal[Any]:
    book, states = table.book, [table.begun]

    def choose(seat: Seat) -> Action:
        return draw(book.legal(states[-1], seat), chance)

    def witness(event: Event) -> None:
        states.append(book.evolve(states[-1], event))

    dealer = table.entries[0].action.dealer
    return simulation.simulated(book, dealer, deck, choose, witness, standing)[0]
