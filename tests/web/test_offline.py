"""A dead line is shown soon, where it covers nobody's name, and comes back by itself."""

from __future__ import annotations

import re
import signal
import time

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reader import PATIENCE

#: Seconds within which somebody who has gone offline must see it.
SOON = 3.0
#: Seconds of silence after which a browser that was told nothing must have found out.
SILENCE = 12.0
#: What Chromium itself says of a network that is not there.
GONE = re.compile("WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED")


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_going_offline_is_shown_at_once(invite: Invite, device: str) -> None:
    guest = _at_the_table(invite, device)
    guest.context.set_offline(True)
    start = time.monotonic()
    lost = guest.page.get_by_test_id("lost")
    expect(lost).to_be_visible()
    assert time.monotonic() - start < SOON
    expect(lost).to_have_text(guest.words.say("line-lost"))
    _expect_nobody_covered(guest)
    guest.context.set_offline(False)
    expect(lost).to_have_count(0, timeout=PATIENCE)
    guest.play()
    _forget(guest)


def test_a_line_that_only_falls_silent_is_noticed_too(invite: Invite, house: House) -> None:
    guest = _at_the_table(invite, "phone")
    house.process.send_signal(signal.SIGSTOP)
    try:
        expect(guest.page.get_by_test_id("lost")).to_be_visible(timeout=SILENCE * 1000)
    finally:
        house.process.send_signal(signal.SIGCONT)
    expect(guest.page.get_by_test_id("lost")).to_have_count(0, timeout=PATIENCE)
    _forget(guest)


def test_a_refusal_covers_nobody_either(invite: Invite) -> None:
    guest = _at_the_table(invite, "phone")
    forged = '{"seat": 0, "token": "forged"}'
    key = f"spadille.token.{guest.page.url.rpartition('/')[2]}"
    guest.page.evaluate(f"localStorage.setItem('{key}', '{forged}')")
    guest.page.reload()
    expect(guest.page.get_by_text(guest.words.say("watching"))).to_be_visible()
    told = next(message["text"] for message in guest.messages if message["type"] == "refused")
    expect(guest.page.get_by_test_id("toasts")).to_contain_text(told)
    _expect_nobody_covered(guest)


def _at_the_table(invite: Invite, device: str) -> Guest:
    guest = invite("da", device)
    guest.declare("nolo_ouvert")
    assert guest.asked() == "play"
    return guest


def _expect_nobody_covered(guest: Guest) -> None:
    """At the middle of each name there is the name, and so for help and settings."""
    script = """one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    names = guest.page.locator("[data-testid=seat-left] .name, [data-testid=seat-right] .name")
    expect(names).to_have_count(2)
    for one in (*names.all(), guest.button("help"), guest.button("settings")):
        assert one.evaluate(script), one


def _forget(guest: Guest) -> None:
    """What the browser said of the network is no fault of the page."""
    guest.faults[:] = [fault for fault in guest.faults if not GONE.search(fault)]
