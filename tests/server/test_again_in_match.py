"""A deal tried again at a new table begins with what it began with at the old one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from spadille.bots import registry
from spadille.cards import Seat
from spadille.rules.action import Action, Deal
from spadille.rules.journal import Entry
from spadille.server import lookback
from spadille.server.rows import EntryRow, TableRow
from spadille.server.state import Note, TableState

#: As many deals as it takes until cards have been passed in every way.
DEALS = 4


class Played:
    """A table, and the rows of its journal."""

    def __init__(self, rules: str, first_dealer: Seat) -> None:
        self.state = TableState(TableRow("evening", rules, first_dealer, 0.0))
        self.rows: list[EntryRow] = []

    def take(self, entry: Entry[Any, Any]) -> None:
        note = Note(entry)
        self.rows.append(self.state.row_of(note))
        self.state.take(note)

    @property
    def last(self) -> Entry[Any, Any]:
        fact = self.state.note_of(self.rows[-1]).fact
        assert isinstance(fact, Entry)
        return fact

    def act(self, seat: Seat | None, action: Action) -> None:
        views = self.state.views
        events = views.evening.decide(views.truth, seat, action)
        self.take(Entry(self.state.number + 1, seat, action, events, self.state.rules, 0.0))

    def deal(self, rng: Random) -> None:
        views, player = self.state.views, registry.player("heuristic")
        book, deck = views.rulebook, list(views.rulebook.pack)
        rng.shuffle(deck)
        self.act(None, Deal(views.evening.dealer(views.truth, Seat(0)), tuple(deck)))
        while not book.is_over(views.truth.deal):
            seat = min(book.to_act(views.truth.deal))
            self.act(seat, player.choose(book, views.of(seat).deal, seat, rng))


@pytest.mark.parametrize(
    ("rules", "dealt"), [("hearts/norsk@1", [1, 2, 3, 4]), ("lhombre/hjemme@1", [1, 1, 1, 1])]
)
def test_what_was_done_then_may_be_done_again_and_comes_to_the_same(
    rules: str, dealt: list[int]
) -> None:
    old, rng = Played(rules, Seat(0)), Random(3)
    for _ in range(DEALS):
        old.deal(rng)
    for number in range(1, DEALS + 1):
        journal = [row.body for row in old.rows]
        entries, begun = lookback.up_to(old.state.rulebook, Seat(0), journal, number)
        new = Played(rules, entries[0].action.dealer)
        for at, entry in enumerate(entries[: begun + 2], 1):
            new.take(msgspec.structs.replace(entry, number=at))
        for entry in entries[begun + 2 :]:
            new.act(entry.seat, entry.action)
        truth = new.state.views.truth
        assert new.state.views.rulebook.is_over(truth.deal)
        assert truth.dealt == dealt[number - 1]
        assert new.last.events == entries[-1].events
