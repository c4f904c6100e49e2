"""The hint, the hand meter and the review at the table can be read by everybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reading import CONTRAST, cut, raw, violations


def ask(guest: Guest, name: str) -> None:
    guest.press(guest.button(name))
    expect(guest.group(name)).not_to_contain_text("…", timeout=60_000)


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_advice_is_given_and_a_deal_looked_back_at(
    invite: Invite, tmp_path: Path, device: str, language: str
) -> None:
    guest = invite(language, device)
    guest.sit_down(game="solo", strength="easy")
    guest.press(guest.button("deal-first"))
    guest.asked()
    ask(guest, "advice")
    expect(guest.group("advice")).to_contain_text(guest.words.say("contract-solo_suit"))
    _check(guest, tmp_path / "meter.png")
    guest.page.keyboard.press("Escape")
    guest.play_out()
    ask(guest, "advice-back")
    _check(guest, tmp_path / "review.png")
    guest.page.keyboard.press("Escape")


def _check(guest: Guest, shot: Path) -> None:
    guest.page.screenshot(path=shot)
    faults = [*violations(guest.page), *cut(guest.page, may_scroll=True), *raw(guest.page)]
    guest.page.emulate_media(color_scheme="dark")
    faults += violations(guest.page, CONTRAST)
    guest.page.emulate_media(color_scheme="light")
    assert not faults, (shot.name, faults)
