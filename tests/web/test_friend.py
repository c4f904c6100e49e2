"""A friend opens the table's link in a browser of his own and takes over a bot's seat."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest, play_together
from tests.web.reading import texts

CARD = re.compile(r'"([SHDC][A2-9TJQK])"')
FRIEND = "Karl"


def test_a_friend_looks_on_then_takes_a_seat_in_the_middle_of_a_deal(invite: Invite) -> None:
    guest, friend = invite("en", "desk"), invite("da", "phone")
    _play_some_tricks(guest)
    friend.open(guest.page.url)
    expect(friend.page.get_by_text(friend.words.say("watching"))).to_be_visible()
    expect(friend.page.get_by_test_id("contract")).to_contain_text("Inger")
    expect(friend.page.get_by_test_id("tricks-near")).to_contain_text("stik")
    expect(friend.hand).to_have_count(0)
    assert _cards_in(friend.frames) <= _played(guest)
    _expect_unseen(friend, _hand(guest))

    friend.take_seat(FRIEND)
    expect(guest.page.get_by_role("group", name=FRIEND, exact=True)).to_be_visible()
    arrival = guest.words.say("seat-taken", name=FRIEND)
    expect(guest.page.get_by_role("log")).to_contain_text(arrival)
    expect(friend.hand).to_be_visible()
    assert _hand(friend).isdisjoint(_hand(guest))
    _expect_unseen(friend, _hand(guest))
    _expect_unseen(guest, _hand(friend))

    play_together(guest, friend)
    told = guest.words.say("event-played", name=FRIEND, card="").rstrip(" .")
    expect(guest.page.get_by_role("log")).to_contain_text(told)
    expect(guest.summary).to_contain_text(FRIEND)
    expect(friend.summary).to_contain_text("Inger")
    heard = len(guest.frames), len(friend.frames)
    friend.deal()
    expect(
        guest.page.get_by_text(guest.words.say("title-deal", number=2), exact=True)
    ).to_be_visible()
    assert _cards_in(guest.frames[heard[0] :]).isdisjoint(_hand(friend))
    assert _cards_in(friend.frames[heard[1] :]).isdisjoint(_hand(guest))


def test_whoever_leaves_gives_the_seat_to_a_bot(invite: Invite) -> None:
    guest, friend = invite(), invite()
    guest.declare("nolo_ouvert")
    guest.asked()
    friend.open(guest.page.url)
    seat = friend.take_seat(FRIEND)
    friend.press(friend.button("settings"))
    friend.press(friend.button("leave-seat"))
    question = friend.group("ask-leave-title")
    expect(question).to_contain_text(friend.words.say("ask-leave"))
    friend.press(question.get_by_role("button", name=friend.words.say("no-go-back")))
    assert friend.scene["you"] == seat
    friend.press(friend.button("settings"))
    friend.press(friend.button("leave-seat"))
    friend.press(question.get_by_role("button", name=friend.words.say("leave-seat")))
    expect(friend.page.get_by_text(friend.words.say("watching"))).to_be_visible()
    expect(friend.hand).to_have_count(0)
    expect(guest.page.get_by_role("group", name=FRIEND, exact=True)).to_have_count(0)
    assert guest.scene["sitters"][seat]["is_bot"]
    expect(guest.page.get_by_role("log")).to_contain_text(guest.words.say("seat-left", name=FRIEND))
    guest.play_out()


def _play_some_tricks(guest: Guest) -> None:
    guest.declare("solo")
    while (asked := guest.asked()) != "play" or guest.scene["picture"].get("tricks_played", 0) < 2:
        guest.answer(asked)


def _hand(guest: Guest) -> set[str]:
    return {held["card"] for held in guest.scene["picture"]["hand"]}


def _played(guest: Guest) -> set[str]:
    events = (event for update in guest.updates for event in update["events"])
    return {event["card"] for event in events if event["type"] == "played"}


def _cards_in(frames: list[str]) -> set[str]:
    return {card for frame in frames for card in CARD.findall(frame)}


def _expect_unseen(guest: Guest, cards: set[str]) -> None:
    """None of these cards has come to that browser, nor can be read on its page."""
    assert cards
    assert _cards_in(guest.frames).isdisjoint(cards)
    read = "\n".join(texts(guest.page)).lower()
    named = {card for card in cards if guest.words.card(card).lower() in read}
    assert named == set()
    drawn = guest.page.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    assert cards.isdisjoint(drawn)
