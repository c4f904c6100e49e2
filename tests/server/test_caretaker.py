"""A person who is away holds nobody up: a bot plays for him until he is back."""

import asyncio
from pathlib import Path

from tests.server.house import House
from tests.server.player import Player, join, open_table

PATIENCE = 0.4


async def _play_until(player: Player, absent: int, deals: int) -> int:
    """Play on for some deals; how often the absent seat did something meanwhile."""
    acted = 0
    while player.scene["deal"] < deals or not player.scene["may_deal"]:
        if player.scene["may_deal"]:
            await player.ask("deal_next")
        elif player.is_asked():
            await player.ask("act", action=player.draw())
        else:
            await player.until("update")
        acted += sum(event.get("seat") == absent for event in player.update["events"])
    return acted


async def test_a_bot_plays_for_somebody_away_and_hands_back(tmp_path: Path) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite", patience=PATIENCE)
    try:
        opened = await open_table(house.base)
        async with join(house.base, opened["table"], opened["token"]) as player:
            async with join(house.base, opened["table"]) as friend:
                seated = await friend.ask("sit", seat=1, name="Olav")
            assert await _play_until(player, absent=1, deals=2) > 0
            sitter = player.scene["sitters"][1]
            assert (sitter["name"], sitter["is_bot"], sitter["is_here"]) == ("Olav", False, False)
            async with join(house.base, opened["table"], seated["token"]) as friend:
                assert friend.sits_at() == 1, "the seat stayed his own"
                await _until_asked(player, friend)
                await asyncio.sleep(3 * PATIENCE)
                # A move by the bot would make this version stale.
                assert (await friend.ask("act", action=friend.draw()))["type"] == "done"
    finally:
        await asyncio.to_thread(house.stop)


async def _until_asked(player: Player, friend: Player) -> None:
    """Play until it is the friend's turn, who has then been told so."""
    while not friend.is_asked():
        if player.scene["may_deal"]:
            await player.ask("deal_next")
        elif player.is_asked():
            await player.ask("act", action=player.draw())
        else:
            await player.until("update")
        while friend.number < player.number:
            await friend.until("update")


async def test_nobody_waits_at_an_empty_table(tmp_path: Path) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite", patience=PATIENCE)
    try:
        opened = await open_table(house.base)
        async with join(house.base, opened["table"], opened["token"]) as player:
            while not player.is_asked():
                await (
                    player.ask("deal_next") if player.scene["may_deal"] else player.until("update")
                )
            number = player.number
        await asyncio.sleep(4 * PATIENCE)
        async with join(house.base, opened["table"], opened["token"]) as player:
            assert player.number == number
            assert player.is_asked()
    finally:
        await asyncio.to_thread(house.stop)
