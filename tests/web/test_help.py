"""The help tells what is played and shows which card beats which under the present contract."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.guest import Guest


def test_the_start_tells_the_aim_and_no_order_yet(invite: Invite) -> None:
    guest = invite("da", "phone")
    guest.open()
    expect(guest.button("start-sit")).to_be_enabled()
    _open_help(guest)
    for part in ("aim", "order", "terms"):
        expect(guest.group("help")).to_contain_text(guest.words.say(f"help-lhombre-{part}"))
    expect(guest.group("help").get_by_role("list")).to_have_count(0)


def test_the_order_follows_the_contract(invite: Invite, house: House) -> None:
    guest = invite()
    guest.declare("nolo_ouvert")
    _open_help(guest)
    expect(guest.group("help")).to_contain_text(guest.words.contract("nolo_ouvert"))
    assert _shown(guest) == _told(guest, house)
    guest.page.keyboard.press("Escape")
    guest.declare("game")
    _open_help(guest)
    before = _shown(guest)
    assert before == _told(guest, house)
    guest.page.keyboard.press("Escape")
    guest.name_trump("H")
    guest.asked()
    _open_help(guest)
    expect(guest.group("help")).to_contain_text(guest.words.say("order-trumps"))
    after = _shown(guest)
    assert after == _told(guest, house) != before
    assert after[0][:4] == [guest.words.card(card) for card in ("SA", "H7", "CA", "HA")]


def _open_help(guest: Guest) -> None:
    guest.press(guest.button("help"))
    expect(guest.group("help")).to_contain_text(guest.words.say("help-mouse"))


def _shown(guest: Guest) -> list[list[str]]:
    lists = guest.group("help").get_by_role("list")
    expect(lists.first).to_be_visible()
    script = "all => all.map((list) => [...list.children].map((one) => one.innerText.trim()))"
    shown: list[list[str]] = lists.evaluate_all(script)
    return shown


def _told(guest: Guest, house: House) -> list[list[str]]:
    """What the server says, in the words of the guest."""
    table = guest.page.url.rpartition("/")[2]
    lanes = httpx.get(f"{house.base}/api/tables/{table}/order").json()["lanes"]
    return [[guest.words.card(card) for card in lane] for lane in lanes if lane]
