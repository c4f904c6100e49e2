"""Whoever looks back at a deal of a long evening keeps no other table waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cards import Seat
from spadille.rules.action import Deal, Pass
from spadille.rules.journal import Entry
from spadille.server import lookback
from spadille.server.bots import Bots
from spadille.server.key import lock_for
from spadille.server.lobby import House, Lobby, new_table
from spadille.server.pace import Pace
from spadille.server.people import SatDown
from spadille.server.protocol import AskAdvice, AskReview, Hello, Leave, OpenTable, Sit, TryAgain
from spadille.server.rows import EntryRow, TableRow
from spadille.server.school import School
from spadille.server.state import Note, TableState
from spadille.server.store import Store

TABLE, RULES, TOKEN = new_table(), "lhombre/hjemme@1", "t" * 30
#: Deals in which everybody passes: the last is looked back at, and all before it are read.
DEALS = 150
#: The step of the deal at which its dealer passes, after all others.
LAST = 2
ROW = TableRow(TABLE, RULES, 0, 0.0)


async def test_a_long_journal_is_read_where_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, bots = await Store.open(tmp_path / "spadille.sqlite"), Bots(1)
    house = House(store, bots, Pace())
    lobby = Lobby(house, 300)
    school = School(house, lobby)
    try:
        await store.append(ROW, *_evening())
        for name in ("up_to", "recorded"):
            monkeypatch.setattr(lookback, name, _read_here)
        # The process starts with the first that is asked, and is not what is measured.
        await school.review(TABLE, AskReview(TOKEN, 1), "en")
        moving = asyncio.create_task(_longest_wait(lobby))
        begun = time.perf_counter()
        again = await school.again(TABLE, TryAgain(TOKEN, DEALS, LAST))
        told = await school.review(TABLE, AskReview(TOKEN, DEALS), "en")
        taken = time.perf_counter() - begun
        moving.cancel()
        waited = await moving
    finally:
        await lobby.close()
        await store.close()
        await bots.close()
    assert again.seat == 0
    assert told.review.scores == (0, 0, 0)
    assert waited.moves > 10
    assert waited.longest < taken / 2, (waited.longest, taken)


async def test_others_get_their_turn_while_a_long_evening_is_looked_over(tmp_path: Path) -> None:
    store, bots = await Store.open(tmp_path / "spadille.sqlite"), Bots(1)
    house = House(store, bots, Pace())
    lobby = Lobby(house, 300)
    school = School(house, lobby)
    try:
        await store.append(ROW, *_evening())
        # The process that does the work starts with the first that is asked of it.
        await school.review(TABLE, AskReview(TOKEN, 1), "en")
        looking = asyncio.create_task(school.luck(TABLE, AskAdvice(TOKEN), "en"))
        await asyncio.sleep(0)
        told = await school.review(TABLE, AskReview(TOKEN, DEALS), "en")
        assert not looking.done()
        assert told.review.scores == (0, 0, 0)
        assert [own.score for own in (await looking).luck] == [0, 0, 0]
    finally:
        await school.close()
        await lobby.close()
        await store.close()
        await bots.close()


def _read_here(*_: object) -> None:
    raise AssertionError("the journal was read by the server itself")


class Waited:
    """How many moves were made, and how long the slowest took."""

    def __init__(self) -> None:
        self.moves, self.longest = 0, 0.0


async def _longest_wait(lobby: Lobby) -> Waited:
    """Somebody sits down at another table and gets up, again and again, until it is enough."""
    opened = await lobby.open(OpenTable("Inger"))
    table, waited = await lobby.table(opened.table), Waited()
    guest = table.enter(Hello())
    while True:
        begun, number = time.perf_counter(), table.state.number
        said = f"command {waited.moves}"
        await table.ask(guest, Leave(said) if waited.moves % 2 else Sit(said, 1, "Olav"))
        try:
            while table.state.number == number:
                await guest.outbox.get()
        except asyncio.CancelledError:
            return waited
        waited.moves += 1
        waited.longest = max(waited.longest, time.perf_counter() - begun)


def _evening() -> Iterator[EntryRow]:
    """The rows of an evening: one deal, again and again, since whoever dealt it deals anew."""
    state = TableState(ROW)
    sat = Note(SatDown(Seat(0), "Inger", lock_for(TOKEN)))
    yield state.row_of(sat)
    state.take(sat)
    facts = list(_passed_deal(state))
    for at in range(DEALS * len(facts)):
        state.number = at + 1
        yield state.row_of(Note(replace(facts[at % len(facts)], number=at + 2)))


def _passed_deal(state: TableState) -> Iterator[Entry[Any, Any]]:
    """A deal in which all pass."""
    views, book = state.views, state.rulebook
    deal = Deal(views.evening.dealer(views.truth, Seat(0)), tuple(book.pack))
    yield _taken(state, None, deal)
    while not book.is_over(views.truth.deal):
        yield _taken(state, min(book.to_act(views.truth.deal)), Pass())
    assert views.evening.dealer(views.truth, Seat(0)) == deal.dealer


def _taken(state: TableState, seat: Seat | None, action: Deal | Pass) -> Entry[Any, Any]:
    events = state.views.evening.decide(state.views.truth, seat, action)
    entry: Entry[Any, Any] = Entry(state.number + 1, seat, action, events, RULES, 0.0)
    state.take(Note(entry))
    return entry
