"""Coming back: nothing new, the missing entries, or a resync."""

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from spadille.cards import Seat
from spadille.rules.codec import encode
from spadille.server.bots import Bots
from spadille.server.feed import RECENT
from spadille.server.lobby import House as Rooms
from spadille.server.lobby import Lobby
from spadille.server.pace import Pace
from spadille.server.people import SatDown
from spadille.server.protocol import DealNext, Hello, OpenTable
from spadille.server.refusal import Refusal
from spadille.server.rows import EntryRow
from spadille.server.store import Store
from spadille.server.visitor import WAITING
from tests.server.house import House
from tests.server.player import Json, Player, join, open_table


async def _played(base: str, entries: int) -> tuple[Json, list[Json], int]:
    """A table with so many entries; all updates of its seat, and the last number."""
    opened = await open_table(base)
    async with join(base, opened["table"], opened["token"]) as player:
        while player.number < entries or not (player.is_asked() or player.scene["may_deal"]):
            await player.step()
        return opened, player.updates, player.number


def _events_after(updates: list[Json], number: int) -> list[Json]:
    return [event for each in updates if each["number"] > number for event in each["events"]]


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_since(tmp_path: Path, is_restarted: bool) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite")
    opened, updates, number = await _played(house.base, RECENT + 10)
    if is_restarted:
        await asyncio.to_thread(house.kill)
        house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite")

    async def come(since: int) -> Player:
        async with join(house.base, opened["table"], opened["token"], since) as player:
            return player

    try:
        nothing = (await come(number)).update
        assert (nothing["number"], nothing["events"], nothing["is_resync"]) == (number, [], False)
        for missing in (1, 3, RECENT):
            update = (await come(number - missing)).update
            assert (update["number"], update["is_resync"]) == (number, False)
            assert update["events"] == _events_after(updates, number - missing)
        for since in (0, 1, number - RECENT - 1, number + 1, 10**9):
            update = (await come(since)).update
            assert (update["number"], update["events"], update["is_resync"]) == (number, [], True)
            assert update["scene"]["picture"] == nothing["scene"]["picture"]
    finally:
        await asyncio.to_thread(house.stop)


async def test_a_reader_who_does_not_read_is_dropped_and_comes_back(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(slow, ("127.0.0.1", house.port))
    async with join(house.base, table, opened["token"]) as player:
        address = f"ws://127.0.0.1:{house.port}/ws/tables/{table}"
        async with connect(address, sock=slow, max_queue=1, close_timeout=0.1) as silent:
            await silent.send('{"type":"hello"}')
            while player.scene["watchers"] != 1:
                await player.until("update")
            frames = len(player.frames)
            while player.scene["watchers"] == 1:
                await player.step()
                assert len(player.frames) < frames + 5_000, "the slow one is still there"
            assert len(player.frames) > frames + WAITING
        async with join(house.base, table, since=1) as again:
            assert again.number >= player.number


async def test_a_table_where_nobody_is_is_put_away_and_read_again(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "spadille.sqlite")
    bots = Bots(1)
    lobby = Lobby(Rooms(store, bots, Pace(0.0)), idle_seconds=0.2)
    try:
        opened = await lobby.open(OpenTable("Inger"))
        table = await lobby.table(opened.table)
        visitor = table.enter(Hello(token=opened.token))
        await asyncio.sleep(0.6)
        assert lobby.live == 1, "somebody is there"
        table.leave(visitor)
        for _ in range(100):
            await asyncio.sleep(0.05 * bool(lobby.live))
        assert table.is_closed
        again = await lobby.table(opened.table)
        assert again is not table
        assert again.state.number == table.state.number
        assert again.state.chairs == table.state.chairs
        first, second = await asyncio.gather(lobby.table(opened.table), lobby.table(opened.table))
        assert first is second is again
    finally:
        await lobby.close()
        await store.close()
        await bots.close()


async def test_a_table_that_cannot_be_read_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(tmp_path / "spadille.sqlite")
    bots = Bots(1)
    lobby = Lobby(Rooms(store, bots, Pace(0.0)))
    try:
        good, bad = [await lobby.open(OpenTable("Inger")) for _ in range(2)]
        await store.append(EntryRow(bad.table, 2, None, None, "game", '{"card": "SA"}', 1.0))
        for _ in range(2):
            with pytest.raises(Refusal) as told:
                await lobby.table(bad.table)
            assert told.value.reason == "fault"
        assert bad.table in caplog.text
        assert "SA" not in caplog.text
        assert (await lobby.table(good.table)).state.number == 1
        assert lobby.live == 1
    finally:
        await lobby.close()
        await store.close()
        await bots.close()


async def test_a_table_that_another_wrote_to_is_read_again(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "spadille.sqlite")
    bots = Bots(1)
    lobby = Lobby(Rooms(store, bots, Pace(0.0)))
    try:
        opened = await lobby.open(OpenTable("Inger"))
        table = await lobby.table(opened.table)
        visitor = table.enter(Hello(token=opened.token))
        coming = encode(SatDown(Seat(1), "Olav", "lock")).decode()
        await store.append(EntryRow(opened.table, 2, None, None, "people", coming, 1.0))
        await table.ask(visitor, DealNext("12345678", 1))
        assert (await asyncio.wait_for(visitor.dropped, 5)).reason == "closing"
        again = await lobby.table(opened.table)
        assert again is not table
        assert again.state.chairs[1].name == "Olav"
    finally:
        await lobby.close()
        await store.close()
        await bots.close()
