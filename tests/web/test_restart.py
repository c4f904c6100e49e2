"""Nothing is lost when a page is loaded again, or when the server dies in the middle of a deal."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.guest import Guest, play_together
from tests.web.reader import PATIENCE
from tests.web.reading import violations

#: What a browser itself says of a house that is gone: the line, or a meter that was under way.
GONE = re.compile("WebSocket connection to .* failed|Failed to load resource: .*/meter$")


def test_after_a_reload_the_same_hand_is_there(invite: Invite) -> None:
    guest = invite("en", "phone")
    guest.declare("solo")
    while (asked := guest.asked()) != "play" or guest.scene["picture"].get("tricks_played", 0) < 1:
        guest.answer(asked)
    hand = _hand(guest)
    trick = guest.page.get_by_role("list", name=guest.words.say("trick")).inner_text()
    address = guest.page.url
    guest.page.reload()
    assert guest.asked() == "play"
    assert guest.page.url == address
    assert _hand(guest) == hand
    assert guest.page.get_by_role("list", name=guest.words.say("trick")).inner_text() == trick
    guest.play_out()


@pytest.mark.parametrize("is_heard", [False, True])
def test_a_killed_server_loses_nothing(browser: Browser, tmp_path: Path, is_heard: bool) -> None:
    """The command did not reach the server; or it was written, and only the answer was lost."""
    database = tmp_path / "spadille.sqlite"
    dying = ("tests.server.dying", '"type":"play"')
    first = House(database, program=dying if is_heard else ("spadille",))
    guest = Guest(browser, first.base)
    friend = Guest(browser, first.base, "da", "phone")
    try:
        _reach_the_play(guest, friend, tricks=0 if is_heard else 1)
        card, before = _play_into_the_void(guest, first, is_heard)
        for one in (guest, friend):
            expect(one.page.get_by_test_id("lost")).to_have_text(one.words.say("line-lost"))
            assert violations(one.page) == []
        known = _hand(friend)
        second = House(database, port=first.port)
        try:
            for one in (guest, friend):
                expect(one.page.get_by_test_id("lost")).to_have_count(0, timeout=PATIENCE)
            _expect_played_once(guest, friend, card, before, "done" if is_heard else "update")
            assert _hand(friend) == known or len(known) - len(_hand(friend)) == 1
            play_together(guest, friend)
            for one in (guest, friend):
                expect(one.summary).to_be_visible()
        finally:
            second.stop()
        assert "Traceback" not in second.log, second.log
    finally:
        first.process.kill()
        for one in (guest, friend):
            one.context.close()
    for one in (guest, friend):
        assert [fault for fault in one.faults if not GONE.search(fault)] == []


@pytest.fixture(autouse=True)
def _patient() -> Iterator[None]:
    """The line comes back after pauses that grow."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)


def _reach_the_play(guest: Guest, friend: Guest, tricks: int) -> None:
    """So many tricks are over, a friend sits in the second seat and it is the first's turn."""
    guest.declare("solo")
    while (asked := guest.asked()) != "play" or _tricks(guest) < tricks:
        guest.answer(asked)
    friend.open(guest.page.url)
    friend.take_seat("Karl")
    # What a page is still fetching when the house goes is a complaint of its own.
    for one in (guest, friend):
        one.page.wait_for_load_state("networkidle")


def _tricks(guest: Guest) -> int:
    played: int = guest.scene["picture"].get("tricks_played", 0)
    return played


def _play_into_the_void(guest: Guest, house: House, is_heard: bool) -> tuple[str, list[str]]:
    """Play a card that the server cannot answer any more; the card, and the hand it came from."""
    assert guest.asked() == "play"
    before = _hand(guest)
    card = guest.playable.first.get_attribute("aria-label") or ""
    sent, answered = len(guest.sent), guest.answers
    if not is_heard:
        house.process.send_signal(signal.SIGSTOP)
    guest.press(guest.playable.first, position={"x": 12, "y": 24})
    while len(guest.sent) == sent:
        guest.page.wait_for_timeout(10)
    if is_heard:
        assert house.end() == -signal.SIGKILL
    house.kill()
    assert guest.answers == answered, "the server answered after all"
    assert _hand(guest) == before
    return card, before


def _expect_played_once(
    guest: Guest, friend: Guest, card: str, before: list[str], answer: str
) -> None:
    expect(guest.hand.get_by_role("button", name=card, exact=True)).to_have_count(0)
    assert len(_hand(guest)) == len(before) - 1
    asked = [json.loads(frame) for frame in guest.sent if '"act"' in frame]
    last = asked[-1]["id"]
    assert sum(one["id"] == last for one in asked) >= 2, "the browser did not ask again"
    answers = [one["type"] for one in guest.messages if one.get("id") == last]
    assert answers == [answer]
    friend.catch_up(guest)
    events = (event for update in friend.updates for event in update["events"])
    played = [event["card"] for event in events if event["type"] == "played"]
    assert len(played) == len(set(played))
    assert asked[-1]["action"]["card"] in played


def _hand(guest: Guest) -> list[str]:
    names = guest.hand.get_by_role("button").all()
    return [name.get_attribute("aria-label") or "" for name in names]
