"""What a table keeps in memory does not grow with the deals played at it, and goes when it ends."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from types import BuiltinFunctionType, FrameType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

from spadille.cards import PUBLIC, Seat
from spadille.rules.codec import encode, plain
from spadille.server import sheet
from spadille.server.address import STATEMENTS
from spadille.server.bots import Bots
from spadille.server.lobby import House, Lobby
from spadille.server.pace import Pace
from spadille.server.protocol import Act, DealNext, Hello, OpenTable, Sit
from spadille.server.rows import EntryRow, TableRow
from spadille.server.store import Store
from spadille.server.table import Table
from spadille.server.visitor import Visitor

KEPT = 10
#: Deals before the first look, between the two, and of each look.
BEFORE, BETWEEN, LOOK = 12, 30, 10


def in_a_house(path: Path, story: Callable[[Lobby], Awaitable[None]], idle: float = 300) -> None:
    """Let something happen in a house that is open."""

    async def told() -> None:
        store, bots = await Store.open(path), Bots(1)
        lobby = Lobby(House(store, bots, Pace()), idle)
        try:
            await story(lobby)
        finally:
            await lobby.close()
            await store.close()
            await bots.close()

    asyncio.run(told())


async def seated(lobby: Lobby) -> tuple[Table, list[Visitor]]:
    """A table of the house's usual game with a person on each chair."""
    opened = await lobby.open(OpenTable("Inger"))
    table = await lobby.table(opened.table)
    people = [table.enter(Hello(token=opened.token))]
    for seat in range(1, table.state.rulebook.seats):
        people.append(table.enter(Hello()))
        await table.ask(people[-1], Sit(f"sit {seat}", seat, "Olav"))
        await reached(table, people, seat + 1)
    return table, people


async def reached(table: Table, people: list[Visitor], number: int) -> None:
    """Wait until the table has that entry; everybody reads what comes."""
    while table.state.number < number:
        await people[0].outbox.get()
    for person in people:
        while not person.outbox.empty():
            person.outbox.get_nowait()


async def a_deal(table: Table, people: list[Visitor], rng: Random) -> None:
    """Deal, and play anything that is legal until the deal is over."""
    state = table.state
    await table.ask(people[0], DealNext(f"deal {state.number}", state.number))
    await reached(table, people, state.number + 1)
    while not state.views.evening.may_deal(state.views.truth):
        person = next(one for one in people if one.viewer in state.views.to_act)
        drawn = an_action(plain(state.views.picture(person.viewer))["legal"], rng)
        act = Act(f"act {state.number}", state.number, msgspec.Raw(encode(drawn)))
        await table.ask(person, act)
        await reached(table, people, state.number + 1)


def an_action(legal: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Anything that is legal."""
    actions = list(legal.get("choices", ()))
    actions += [{"type": "play", "card": card} for card in legal.get("play", ())]
    if exchange := legal.get("exchange"):
        cards = rng.sample(exchange["cards"], exchange["minimum"])
        actions.append({"type": "exchange", "cards": cards})
    drawn: dict[str, Any] = rng.choice(actions)
    return drawn


def held(owner: object, shared: set[int]) -> Iterator[object]:
    """All that an object holds, but for what it shares with the whole house."""
    seen, waiting = set(shared), [owner]
    while waiting:
        one = waiting.pop()
        kinds = type, ModuleType, FunctionType, BuiltinFunctionType, FrameType
        if id(one) in seen or isinstance(one, kinds):
            continue
        seen.add(id(one))
        yield one
        waiting.extend(gc.get_referents(one))


def weight(table: Table, lobby: Lobby) -> int:
    """The bytes of all that a table holds but for the deal itself, which is another each time."""
    house, loop, state = lobby._house, asyncio.get_running_loop(), table.state
    views = [state.views.of(viewer).deal for viewer in (PUBLIC, *map(Seat, range(3)))]
    deal = [state.views.truth.deal, *views, state.questions, state.views._pictures]
    shared = {id(one) for one in (*house, loop, lobby, state.rulebook, table.feed._recent, *deal)}
    return sum(map(sys.getsizeof, held(table, shared)))


def test_a_table_weighs_the_same_after_many_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet, "KEPT", KEPT)
    rng = Random(11)

    async def evening(lobby: Lobby) -> None:
        table, people = await seated(lobby)

        async def look(deals: int) -> list[int]:
            found = []
            for _ in range(deals):
                await a_deal(table, people, rng)
                found.append(weight(table, lobby))
            return found

        await look(BEFORE)
        early = await look(LOOK)
        await look(BETWEEN)
        late = await look(LOOK)
        deals = BETWEEN + LOOK
        assert table.state.views.truth.dealt == BEFORE + LOOK + deals
        grown = (median(late) - median(early)) / deals
        # One number more for each deal weighs 28 bytes and its place in a list 8.
        assert grown < 8, (grown, early, late)

    in_a_house(tmp_path / "house.sqlite", evening)


def test_who_comes_late_is_told_the_last_deals_and_which_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet, "KEPT", 3)

    async def evening(lobby: Lobby) -> None:
        table, people = await seated(lobby)
        scores = []
        for _ in range(5):
            await a_deal(table, people, Random(3))
            scores.append(table.state.views.sheet.last.points[0])
        told = table.feed.since(PUBLIC, 0).ledger
        assert told is not None
        assert (told.kept, told.points) == (2, tuple(scores[2:]))
        sums = tuple(map(sum, zip(*scores, strict=True)))
        assert table.state.views.truth.ledger == sums

    in_a_house(tmp_path / "house.sqlite", evening)


def test_a_table_that_is_put_away_leaves_nothing_behind(tmp_path: Path) -> None:
    async def evening(lobby: Lobby) -> None:
        table, people = await seated(lobby)
        await a_deal(table, people, Random(7))
        traces = [weakref.ref(one) for one in (table, table.state, table.feed, people[0])]
        for person in people:
            table.leave(person)
        del table, people, person
        async with asyncio.timeout(20):
            while any(trace() is not None for trace in traces):
                await asyncio.sleep(0.05)
                gc.collect()
        assert lobby.live == 0

    in_a_house(tmp_path / "house.sqlite", evening, idle=0.1)


def test_the_store_keeps_few_statements_ready(tmp_path: Path) -> None:
    """Each number of rows written together has its own, which holds on to what it wrote last."""

    async def write(count: int) -> None:
        store = await Store.open(tmp_path / "house.sqlite")
        try:
            await store.append(TableRow("table", "lhombre/hjemme", 0, 0.0))
            # Those of other stores may go meanwhile, and must not hide what this one keeps.
            others, number = statements(), 0
            for many in range(1, count):
                rows = [entry(number + each) for each in range(many)]
                number += many
                await store.append(*rows)
            kept = [one for one in statements() if all(one is not other for other in others)]
            # The store may tidy meanwhile, by another connection, with some of its own.
            assert 0 < len(kept) < 2 * STATEMENTS
        finally:
            await store.close()

    asyncio.run(write(3 * STATEMENTS))


def entry(number: int) -> EntryRow:
    """Any entry."""
    return EntryRow("table", number, None, None, "game", "{}", 0.0)


def statements() -> list[object]:
    """The prepared statements there are."""
    gc.collect()
    return [one for one in gc.get_objects() if type(one).__name__ == "Statement"]
