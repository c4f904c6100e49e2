"""No frame and no log holds a card before its reader may see it.

What each reader may see is worked out here from the plain text of the journal, without the views,
the events' own ``seen_by`` or the pictures of the program.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from spadille.bots.random import draw
from spadille.cards import Seat
from spadille.rules.action import Action
from spadille.rules.codec import encode
from spadille.server.bots import Bots
from spadille.server.lobby import House as Rooms
from spadille.server.lobby import Lobby
from spadille.server.pace import Pace
from spadille.server.protocol import Act, DealNext, Hello, OpenTable
from spadille.server.store import Store
from spadille.server.strength import USUAL
from spadille.server.table import Table
from spadille.server.visitor import Visitor
from tests.server.house import House
from tests.server.player import Json, Player, join, new_id, open_table

CARD = re.compile(r'"([SHDC][A2-7JQK])"')
DEALS = 6


class Entitlement:
    """The cards that each reader may know after each entry: seats 0 to 2, and the public."""

    def __init__(self, entries: Iterator[tuple[int, Json]]) -> None:
        known: dict[int | None, set[str]] = {seat: set() for seat in (None, 0, 1, 2)}
        self.at = {0: known}
        self.secrets: list[str] = []
        for number, entry in entries:
            if entry.get("action", {}).get("type") == "deal":
                self.secrets.append(entry["action"]["provenance"]["secret"])
            for event in entry.get("events", []):
                known = self._after(known, event)
            self.at[number] = known

    def _after(self, known: dict[int | None, set[str]], event: Json) -> dict[int | None, set[str]]:
        public: set[str] = set()
        after = {reader: set(cards) for reader, cards in known.items()}
        match event["type"]:
            case "dealt":
                after = {seat: set(hand["known"]) for seat, hand in enumerate(event["hands"])}
                after[None] = set()
            case "exchanged":
                after[event["seat"]] |= set(event["drawn"]["known"])
            case "played" | "card_turned":
                public = {event["card"]}
            case "hand_opened":
                public = set(event["cards"])
        return {reader: cards | public for reader, cards in after.items()}


def _entitlement(database: Path, table: str) -> Entitlement:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        query = 'SELECT number, body FROM entries WHERE "table" = ? ORDER BY number'
        rows = list(connection.execute(query, (table,)))
    return Entitlement((number, json.loads(body)) for number, body in rows)


def _check(player: Player, seat: int | None, entitled: Entitlement) -> int:
    """Every frame of one reader against what he may know; how many cards were looked at."""
    number = cards = 0
    for frame in player.frames:
        message = json.loads(frame)
        number = message.get("number", number)
        shown = set(CARD.findall(frame))
        may_see = entitled.at[number][seat]
        assert shown <= may_see, f"seat {seat} at {number} saw {shown - may_see} in {frame}"
        cards += len(shown)
        assert not any(secret in frame for secret in entitled.secrets)
    return cards


async def _play(people: list[Player], watcher: Player, deals: int) -> None:
    """Random legal play, with attempts at what others hold and at what is not allowed."""

    async def live(person: Player) -> None:
        seat = person.sits_at()
        while len(person.ledger) < deals:
            if person.scene["may_deal"] and seat != 0:
                await person.until("update")
                continue
            if person.is_asked() and person.rng.random() < 0.3:
                await person.ask("act", action={"type": "play", "card": "SA"})
                await person.ask("act", action={"type": "exchange", "cards": ["SA", "HQ"]})
            await person.step()

    async def look() -> None:
        while len(watcher.ledger) < deals:
            await watcher.until("update")

    await asyncio.gather(*(live(person) for person in people), look())


async def _evening(house: House, database: Path, people: int, seed: int) -> None:
    opened = await open_table(house.base, rules="lhombre/hjemme")
    table, tokens = opened["table"], [opened["token"]]
    for seat in range(1, people):
        async with join(house.base, table) as friend:
            tokens.append((await friend.ask("sit", seat=seat, name="Olav"))["token"])
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(join(house.base, table, token, rng=Random(seed + seat)))
            for seat, token in enumerate(tokens)
        ]
        watcher = await stack.enter_async_context(join(house.base, table))
        await _play(players, watcher, DEALS)
        entitled = await asyncio.to_thread(_entitlement, database, table)
        seen = [_check(player, seat, entitled) for seat, player in enumerate(players)]
        assert min(seen) > 9 * DEALS
        assert _check(watcher, None, entitled) > 0
        for frame in [*watcher.frames, *(frame for each in players[1:] for frame in each.frames)]:
            assert tokens[0] not in frame
    seen_over_http = await asyncio.to_thread(httpx.get, f"{house.base}/api/tables/{table}")
    assert not CARD.search(seen_over_http.text)
    assert not re.search(r"\b[SHDC][A2-7JQK]\b", house.log), house.log
    assert not any(secret in house.log for secret in [*entitled.secrets, *tokens])


async def test_three_people_and_a_looker_on(tmp_path: Path) -> None:
    database = tmp_path / "spadille.sqlite"
    house = await asyncio.to_thread(House, database)
    try:
        await _evening(house, database, people=3, seed=1)
        await _evening(house, database, people=1, seed=50)
    finally:
        assert await asyncio.to_thread(house.stop) == 0


async def test_who_takes_over_a_seat_sees_its_hand_and_no_other(house: House) -> None:
    opened = await open_table(house.base)
    async with (
        join(house.base, opened["table"], opened["token"]) as host,
        join(house.base, opened["table"]) as friend,
    ):
        await host.ask("deal_next")
        await friend.ask("sit", seat=2, name="Olav")
        await friend.until("update")
        mine = {held["card"] for held in friend.scene["picture"]["hand"]}
        update = json.dumps(friend.update)
        trick = {laid["card"] for laid in friend.scene["picture"].get("trick", [])}
        turned = {friend.scene["picture"].get("turned")} - {None}
        own = {*friend.scene["picture"]["discards"], *friend.scene["picture"]["drawn"]}
        opened_hands = {
            card for place in friend.scene["picture"]["places"] for card in place.get("opened", [])
        }
        last = friend.scene["picture"].get("last_trick") or {"cards": []}
        taken = {laid["card"] for laid in last["cards"]}
        assert set(CARD.findall(update)) <= mine | trick | turned | own | opened_hands | taken
        await friend.ask("leave")
        assert friend.sits_at() is None
        public = trick | turned | opened_hands | taken
        played = {
            event["card"]
            for frame in friend.frames
            for event in json.loads(frame).get("events", [])
            if event["type"] in ("played", "card_turned")
        }
        assert not set(CARD.findall(json.dumps(friend.update))) - public - played


class Watched(Bots):
    """The real processes; what each move's view holds is kept in words."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Seat, str]] = []

    async def choose(self, rules: str, view: Any, seat: Seat, name: str = USUAL) -> Action:
        """Ask a process, as always."""
        self.asked.append((seat, repr(view)))
        return await super().choose(rules, view, seat, name)


