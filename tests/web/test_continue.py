"""The start offers to go on at the tables where this browser still holds a seat."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import Locator, expect

from spadille.server.lobby import ID_LENGTH, LETTERS
from tests.web.conftest import Invite
from tests.web.guest import Guest

#: What Chromium itself says of a table that is not there.
NOT_THERE = re.compile("404")


def test_the_last_visited_table_is_offered_first(invite: Invite) -> None:
    guest, friend = invite(), invite("da")
    first, second = guest.sit_down("Inger"), guest.sit_down("Inger")
    friend.open(first)
    friend.take_seat("Karl")
    guest.open()
    assert _addresses(guest) == [second, first]
    expect(_tables(guest).nth(1)).to_contain_text("Karl")
    expect(_tables(guest).nth(1)).not_to_contain_text("Inger")
    expect(_tables(guest).nth(1)).to_contain_text(guest.words.say("profile-lhombre-hjemme"))
    guest.press(_tables(guest).nth(1))
    expect(guest.button("deal-first")).to_be_visible()
    assert guest.page.url == first
    guest.open()
    assert _addresses(guest) == [first, second]


def test_tables_that_are_gone_or_were_left_are_not_offered(invite: Invite) -> None:
    guest = invite()
    left, kept = guest.sit_down(), guest.sit_down()
    guest.open(left)
    guest.press(guest.button("settings"))
    guest.press(guest.button("leave-seat"))
    question = guest.group("ask-leave-title")
    guest.press(question.get_by_role("button", name=guest.words.say("leave-seat")))
    expect(guest.page.get_by_text(guest.words.say("watching"))).to_be_visible()
    gone = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    token = '{"seat": 0, "token": "x", "at": 9e15}'
    guest.page.evaluate(f"localStorage.setItem('spadille.token.{gone}', '{token}')")
    guest.open()
    assert _addresses(guest) == [kept]
    held = guest.page.evaluate("Object.keys(localStorage).filter((key) => key.includes('token'))")
    assert held == [f"spadille.token.{kept.rpartition('/')[2]}"]
    assert [fault for fault in guest.faults if not NOT_THERE.search(fault)] == []
    guest.faults.clear()


def test_nobody_is_offered_what_he_never_had(invite: Invite) -> None:
    guest = invite()
    guest.open()
    expect(guest.button("start-sit")).to_be_enabled()
    expect(_tables(guest)).to_have_count(0)


def _tables(guest: Guest) -> Locator:
    name = guest.words.say("continue")
    return guest.page.get_by_role("region", name=name, exact=True).get_by_role("link")


def _addresses(guest: Guest) -> list[str]:
    expect(guest.button("start-sit")).to_be_enabled()
    expect(_tables(guest).first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    found: list[str] = _tables(guest).evaluate_all("all => all.map((link) => link.href)")
    return found
