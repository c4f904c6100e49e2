"""Hints, the hand meter and the review over a real server, for whom they are and no other."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from spadille.analysis.reason import REASONS
from spadille.server.school import PIECE
from tests.server.house import House
from tests.server.player import Json, Player, join, open_table, play_together


async def put(house: House, table: str, what: str, **asked: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=house.base, timeout=60.0) as client:
        return await client.post(f"/api/tables/{table}/{what}", json=asked)


async def told(house: House, table: str, what: str, **asked: Any) -> Json:
    answer = await put(house, table, what, **asked)
    assert answer.status_code in (200, 201), (what, answer.text)
    found: Json = answer.json()
    return found


async def until_asked(player: Player) -> None:
    """Deal, and wait until this seat has to do something."""
    while not player.is_asked() and not player.ledger:
        if player.scene["may_deal"]:
            await player.ask("deal_next")
        else:
            await player.until("update")


def test_a_deal_is_played_by_hints_alone_and_looked_back_at(house: House) -> None:
    async def play() -> None:
        opened = await open_table(house.base, rules="solo/american", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            while not player.ledger:
                await until_asked(player)
                if player.ledger:
                    break
                advice = await told(house, table, "hint", token=token)
                assert advice["hint"]["reason"] in REASONS
                done = await player.ask("act", action=advice["hint"]["action"])
                assert done["type"] == "done", done
            review = (await told(house, table, "review", token=token, deal=1))["review"]
            assert review["scores"] == player.ledger[0]
            assert [bool(own) for own in review["moments"][1:]] == [False] * 3
            again = await told(house, table, "review", token=token, deal=1)
            assert again["review"] == review
            luck = await told(house, table, "luck", token=token)
            assert [round(own["score"]) for own in luck["luck"]] == player.ledger[0]
            assert len(luck["told"][0]["lines"]) == 4
            early = await put(house, table, "review", token=token, deal=2)
            assert (early.status_code, early.json()["code"]) == (404, "no_deal")

    asyncio.run(play())


def test_the_meter_shows_what_each_bid_promises(house: House) -> None:
    async def play() -> None:
        opened = await open_table(house.base, rules="lhombre/hjemme", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await until_asked(player)
            meter = (await told(house, table, "meter", token=token))["meter"]
            legal = player.scene["picture"]["legal"]["choices"]
            bids = {each["contract"] for each in legal if each["type"] == "bid"}
            if bids:
                assert bids <= {each["contract"] for each in meter["estimates"]}
                assert [book["author"] for book in meter["books"]] == ["scheillerup", "maigaard"]

    asyncio.run(play())


def test_nobody_without_a_seat_is_told_anything(house: House) -> None:
    async def ask() -> None:
        opened = await open_table(house.base)
        for what in ("hint", "meter", "luck"):
            answer = await put(house, opened["table"], what, token="x" * 30)
            assert (answer.status_code, answer.json()["code"]) == (403, "token")
        answer = await put(house, opened["table"], "review", token="x" * 30, deal=1)
        assert answer.json()["code"] == "token"
        answer = await put(house, opened["table"], "hint", token=7)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")

    asyncio.run(ask())


def test_a_deal_in_play_is_not_looked_back_at(house: House) -> None:
    async def ask() -> None:
        opened = await open_table(house.base, strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await player.ask("deal_next")
            for what, more in (("review", {}), ("again", {"step": 0})):
                answer = await put(house, table, what, token=token, deal=1, **more)
                assert (answer.status_code, answer.json()["code"]) == (409, f"{what}_open")
                assert "came from" not in answer.json()["text"]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("help_", "alone", "together"),
    [("among_bots", 200, 403), ("on", 200, 200), ("off", 403, 403)],
)
def test_advice_is_had_as_whoever_opened_the_table_chose(
    house: House, help_: str, alone: int, together: int
) -> None:
    async def ask() -> None:
        opened = await open_table(house.base, strength="easy", help=help_)
        table, token = opened["table"], opened["token"]
        assert (await put(house, table, "hint", token=token)).status_code == alone
        async with join(house.base, table, token) as player:
            assert player.scene["has_help"] == (alone == 200)
        async with join(house.base, table) as watcher:
            assert not watcher.scene["has_help"]
        async with join(house.base, table) as friend:
            seated = await friend.ask("sit", seat=1, name="Åse")
            answer = await put(house, table, "hint", token=token)
            assert answer.status_code == together
            if together == 403:
                assert answer.json()["code"] == "no_help"
                other = await put(house, table, "meter", token=seated["token"])
                assert other.status_code == 403

    asyncio.run(ask())


def test_a_deal_is_tried_again_while_the_same_seat_looks_back_at_it(house: House) -> None:
    async def play() -> None:
        opened = await open_table(house.base, rules="lhombre/hjemme", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await player.play_deals(1)
        steps = range(12)
        looking = asyncio.create_task(told(house, table, "review", token=token, deal=1))
        answers = [await put(house, table, "again", token=token, deal=1, step=at) for at in steps]
        assert {answer.status_code for answer in answers} <= {201, 400}
        assert 201 in {answer.status_code for answer in answers}
        assert (await looking)["review"]["scores"]

    asyncio.run(play())


def test_who_asks_the_same_again_meanwhile_gets_the_same_answer(house: House) -> None:
    """Neither itself nor a question of another kind stands in the way of a question."""

    async def play() -> None:
        opened = await open_table(house.base, rules="solo/american", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await player.play_deals(1)
            await player.ask("deal_next")
            looking = [put(house, table, "review", token=token, deal=1) for _ in range(3)]
            asking = [
                put(house, table, what, token=token)
                for what in ("hint", "meter", "luck")
                for _ in range(3)
            ]
            answers = await asyncio.gather(*looking, *asking)
            assert [answer.status_code for answer in answers] == [200] * 12
            reviews, _, _, lucks = (answers[at : at + 3] for at in range(0, 12, 3))
            for same in (reviews, lucks):
                assert len({answer.text for answer in same}) == 1

    asyncio.run(play())


def test_a_seat_looks_back_at_one_deal_after_the_other(house: House) -> None:
    """What is refused meanwhile is told as soon as the first is."""

    async def play() -> None:
        opened = await open_table(house.base, rules="solo/american", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await player.play_deals(3)
            asked = [put(house, table, "review", token=token, deal=deal) for deal in (1, 2, 3)]
            answers = await asyncio.gather(*asked)
            assert 200 in {answer.status_code for answer in answers}
            refused = [answer.json()["code"] for answer in answers if answer.status_code != 200]
            assert set(refused) <= {"too_fast"}
            for deal, answer in enumerate(answers, 1):
                found = await told(house, table, "review", token=token, deal=deal)
                assert found["review"]["scores"] == player.ledger[deal - 1]
                assert answer.status_code != 200 or answer.json() == found

    asyncio.run(play())


def test_what_was_luck_is_told_of_more_deals_than_are_looked_over_at_a_time(house: House) -> None:
    """A deal that was looked back at before is looked over no other way than the rest."""

    async def play() -> None:
        deals = PIECE + 2
        opened = await open_table(house.base, rules="lhombre/hjemme", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await player.play_deals(deals)
            before = await told(house, table, "review", token=token, deal=3)
            luck = (await told(house, table, "luck", token=token))["luck"]
            sums = [sum(own) for own in zip(*player.ledger, strict=True)]
            assert [round(own["score"]) for own in luck] == sums
            cards = [0.0] * 3
            for deal in range(1, deals + 1):
                review = (await told(house, table, "review", token=token, deal=deal))["review"]
                assert deal != 3 or review == before["review"]
                brought = review["par"]["calibrated"] if "par" in review else review["scores"]
                cards = [sum(both) for both in zip(cards, brought, strict=True)]
            assert [own["cards"] for own in luck] == pytest.approx(cards)

    asyncio.run(play())


def test_all_who_ask_at_once_what_was_luck_are_told_and_each_deal_is_added(house: House) -> None:
    async def play() -> None:
        opened = await open_table(house.base, rules="solo/american", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table) as friend, join(house.base, table, token) as player:
            other = (await friend.ask("sit", seat=1, name="Åse"))["token"]
            for deals in (1, 2, 3):
                await play_together([player, friend], deals)
                asked = (told(house, table, "luck", token=each) for each in (token, other))
                one, two = await asyncio.gather(*asked)
                assert one["luck"] == two["luck"]
                sums = [sum(column) for column in zip(*player.ledger, strict=True)]
                assert [round(own["score"]) for own in one["luck"]] == sums

    asyncio.run(play())


def test_a_deal_can_be_tried_again_from_a_moment(house: House) -> None:
    async def play() -> None:
        opened = await open_table(house.base, rules="solo/american", strength="easy")
        table, token = opened["table"], opened["token"]
        async with join(house.base, table, token) as player:
            await player.play_deals(1)
            steps = range(60)
            tried = [
                step
                for step in steps
                if (
                    await put(house, table, "again", token=token, deal=1, step=step)
                ).status_code == 201
            ]  # fmt: skip
            assert tried
            assert len(tried) < len(steps)
            new = await told(house, table, "again", token=token, deal=1, step=tried[-1])
        assert new["table"] != table
        assert new["seat"] == 0
        async with join(house.base, new["table"], new["token"]) as player:
            assert player.is_asked()
            await player.play_deals(1)
            assert len(player.ledger) == 1
            await player.play_deals(2)

    asyncio.run(play())
