"""A command that comes again is carried out once, and answered as it was."""

import asyncio
import signal
from pathlib import Path

import pytest

from spadille.cards import Seat
from tests.server.house import House
from tests.server.journal import read
from tests.server.player import Json, Player, join, new_id, open_table


async def _until_asked(player: Player) -> None:
    while not player.is_asked():
        if player.scene["may_deal"]:
            await player.ask("deal_next")
        else:
            await player.until("update")


async def test_an_action_and_a_deal_on_the_same_connection(house: House) -> None:
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as player:
        command, version = new_id(), player.number
        first = await player.ask("deal_next", id=command, version=version)
        assert await player.ask("deal_next", id=command, version=version) == first
        await _until_asked(player)
        command, version, action = new_id(), player.number, player.draw()
        first = await player.ask("act", id=command, version=version, action=action)
        assert first["type"] == "done"
        assert await player.ask("act", id=command, version=version, action=action) == first
        assert await player.ask("act", id=command, version=player.number, action=action) == first


async def test_after_the_plug_was_pulled(tmp_path: Path) -> None:
    database = tmp_path / "spadille.sqlite"
    house = await asyncio.to_thread(House, database)
    opened = await open_table(house.base)
    table, token = opened["table"], opened["token"]
    async with join(house.base, table, token) as player:
        await _until_asked(player)
        act = {"id": new_id(), "version": player.number, "action": player.draw()}
        done = await player.ask("act", **act)
    async with join(house.base, table) as friend:
        sit = {"id": new_id(), "seat": 1, "name": "Olav"}
        lost = await friend.ask("sit", **sit)
        assert lost["type"] == "seated"
    await asyncio.to_thread(house.kill)
    house = await asyncio.to_thread(House, database)
    try:
        async with join(house.base, table, token) as player:
            assert await player.ask("act", **act) == done
        async with join(house.base, table) as friend:
            again = await friend.ask("sit", **sit)
            assert (again["type"], again["seat"]) == ("seated", 1)
            assert again["token"] != lost["token"], "the house keeps no token"
        async with join(house.base, table, lost["token"]) as stranger:
            assert stranger.sits_at() is None
        async with join(house.base, table, again["token"]) as friend:
            assert friend.sits_at() == 1
    finally:
        await asyncio.to_thread(house.stop)
    written = read(database, table)
    assert written.numbers == list(range(1, len(written.numbers) + 1))


async def test_sitting_down_again_on_the_same_connection_gives_the_same_token(
    house: House,
) -> None:
    opened = await open_table(house.base)
    async with join(house.base, opened["table"]) as friend:
        sit = {"id": new_id(), "seat": 1, "name": "Olav"}
        first = await friend.ask("sit", **sit)
        assert await friend.ask("sit", **sit) == first


async def test_a_seat_whose_token_was_used_is_not_given_out_again(house: House) -> None:
    opened = await open_table(house.base)
    sit = {"id": new_id(), "seat": 1, "name": "Olav"}
    async with join(house.base, opened["table"]) as friend:
        first = await friend.ask("sit", **sit)
    async with join(house.base, opened["table"], first["token"]) as friend:
        assert friend.sits_at() == 1
        async with join(house.base, opened["table"]) as thief:
            assert (await thief.ask("sit", **sit))["code"] == "seat_taken"
            assert thief.sits_at() is None


async def test_a_lost_token_turns_the_old_window_into_a_looker_on(house: House) -> None:
    opened = await open_table(house.base)
    sit = {"id": new_id(), "seat": 1, "name": "Olav"}
    async with join(house.base, opened["table"]) as old, join(house.base, opened["table"]) as new:
        await old.ask("sit", **sit)
        while old.sits_at() is None:
            await old.until("update")
        assert (await new.ask("sit", **sit))["type"] == "seated"
        while old.sits_at() is not None:
            await old.until("update")
        while new.sits_at() is None:
            await new.until("update")


async def test_leaving_again_even_after_the_token_is_void(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    leave = {"id": new_id()}
    async with join(house.base, table, opened["token"]) as player:
        first = await player.ask("leave", **leave)
        assert first["type"] == "done"
        assert await player.ask("leave", **leave) == first
    async with join(house.base, table, opened["token"]) as player:
        assert await player.ask("leave", **leave) == first


async def test_an_id_that_somebody_else_used(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    async with (
        join(house.base, table, opened["token"]) as host,
        join(house.base, table) as friend,
    ):
        await friend.ask("sit", seat=1, name="Olav")
        command = new_id()
        await host.ask("deal_next", id=command)
        while not friend.is_asked():
            if host.is_asked() and host.number >= friend.number:
                await host.ask("act", action=host.draw())
            if host.scene["may_deal"]:
                await host.ask("deal_next")
            await friend.until("update")
            while host.number < friend.number:
                await host.until("update")
        action = friend.draw()
        answer = await friend.ask("act", id=command, action=action)
        assert (answer["type"], answer["code"]) == ("refused", "id_used")
        assert (await friend.ask("act", action=action))["type"] == "done"


@pytest.mark.parametrize(
    ("word", "kind"),
    [('"type":"deal"', "deal_next"), ('"seat":0,"action"', "act"), ("Olav", "sit")],
)
async def test_an_answer_that_was_lost_though_the_command_was_written(
    tmp_path: Path, word: str, kind: str
) -> None:
    database = tmp_path / "spadille.sqlite"
    dying = await asyncio.to_thread(House, database, program=("tests.server.dying", word))
    opened = await open_table(dying.base)
    table, token = opened["table"], None if kind == "sit" else opened["token"]
    async with join(dying.base, table, token) as player:
        wish = await _wish(player, kind)
        number = player.number
        await player.send(type=kind, **wish)
        await player.end()
        assert player.number == number
        assert not any(f'"id":"{wish["id"]}"' in frame for frame in player.frames)
    assert await asyncio.to_thread(dying.end) == -signal.SIGKILL
    before = read(database, table)
    assert before.commands[wish["id"]] == number + 1
    house = await asyncio.to_thread(House, database, port=dying.port)
    try:
        async with join(house.base, table, token, number) as player:
            assert not player.update["is_resync"]
            answer = await player.ask(kind, **wish)
            if kind == "sit":
                assert (answer["type"], answer["seat"]) == ("seated", 1)
            else:
                assert answer == {"type": "done", "id": wish["id"], "number": number + 1}
                told = [event for update in player.updates for event in update["events"]]
                wanted = before.seen(Seat(0), number, number + 1)
                assert told[: len(wanted)] == wanted
            assert await player.ask(kind, **wish) == answer
    finally:
        assert await asyncio.to_thread(house.stop) == 0
    after = read(database, table)
    assert after.numbers == list(range(1, len(after.numbers) + 1))
    assert list(after.commands).count(wish["id"]) == 1
    assert {number: after.games.get(number) for number in before.games} == before.games


async def _wish(player: Player, kind: str) -> Json:
    """The command that will not be answered, when its time has come."""
    if kind == "sit":
        return {"id": new_id(), "seat": 1, "name": "Olav"}
    if kind == "act":
        await _until_asked(player)
        return {"id": new_id(), "version": player.number, "action": player.draw()}
    return {"id": new_id(), "version": player.number}
