"""The plug is pulled in the middle of play, twice, at fifty tables."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from spadille.cards import Seat
from tests.server.house import House
from tests.server.journal import Written, read
from tests.server.player import Json, join, open_table
from tests.server.survivor import Survivor

TABLES = 50
KILLS = 2
ACTIONS_A_LIFE = 600


async def _opened(base: str, people: int, rng: Random) -> list[Survivor]:
    opened = await open_table(base)
    tokens = [opened["token"]]
    for seat in range(1, people):
        async with join(base, opened["table"]) as friend:
            tokens.append((await friend.ask("sit", seat=seat, name="Olav"))["token"])
    return [Survivor(base, opened["table"], token, Random(rng.random())) for token in tokens]


async def _more_actions(people: list[Survivor], tasks: list[asyncio.Task[None]], more: int) -> None:
    """Wait until so many more actions were acknowledged."""
    before = sum(len(person.acknowledged) for person in people)
    async with asyncio.timeout(120):
        while sum(len(person.acknowledged) for person in people) < before + more:
            await asyncio.sleep(0.05)
            for task in tasks:
                if task.done():
                    task.result()


@pytest.mark.timeout(420)
async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    database, rng = tmp_path / "spadille.sqlite", Random(1)
    house = await asyncio.to_thread(House, database)
    people = list[Survivor]()
    for number in range(TABLES):
        people += await _opened(house.base, number % 3 + 1, rng)
    tasks = [asyncio.create_task(person.live()) for person in people]
    try:
        for _ in range(KILLS):
            await _more_actions(people, tasks, ACTIONS_A_LIFE)
            await asyncio.to_thread(house.kill)
            house = await asyncio.to_thread(House, database, 0.0, house.port)
        await _more_actions(people, tasks, ACTIONS_A_LIFE)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        code = await asyncio.to_thread(house.stop)
    assert code == 0, house.log
    assert "Traceback" not in house.log, house.log

    for person in people:
        written = read(database, person.table)
        assert written.numbers == list(range(1, len(written.numbers) + 1))
        for command, number in person.acknowledged.items():
            assert written.commands.get(command) == number
        _check_told(person, written)
    assert min(person.connections for person in people) == KILLS + 1
    assert sum(person.resent for person in people) > 0, "no command was in the air: kill later"
    codes = {answer["code"] for person in people for answer in person.refused}
    assert codes <= {"stale", "rule"}  # two who both asked for the next deal


def _check_told(person: Survivor, written: Written) -> None:
    """Every event was told once, in order, as the seat may see it; and the pictures are right."""
    seat = Seat(person.told[0]["scene"]["you"])
    number = person.told[0]["number"]
    for update in person.told[1:]:
        assert not update["is_resync"]
        assert update["number"] >= number
        assert update["events"] == written.seen(seat, number, update["number"])
        number = update["number"]
    for update in _some(person.told):
        assert update["scene"]["picture"] == written.picture(seat, update["number"])


def _some(told: list[Json]) -> list[Json]:
    return [*told[:: max(1, len(told) // 5)], told[-1]]
