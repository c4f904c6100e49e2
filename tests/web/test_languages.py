"""Everybody reads his own language: the browser's at first, another one when he asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reader import LOCALES
from tests.web.reading import raw
from tests.web.words import Words


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("da-DK", "da"),
        ("nb-NO", "nb"),
        ("nn-NO", "nb"),
        ("en-GB", "en"),
        ("ja-JP", "ja"),
        ("de-DE", "en"),
    ],
)
def test_the_start_speaks_as_the_browser_does(invite: Invite, locale: str, language: str) -> None:
    guest = invite(language, locale=locale)
    guest.open()
    _expect_language(guest, Words(language))


def test_the_language_can_be_changed_at_the_start_and_is_kept(invite: Invite) -> None:
    guest = invite("da", "phone")
    guest.open()
    for language, name in (("ja", "日本語"), ("nb", "Norsk"), ("en", "English"), ("da", "Dansk")):
        guest.press(guest.page.get_by_role("button", name=name, exact=True))
        _expect_language(guest, Words(language))
    guest.press(guest.page.get_by_role("button", name="日本語", exact=True))
    _expect_language(guest, Words("ja"))
    guest.page.reload()
    _expect_language(guest, Words("ja"))


def test_the_language_can_be_changed_in_the_middle_of_a_deal(invite: Invite) -> None:
    guest = invite("en")
    guest.declare("solo")
    while (asked := guest.asked()) != "play":
        guest.answer(asked)
    for language in LOCALES:
        guest.press(guest.button("settings"))
        chosen = guest.page.get_by_role("combobox", name=guest.words.say("set-language"))
        chosen.select_option(language)
        guest.words = Words(language)
        guest.press(guest.group("settings").get_by_role("button", name=guest.words.say("close")))
        assert guest.asked() == "play"
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.get_by_test_id("contract")).to_contain_text(guest.words.contract("solo"))
        told = guest.words.any_of("phase-play.you", "prompt-lead")
        expect(guest.page.locator("[aria-live=assertive]")).to_have_text(told)
        names = [guest.words.card(held["card"]) for held in guest.scene["picture"]["hand"]]
        for name in names:
            expect(guest.hand.get_by_role("button", name=name).first).to_be_attached()
        assert raw(guest.page) == []


def _expect_language(guest: Guest, words: Words) -> None:
    page = guest.page
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("start-title"))
    expect(page.locator("html")).to_have_attribute("lang", words.language)
    expect(page).to_have_title(words.say("page-title"))
    expect(page.get_by_role("button", name=words.say("start-sit"))).to_be_enabled()
    assert raw(page) == []
