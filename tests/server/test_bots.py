"""The bots' processes: they die and are replaced, and never outlive the server."""

import asyncio
import logging
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import psutil
import pytest

from spadille.bots.registry import TIERS
from spadille.cards import Card, Seat
from spadille.games.registry import games, rulebook
from spadille.rules.action import Deal
from spadille.rules.event import Played, TrickTaken
from spadille.rules.shuffle import mix
from spadille.server.botprocess import NICENESS
from spadille.server.bots import BotFailed, Bots
from spadille.server.botseat import BotMove, BotSeat
from spadille.server.pool import asked
from spadille.server.strength import EASIEST, STRENGTHS, Strength, player_of
from tests.server.house import House
from tests.server.player import join, open_table

RULES = "lhombre/hjemme@1"


def _view() -> tuple[object, Seat]:
    book = rulebook("lhombre/hjemme")
    dealer = Seat(0)
    state = book.start(dealer)
    deck = mix(book.pack, bytes(32), b"", ())
    (dealt,) = book.decide(state, None, Deal(dealer, deck))
    seat = min(book.to_act(book.evolve(state, dealt)))
    return book.evolve(state, dealt.seen_by(seat)), seat


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    """A pool of one process."""
    pool = Bots(1)
    yield pool
    await pool.close()


def _processes(bots: Bots) -> list[psutil.Process]:
    return [psutil.Process(pid) for pid in bots._pool._processes]


async def test_a_move_is_legal_and_made_by_a_nice_process(bots: Bots) -> None:
    view, seat = _view()
    action = await bots.choose(RULES, view, seat)
    assert rulebook("lhombre/hjemme").legal(view, seat).allows(action)
    (process,) = _processes(bots)
    assert process.nice() == NICENESS


async def test_the_first_move_of_a_process_needs_nothing_new(bots: Bots) -> None:
    view, seat = _view()
    before = await asked(bots._pool, _loaded)
    await bots.choose(RULES, view, seat)
    assert await asked(bots._pool, _loaded) == before
    assert any(name.startswith("spadille.bots.lhombre.") for name in before)


def _loaded() -> frozenset[str]:
    """The modules that a process has imported."""
    return frozenset(sys.modules)


async def test_a_process_that_is_killed_is_replaced_and_the_move_asked_again(bots: Bots) -> None:
    view, seat = _view()
    await bots.choose(RULES, view, seat)
    (process,) = _processes(bots)
    process.kill()
    process.wait(10)
    await bots.choose(RULES, view, seat)
    assert _processes(bots) != [process]


