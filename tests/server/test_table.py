"""People and bots at a table, over real sockets."""

import asyncio
import json

from tests.server.house import House
from tests.server.player import join, open_table, play_together


async def test_an_evening_of_three_deals_with_two_bots(house: House) -> None:
    opened = await open_table(house.base, "Åse")
    async with join(house.base, opened["table"], opened["token"]) as player:
        assert player.sits_at() == 0
        assert player.scene["may_deal"]
        assert [sitter["name"] for sitter in player.scene["sitters"]] == ["Åse", "Manille", "Basta"]
        await player.play_deals(3)
        scene = player.scene
        sums = [sum(points) for points in zip(*player.ledger, strict=True)]
        assert [sitter["points"] for sitter in scene["sitters"]] == sums
        assert scene["deal"] == 3
        assert scene["picture"]["account"]["scores"] == player.ledger[-1]


async def test_every_update_has_the_next_number(house: House) -> None:
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as player:
        numbers = [player.number]
        while len(player.ledger) < 1:
            await player.step()
        updates = [message for message in map(json.loads, player.frames) if "events" in message]
        for update in updates:
            if update["number"] != numbers[-1]:
                assert update["events"]
                numbers.append(update["number"])
        assert numbers == list(range(1, len(numbers) + 1))


async def test_a_friend_takes_over_a_bots_seat_in_the_middle_of_a_deal(house: House) -> None:
    opened = await open_table(house.base)
    async with (
        join(house.base, opened["table"], opened["token"]) as host,
        join(house.base, opened["table"]) as friend,
    ):
        assert friend.sits_at() is None
        await host.ask("deal_next")
        await friend.until("update")
        assert friend.scene["picture"].get("hand", []) == []
        seated = await friend.ask("sit", seat=1, name="Olav")
        assert (seated["type"], seated["seat"]) == ("seated", 1)
        update = await friend.until("update")
        assert update["is_resync"]
        assert friend.sits_at() == 1
        assert len(friend.scene["picture"]["hand"]) > 0
        while host.scene["sitters"][1]["name"] != "Olav":
            await host.until("update")
        assert not host.scene["sitters"][1]["is_bot"]
        await play_together([host, friend], deals=2)
        assert host.ledger == friend.ledger


async def test_who_leaves_gives_his_seat_to_a_bot_and_looks_on(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    async with join(house.base, table) as friend, join(house.base, table, opened["token"]) as host:
        seated = await friend.ask("sit", seat=2, name="Olav")
        await friend.until("update")
        await host.ask("deal_next")
        answer = await friend.ask("leave")
        assert answer["type"] == "done"
        while friend.sits_at() is not None:
            await friend.until("update")
        assert friend.scene["picture"].get("hand", []) == []
        assert friend.scene["sitters"][2] == {
            "seat": 2,
            "name": "Basta",
            "is_bot": True,
            "is_here": True,
            "points": 0,
            "strength": "club",
        }
        async with join(house.base, table, seated["token"]) as again:
            assert again.sits_at() is None
            assert any('"code":"token"' in frame for frame in again.frames)
        await host.play_deals(1)


async def test_two_windows_of_one_seat_see_the_same_and_both_may_act(house: House) -> None:
    opened = await open_table(house.base)
    table, token = opened["table"], opened["token"]
    async with join(house.base, table, token) as one, join(house.base, table, token) as other:
        await one.ask("deal_next")
        while other.scene["deal"] == 0:
            await other.until("update")
        hands = {str(window.scene["picture"]["hand"]) for window in (one, other)}
        assert len(hands) == 1
        windows = [one, other]
        while len(other.ledger) < 1:
            acting, looking = windows
            windows.reverse()
            await acting.step()
            while looking.number < acting.number:
                await looking.until("update")
            while acting.number < looking.number:
                await acting.until("update")


async def test_it_tells_who_is_here(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    async with join(house.base, table) as watcher:
        assert not watcher.scene["sitters"][0]["is_here"]
        number = watcher.number
        async with join(house.base, table, opened["token"]):
            while not watcher.scene["sitters"][0]["is_here"]:
                await watcher.until("update")
        while watcher.scene["sitters"][0]["is_here"]:
            await watcher.until("update")
        assert watcher.number == number
        assert watcher.scene["watchers"] == 1


async def test_nobody_has_to_be_here_for_the_bots_to_go_on(house: House) -> None:
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as host:
        await host.ask("deal_next")
        before = host.number
    await asyncio.sleep(0.5)
    async with join(house.base, opened["table"], opened["token"]) as host:
        while not host.is_asked() and not host.scene["may_deal"]:
            await host.until("update")
        assert host.number >= before


async def test_a_ping_is_answered_and_changes_nothing(house: House) -> None:
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as player:
        number = player.number
        await player.send(type="ping")
        assert await player.until("pong") == {"type": "pong"}
        assert player.number == number
