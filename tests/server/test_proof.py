"""Where the cards of a deal came from: sealed before, open to everybody afterwards."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import House, environment
from tests.server.player import Json, Player, join, open_table

ROOT = Path(__file__).parents[2]


async def _asked(house: House, table: str, deal: int, language: str = "en") -> tuple[int, Any]:
    address = f"{house.base}/api/tables/{table}/deals/{deal}"
    async with httpx.AsyncClient() as client:
        told = await client.get(address, headers={"Accept-Language": language})
    return told.status_code, told.json()


async def _verified(told: Json) -> str:
    """What ``spadille verify`` says of it."""
    words = ["verify", "--rules", told["rules"].partition("@")[0]]
    for option in ("commitment", "secret", "salt"):
        words += [f"--{option}", told[option]]
    for seed in told["seeds"]:
        words += ["--seed", seed]
    words += ["--deck", " ".join(told["deck"])]
    answer = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "spadille", *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment("en"),
    )
    assert answer.stderr == ""
    assert answer.returncode == 0
    return str(answer.stdout)


def _seals(player: Player) -> list[str]:
    """The seals that somebody at the table was shown, oldest first."""
    events = (event for update in player.updates for event in update["events"])
    return [event["commitment"] for event in events if event["type"] == "dealt"]


async def test_every_deal_can_be_checked_once_it_is_over(house: House) -> None:
    opened = await open_table(house.base)
    table, found = opened["table"], []
    async with join(house.base, table, opened["token"]) as player:
        for number in (1, 2):
            await player.ask("deal_next")
            await player.play_deals(number)
            status, told = await _asked(house, table, number)
            assert (status, told["deal"]) == (200, number)
            assert bytes.fromhex(told["salt"]).decode() == f"{table} {number}"
            assert "deal 1: honest" in await _verified(told)
            found.append(told)
        assert [told["commitment"] for told in found] == _seals(player)
        assert found[0]["secret"] != found[1]["secret"]
        assert (await _asked(house, table, 1))[1] == found[0]


async def test_nothing_is_told_while_a_deal_is_played(house: House) -> None:
    opened = await open_table(house.base)
    table = opened["table"]
    async with join(house.base, table, opened["token"]) as player:
        await player.ask("deal_next")
        while not player.is_asked():
            await (player.ask("deal_next") if player.scene["may_deal"] else player.until("update"))
        number = player.scene["dealt"]
        status, told = await _asked(house, table, number)
        assert (status, told["code"]) == (409, "deal_open")
        assert set(told) == {"type", "code", "text", "id", "section"}
        assert not re.search("[0-9a-f]{64}", str(told))
        for earlier in range(1, number):
            assert (await _asked(house, table, earlier))[0] == 200


@pytest.mark.parametrize("deal", [0, 1, 2, 10**30])
async def test_a_deal_that_there_has_not_been(house: House, deal: int) -> None:
    opened = await open_table(house.base)
    status, told = await _asked(house, opened["table"], deal, "da")
    assert (status, told["code"]) == (404, "no_deal")
    assert told["text"] == "Den giv har der ikke været ved dette bord."


async def test_a_table_that_is_not_there(house: House) -> None:
    assert (await _asked(house, "abcdefghjkmn", 1))[0] == 404