async def test_a_bot_that_hangs_or_fails_loses_its_turn_to_the_easiest(
    bots: Bots, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view, seat = _view()
    await bots.choose(RULES, view, seat)
    # Long enough for a process to start, which the next bot may have to wait for.
    monkeypatch.setattr("spadille.server.bots.PATIENCE_SECONDS", 8.0)
    (process,) = _processes(bots)
    process.suspend()
    actions = [await bots.choose(RULES, view, seat, "expert")]
    assert _processes(bots) != [process]
    actions += [await bots.choose(RULES, view, seat, "nobody") for _ in range(2)]
    legal = rulebook("lhombre/hjemme").legal(view, seat)
    assert all(legal.allows(action) for action in actions)
    assert [record.getMessage() for record in caplog.records] == [
        "bot expert lost its turn to easy (TimeoutError); this is said once",
        "bot nobody lost its turn to easy (FaultyGame); this is said once",
    ]


async def test_what_bots_warn_of_is_said_once_in_the_log(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    view, seat = _view()
    await bots.warm_up()
    assert caplog.records == []
    for _ in range(2):
        await asked(bots._pool, _warn)
        await bots.choose(RULES, view, seat)
    assert [record.getMessage() for record in caplog.records] == ["model.npz: missing"]


def _warn() -> None:
    logging.getLogger("spadille.bots.tier").warning("%s: missing", "model.npz")


async def test_nobody_can_move_where_there_is_no_such_game(bots: Bots) -> None:
    view, seat = _view()
    with pytest.raises(BotFailed):
        await bots.choose("bridge/rubber@1", view, seat)
    await bots.choose(RULES, view, seat)


def test_every_strength_there_is_can_be_chosen() -> None:
    assert STRENGTHS == TIERS
    assert [player_of(strength, "lhombre") for strength in STRENGTHS] == list(STRENGTHS)
    assert {player_of("expert", game) for game in games()} <= set(TIERS)


@pytest.mark.parametrize("strength", STRENGTHS)
async def test_people_play_against_each_strength(tmp_path: Path, strength: Strength) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite")
    for game in games():
        opened = await open_table(house.base, rules=game, strength=strength)
        async with join(house.base, opened["table"], opened["token"]) as player:
            assert [sitter["strength"] for sitter in player.scene["sitters"][1:]] == [strength] * (
                len(player.scene["sitters"]) - 1
            )
            await player.play_deals(1)
    assert await asyncio.to_thread(house.stop) == 0
    assert house.log.count("\n") == 1, house.log


def _children(house: House) -> list[psutil.Process]:
    children = psutil.Process(house.process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


async def test_people_play_on_when_a_bot_hangs(tmp_path: Path) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite")
    opened = await open_table(house.base, strength="expert")
    async with join(house.base, opened["table"], opened["token"]) as player:
        assert [sitter["strength"] for sitter in player.scene["sitters"]] == [None, *["expert"] * 2]
        await player.play_deals(1)
        for child in _children(house):
            child.suspend()
        await player.play_deals(2)
    assert await asyncio.to_thread(house.stop) == 0
    assert house.log.count("lost its turn") == 1


async def test_people_play_on_where_nothing_was_learned_and_the_log_says_so_once(
    tmp_path: Path,
) -> None:
    start = partial(House, tmp_path / "spadille.sqlite", program=("tests.server.unlearned",))
    house = await asyncio.to_thread(start)
    opened = await open_table(house.base, strength="expert")
    async with join(house.base, opened["table"], opened["token"]) as player:
        await player.play_deals(1)
        for child in _children(house):
            child.kill()
        await player.play_deals(2)
    assert await asyncio.to_thread(house.stop) == 0
    told = [line for line in house.log.splitlines() if "missing.npz" in line or ".json" in line]
    assert sum("expert" in line for line in told) == 1, house.log
    assert len(told) == len(set(told)) <= len(STRENGTHS)


async def test_people_play_on_while_bots_are_killed(tmp_path: Path) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite")
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as player:
        for deals in (1, 2, 3):
            await player.play_deals(deals)
            for child in _children(house):
                child.kill()
    assert await asyncio.to_thread(house.stop) == 0


def test_no_bot_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    house = House(tmp_path / "spadille.sqlite")
    while not _children(house):
        time.sleep(0.1)
    children = psutil.Process(house.process.pid).children(recursive=True)
    house.kill()
    _, alive = psutil.wait_procs(children, timeout=15)
    assert alive == []


async def test_a_full_trick_and_a_new_hand_are_looked_at_longer(bots: Bots) -> None:
    async def post(move: BotMove) -> None:
        """Nobody waits for it here."""

    seat = BotSeat(bots, RULES, EASIEST, Seat(0), post, delay=0.8)
    played, taken = Played(Seat(0), Card("SA")), TrickTaken(Seat(0))
    assert seat.pause_after([played]) == 0.8
    assert seat.pause_after([played, taken]) == 2.0


async def test_bots_take_their_time_at_the_table(tmp_path: Path) -> None:
    house = await asyncio.to_thread(House, tmp_path / "spadille.sqlite", 0.4)
    opened = await open_table(house.base)
    async with join(house.base, opened["table"], opened["token"]) as player:
        start = asyncio.get_running_loop().time()
        first = (await player.ask("deal_next"))["number"]
        while not player.is_asked() and not player.scene["may_deal"]:
            await player.until("update")
        moves = player.number - first
        took = asyncio.get_running_loop().time() - start
        assert took >= 0.4 * moves * 0.9
    assert await asyncio.to_thread(house.stop) == 0