async def test_a_bots_process_gets_no_more_than_its_seat_may_see(tmp_path: Path) -> None:
    database, bots = tmp_path / "spadille.sqlite", Watched()
    store = await Store.open(database)
    lobby = Lobby(Rooms(store, bots, Pace(0.0)))
    try:
        opened = await lobby.open(OpenTable("Inger"))
        table = await lobby.table(opened.table)
        visitor, rng = table.enter(Hello(token=opened.token)), Random(3)
        numbers: list[int] = []
        while table.state.views.truth.number < DEALS or len(numbers) <= 10 * DEALS:
            numbers += [table.state.moved] * (len(bots.asked) - len(numbers))
            while not visitor.outbox.empty():
                visitor.outbox.get_nowait()
            await _act(table, visitor, rng)
            await asyncio.sleep(0.01)
    finally:
        await lobby.close()
        await store.close()
        await bots.close()
    entitled = _entitlement(database, opened.table)
    assert len(numbers) > 10 * DEALS
    for number, (seat, view) in zip(numbers, bots.asked, strict=False):
        shown = set(re.findall(r"\b[SHDC][A2-7JQK]\b", view))
        assert shown, view
        assert shown <= entitled.at[number][seat]


async def _act(table: Table, visitor: Visitor, rng: Random) -> None:
    """Deal, or play at random, if it is the visitor's turn."""
    views, number = table.state.views, table.state.number
    if views.evening.may_deal(views.truth):
        await table.ask(visitor, DealNext(new_id(), number))
    elif 0 in views.to_act:
        action = draw(table.state.rulebook.legal(views.of(Seat(0)).deal, Seat(0)), rng)
        await table.ask(visitor, Act(new_id(), number, msgspec.Raw(encode(action))))
