"""Several seats act at the same time: each decides for itself, and nobody waits for another."""

import asyncio
from pathlib import Path

import pytest

from spadille.cards import Seat
from spadille.rules.action import Action, Bid, Exchange, Pass
from spadille.server import decide
from spadille.server.protocol import DealNext
from spadille.server.rows import TableRow
from spadille.server.state import Note, TableState
from tests.server.house import House
from tests.server.player import Json, Player, join, new_id, open_table

#: Everybody hands three cards on before the play.
RULES = "hearts/norsk"


def _passed_on(player: Player) -> Json:
    return {
        "type": "exchange",
        "cards": [held["card"] for held in player.scene["picture"]["hand"]][:3],
    }


async def _pass_on(player: Player, version: int) -> Json:
    return await player.ask("act", version=version, action=_passed_on(player))


async def test_what_another_does_meanwhile_does_not_spoil_a_decision(house: House) -> None:
    opened = await open_table(house.base, rules=RULES)
    table = opened["table"]
    async with (
        join(house.base, table, opened["token"]) as host,
        join(house.base, table) as friend,
    ):
        await friend.ask("sit", seat=2, name="Olav")
        dealt = (await host.ask("deal_next"))["number"]
        while friend.number < dealt:
            await friend.until("update")
        wish = _passed_on(friend)
        assert (await _pass_on(host, dealt))["type"] == "done"
        while friend.number <= dealt:
            await friend.until("update")
        done = await friend.ask("act", version=dealt, action=wish)
        assert done["type"] == "done"
        assert (await friend.ask("act", version=dealt, action=wish))["code"] == "stale"
        assert (await _pass_on(host, dealt))["code"] == "stale"


async def test_a_second_window_of_the_same_seat_is_told_that_it_has_acted(house: House) -> None:
    opened = await open_table(house.base, rules=RULES)
    table, token = opened["table"], opened["token"]
    async with join(house.base, table, token) as one, join(house.base, table, token) as other:
        dealt = (await one.ask("deal_next"))["number"]
        while other.number < dealt:
            await other.until("update")
        assert (await _pass_on(one, dealt))["type"] == "done"
        assert (await other.ask("act", version=dealt, action=_passed_on(other)))["code"] == "stale"


async def test_all_bots_act_while_somebody_still_thinks(house: House) -> None:
    opened = await open_table(house.base, rules=RULES)
    async with join(house.base, opened["table"], opened["token"]) as player:
        dealt = (await player.ask("deal_next"))["number"]
        assert player.scene["picture"]["to_act"] == [0, 1, 2, 3]
        while player.scene["picture"]["to_act"] != [0]:
            await player.until("update")
        assert player.number == dealt + 3
        assert (await _pass_on(player, dealt))["type"] == "done"


async def test_a_bot_acts_for_somebody_away_while_another_still_thinks(tmp_path: Path) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite", patience=0.3)
    try:
        opened = await open_table(house.base, rules=RULES)
        table = opened["table"]
        async with join(house.base, table, opened["token"]) as host:
            async with join(house.base, table) as friend:
                await friend.ask("sit", seat=1, name="Olav")
            dealt = (await host.ask("deal_next"))["number"]
            while host.scene["picture"]["to_act"] != [0]:
                await host.until("update")
            assert not host.scene["sitters"][1]["is_bot"]
            assert (await _pass_on(host, dealt))["type"] == "done"
    finally:
        assert await asyncio.to_thread(house.stop) == 0


async def test_a_resent_decision_is_obeyed_once_though_others_acted(house: House) -> None:
    opened = await open_table(house.base, rules=RULES)
    async with join(house.base, opened["table"], opened["token"]) as player:
        dealt = (await player.ask("deal_next"))["number"]
        wish = {"id": new_id(), "version": dealt, "action": _passed_on(player)}
        done = await player.ask("act", **wish)
        while player.number < dealt + 4:
            await player.until("update")
        assert await player.ask("act", **wish) == done


# --- what each seat is asked, and since when ----------------------------------------------------


class Dealt:
    """A table after its first deal, played by hand."""

    def __init__(self, rules: str) -> None:
        self.state = TableState(TableRow("abcdefghjkmn", rules, 0, 0.0))
        self.state.take(decide.deal_next(self.state, Seat(0), DealNext(new_id(), 0)))

    def do(self, seat: Seat, action: Action) -> None:
        """Let a seat act."""
        self.state.take(Note(decide.move(self.state, seat, action), new_id(), seat))

    @property
    def since(self) -> dict[Seat, int]:
        """Since which entry each seat is asked what it is asked now."""
        seats = map(Seat, range(self.state.rulebook.seats))
        known = {seat: self.state.questions.since(seat) for seat in seats}
        return {seat: since for seat, since in known.items() if since is not None}


def test_who_has_passed_cards_on_is_asked_no_more_and_the_others_the_same_as_before() -> None:
    table = Dealt(RULES)
    assert table.since == {0: 1, 1: 1, 2: 1, 3: 1}
    for seat in (2, 0, 1):
        held = table.state.views.of(Seat(seat)).deal.hands[seat].known
        table.do(Seat(seat), Exchange(type(held)(list(held)[:3])))
    assert table.since == {3: 1}
    held = table.state.views.of(Seat(3)).deal.hands[3].known
    table.do(Seat(3), Exchange(type(held)(list(held)[:3])))
    (leader,) = table.since
    assert table.since == {leader: 5}


def test_a_bid_that_is_taken_back_puts_a_new_question_to_the_next() -> None:
    from spadille.games.lhombre.action import Correct  # noqa: PLC0415

    table = Dealt("lhombre/privat")
    (first,) = table.since
    table.do(first, Bid("solo"))
    (second,) = table.state.views.awaited
    assert table.since == {first: 2, second: 2}
    table.do(first, Correct("game"))
    assert table.since[second] == 3
    table.do(second, Pass())
    assert table.since.get(first) != 2


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "solo/american"])
def test_one_alone_is_asked_anew_by_whatever_happens(rules: str) -> None:
    table = Dealt(rules)
    for number in (2, 3):
        (seat,) = table.since
        table.do(seat, Pass())
        assert set(table.since.values()) == {number}
