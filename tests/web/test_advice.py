"""The hint, the hand meter and the review at the table can be read by everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from spadille.games import registry
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reader import LOCALES
from tests.web.reading import CONTRAST, cut, raw, violations

BIDS = registry.rulebook("lhombre/hjemme").profile.options.bids


def ask(guest: Guest, name: str) -> None:
    guest.press(guest.button(name))
    told = guest.page.get_by_test_id("advice")
    expect(told).to_contain_text(re.compile(r"\S"), timeout=60_000)


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
    # It is long: whoever hears it begins at its head, and is not told all of it at once.
    expect(guest.page.get_by_test_id("advice").get_by_role("heading").first).to_be_focused()
    expect(guest.page.get_by_test_id("advice")).to_have_attribute("aria-live", "off")
    _check(guest, tmp_path / "review.png")
    guest.group("advice-back").evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
    expect(guest.button("close")).to_be_in_viewport(ratio=1)
    guest.page.keyboard.press("Escape")
    guest.press(guest.button("ledger").first)
    guest.press(guest.button("luck"))
    expect(guest.page.get_by_test_id("luck").locator("p")).to_have_count(4, timeout=60_000)
    _check(guest, tmp_path / "luck.png")


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_the_page_says_that_a_deal_is_being_looked_back_at_until_it_is(
    invite: Invite, tmp_path: Path, device: str, language: str
) -> None:
    guest = invite(language, device)
    guest.sit_down(game="solo", strength="easy")
    guest.press(guest.button("deal-first"))
    guest.play_out()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route(re.compile("/(review|luck)$"), hold)
    guest.press(guest.button("advice-back"))
    dialog, busy = guest.group("advice-back"), guest.page.get_by_test_id("busy")
    said = guest.words.say("advice-back-busy")
    expect(busy).to_have_text(said)
    assert f"status: {said}" in dialog.aria_snapshot()
    _check(guest, tmp_path / "busy.png")
    held.pop().continue_()
    told = guest.page.get_by_test_id("advice")
    expect(told).to_contain_text(re.compile(r"\S"), timeout=60_000)
    expect(busy).to_be_empty()
    guest.page.keyboard.press("Escape")
    guest.press(guest.button("ledger").first)
    guest.press(guest.button("luck"))
    expect(busy).to_have_text(guest.words.say("luck-busy"))
    held.pop().continue_()
    expect(guest.page.get_by_test_id("luck").locator("p")).to_have_count(4, timeout=60_000)
    expect(busy).to_be_empty()


def test_whoever_does_not_wait_for_a_review_asks_for_it_anew(invite: Invite) -> None:
    guest = invite("en", "desk")
    guest.sit_down(game="solo", strength="easy")
    guest.deal()
    guest.play_out()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route(re.compile("/review$"), hold)
    guest.press(guest.button("advice-back"))
    expect(guest.page.get_by_test_id("busy")).not_to_be_empty()
    guest.page.keyboard.press("Escape")
    expect(guest.button("advice-back")).to_be_focused()
    with guest.page.expect_response("**/review"):
        held.pop().continue_()
    expect(guest.button("advice-back")).to_be_focused()
    guest.page.unroute(re.compile("/review$"))
    ask(guest, "advice-back")


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_a_deal_is_tried_again_once_however_often_the_button_is_pressed(
    invite: Invite, tmp_path: Path, device: str, language: str
) -> None:
    guest = invite(language, device)
    guest.sit_down(game="solo", strength="easy")
    page, again = guest.page, guest.button("advice-again")
    while not again.count():
        page.keyboard.press("Escape")
        guest.deal()
        guest.play_out()
        ask(guest, "advice-back")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/again$"), hold)
    before = page.url
    guest.press(again.first)
    for button in again.all():
        expect(button).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(guest.words.say("advice-again-busy"))).to_be_visible()
    for _ in range(2):
        guest.press(again.last, force=True)
    _check(guest, tmp_path / "leaving.png")
    described = again.first.evaluate("one => one.ariaDescribedByElements[0].textContent")
    assert described == page.get_by_test_id("advice").get_by_role("heading").first.text_content()
    (route,) = held
    route.continue_()
    page.wait_for_url(lambda url: url != before)
    expect(guest.prompt).to_be_visible()
    page.go_back()
    ask(guest, "advice-back")
    expect(again.first).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_what_the_hand_promises_stands_beside_the_bids(
    invite: Invite, tmp_path: Path, device: str, language: str
) -> None:
    guest = invite(language, device)
    guest.sit_down(game="lhombre", strength="club", advice="among_bots")
    auction = _at_auction(guest)
    expect(auction).to_contain_text(re.compile(r"\d+ ?%"), timeout=60_000)
    _check(guest, tmp_path / "bids.png")
    (bid, *_) = [name for name in BIDS if guest.may_bid(name)]
    auction.get_by_role("radio", name=guest.words.contract(bid), exact=True).check()
    said = guest.words.say("your-hand", suit="", share="", points="")[:2]
    expect(auction).to_contain_text(said)
    _check(guest, tmp_path / "chosen.png")


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_where_nobody_answers_that_is_said_in_the_language_of_the_table(
    invite: Invite, tmp_path: Path, device: str, language: str
) -> None:
    guest = invite(language, device)
    guest.sit_down(game="solo", strength="easy")
    guest.deal()
    guest.asked()
    guest.page.route(re.compile("/(hint|review|luck)$"), lambda route: route.abort())
    guest.press(guest.button("advice"))
    told = guest.page.get_by_test_id("advice")
    expect(told.get_by_role("alert")).to_have_text(guest.words.say("no-server"))
    _check(guest, tmp_path / "hint.png")
    guest.page.keyboard.press("Escape")
    guest.play_out()
    guest.press(guest.button("advice-back"))
    expect(told.get_by_role("alert")).to_have_text(guest.words.say("no-server"))
    guest.page.keyboard.press("Escape")
    guest.press(guest.button("ledger").first)
    guest.press(guest.button("luck"))
    expect(guest.page.get_by_test_id("luck")).to_have_text(guest.words.say("no-server"))
    _check(guest, tmp_path / "luck.png")
    lost = [fault for fault in guest.faults if "ERR_FAILED" in fault]
    assert guest.faults == lost
    guest.faults.clear()


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
@pytest.mark.parametrize("game", ["lhombre", "solo"])
def test_nothing_that_can_be_pressed_moves_when_it_is_known_what_the_hand_promises(
    invite: Invite, device: str, language: str, game: str
) -> None:
    guest = invite(language, device)
    held: list[Route] = []
    is_known = False

    def hold(route: Route) -> None:
        if is_known:
            route.continue_()
        else:
            held.append(route)

    guest.page.route(re.compile("/meter$"), hold)
    guest.sit_down(game=game, strength="easy")
    auction = _at_auction(guest)
    places = [auction.get_by_role("radio").all(), auction.get_by_role("button").all()]
    before = [one.bounding_box() for some in places for one in some]
    expect(auction).not_to_contain_text("%")
    is_known = True
    for route in held:
        route.continue_()
    expect(auction).to_contain_text("%", timeout=60_000)
    assert [one.bounding_box() for some in places for one in some] == before


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("advice", ["on", "off"])
def test_nothing_moves_on_a_phone_whichever_bid_is_chosen(
    invite: Invite, language: str, advice: str
) -> None:
    guest = invite(language, "phone")
    guest.sit_down(game="lhombre", strength="easy", advice=advice)
    auction = _at_auction(guest)
    if advice == "on":
        expect(auction).to_contain_text("%", timeout=60_000)
    bids = auction.get_by_role("radio", disabled=False).all()
    own = guest.page.get_by_role("button", name=guest.words.say("ledger")).first
    pressed = [*bids, auction.get_by_role("button").first, own]
    before = [each.bounding_box() for each in pressed]
    for bid in bids:
        bid.check()
        assert [each.bounding_box() for each in pressed] == before
        expect(own).to_be_in_viewport(ratio=1)


def test_a_bid_is_chosen_and_its_promise_read_by_keyboard_alone(invite: Invite) -> None:
    guest = invite("en", "desk")
    guest.sit_down(game="lhombre", strength="easy")
    auction = _at_auction(guest)
    expect(auction).to_contain_text("%", timeout=60_000)
    first = auction.get_by_role("radio", disabled=False).first
    first.focus()
    guest.page.keyboard.press("Space")
    guest.page.keyboard.press("ArrowDown")
    expect(auction).to_contain_text("Your hand")
    told = auction.aria_snapshot()
    assert "paragraph: Your hand" in told or 'paragraph: "Your hand' in told, told
    assert "points on average" in told


def test_advice_is_asked_for_by_its_key(invite: Invite) -> None:
    guest = invite("en", "desk")
    guest.sit_down(game="solo", strength="easy")
    guest.page.keyboard.press("a")
    expect(guest.group("advice")).to_have_count(0)
    guest.press(guest.button("deal-first"))
    guest.asked()
    guest.page.keyboard.press("?")
    shown = guest.page.get_by_test_id("help").locator("dt", has_text=re.compile("^A$"))
    expect(shown.locator("+ dd")).to_have_text(guest.words.say("key-advice"))
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("a")
    told = guest.group("advice").get_by_test_id("advice")
    expect(told).to_contain_text(re.compile(r"\S"), timeout=60_000)
    guest.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    guest.play_out()
    guest.page.keyboard.press("A")
    expect(guest.group("advice-back")).to_be_visible()


def test_where_nobody_wants_advice_there_is_none(invite: Invite) -> None:
    guest = invite("en", "desk")
    guest.sit_down(game="lhombre", strength="easy", advice="off")
    auction = _at_auction(guest)
    expect(guest.button("advice")).to_have_count(0)
    guest.page.keyboard.press("a")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    auction.get_by_role("radio", disabled=False).first.check()
    expect(auction).not_to_contain_text("Your hand")
    expect(auction).not_to_contain_text("%")


def _at_auction(guest: Guest) -> Locator:
    """Deal until there is something to bid, which is at once unless bots have bid it all."""
    auction = guest.group("phase-auction")
    may_bid = auction.get_by_role("radio", disabled=False)
    guest.deal()
    while guest.asked() != "auction" or may_bid.count() == 0:
        guest.play_out()
        guest.deal()
    return auction


def _check(guest: Guest, shot: Path) -> None:
    guest.page.screenshot(path=shot)
    faults = [*violations(guest.page), *cut(guest.page, may_scroll=True), *raw(guest.page)]
    guest.page.emulate_media(color_scheme="dark")
    faults += violations(guest.page, CONTRAST)
    guest.page.emulate_media(color_scheme="light")
    assert not faults, (shot.name, faults)
