"""A tour of every screen and state, one after the other, for those who look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.web.guest import Guest

#: A state by its name, and whose screen shows it.
Stop = tuple[str, Guest]
Come = Callable[[], Guest]


def tour(come: Come) -> Iterator[Stop]:
    """Show a guest round the house; ``come`` brings one, each with a memory of his own."""
    guest = come()
    yield from _start(guest)
    yield from _auction(guest)
    yield from _game(guest, come)
    yield from _turned(guest)
    yield from _ouvert(guest, come)
    guest.open("/t/nowhere")
    expect(guest.page.get_by_role("link", name=guest.words.say("table-gone-start"))).to_be_visible()
    yield "gone", guest


def _start(guest: Guest) -> Iterator[Stop]:
    guest.open()
    expect(guest.button("start-sit")).to_be_enabled()
    yield "start", guest
    for dialog in ("settings", "help"):
        guest.press(guest.button(dialog))
        expect(guest.group(dialog)).to_be_visible()
        yield dialog, guest
        guest.page.keyboard.press("Escape")
    guest.sit_down()
    yield "opening", guest


def _auction(guest: Guest) -> Iterator[Stop]:
    guest.deal()
    while guest.asked() != "auction" or not guest.may_bid("nolo_ouvert"):
        guest.sit_down()
        guest.deal()
    yield "auction", guest
    auction = guest.group("phase-auction")
    auction.get_by_role("radio", name=guest.words.contract("nolo_ouvert"), exact=True).check()
    yield "bid", guest


def _game(guest: Guest, come: Come) -> Iterator[Stop]:
    guest.declare("game")
    yield "naming", guest
    guest.name_trump("H")
    guest.asked()
    guest.press(guest.button("help"))
    trumps = guest.words.say("order-trumps")
    expect(guest.page.get_by_role("list", name=trumps, exact=True)).to_be_visible()
    yield "order", guest
    guest.page.keyboard.press("Escape")
    yield "exchange", guest
    for at in (1, 3, 4):
        guest.touch(guest.playable.nth(at))
    yield "lifted", guest
    guest.act(guest.button("action-exchange", number=3))
    if guest.asked() == "after_lead":
        yield "after_lead", guest
    yield from _asked_twice(guest, "give_up")
    if guest.asked() == "after_lead":
        guest.choose("play_on")
    guest.asked()
    yield "play", guest
    yield from _asked_twice(guest, "announce_tout")
    friend = come()
    friend.open(guest.page.url)
    yield from _tricks(guest, friend)
    yield from _over(guest, friend)


def _asked_twice(guest: Guest, action: str) -> Iterator[Stop]:
    if not guest.may_choose(action):
        return
    guest.press(guest.choice(action))
    yield action, guest
    guest.press(guest.button("no-go-back"))


def _tricks(guest: Guest, friend: Guest) -> Iterator[Stop]:
    missing = {"barred", "last-trick", "watching"}
    while guest.asked() == "play":
        if "barred" in missing and guest.barred.count():
            guest.touch(guest.barred.first)
            missing.remove("barred")
            yield "barred", guest
        if "last-trick" in missing and guest.scene["picture"].get("last_trick"):
            guest.press(guest.button("last-trick"))
            missing.remove("last-trick")
            yield "last-trick", guest
            guest.page.keyboard.press("Escape")
        if "watching" in missing and guest.scene["picture"].get("tricks_played", 0) > 1:
            expect(friend.button("last-trick")).to_be_enabled()
            missing.remove("watching")
            yield "watching", friend
        guest.play()


def _over(guest: Guest, friend: Guest) -> Iterator[Stop]:
    assert guest.asked() == "over"
    yield "summary", guest
    guest.press(guest.button("ledger").first)
    yield "ledger", guest
    guest.page.keyboard.press("Escape")
    friend.press(friend.page.get_by_role("button", name=friend.words.say("take-seat")).first)
    expect(friend.group("sit-title")).to_be_visible()
    yield "joining", friend
    friend.press(
        friend.group("sit-title").get_by_role("button", name=friend.words.say("take-seat"))
    )
    expect(friend.hand).to_be_visible()


def _turned(guest: Guest) -> Iterator[Stop]:
    guest.declare("tourne")
    yield "turned", guest


def _ouvert(guest: Guest, come: Come) -> Iterator[Stop]:
    guest.declare("nolo_ouvert")
    yield "ouvert", guest
    friend = come()
    friend.open(guest.page.url)
    expect(friend.page.get_by_test_id("opened")).to_be_visible()
    yield "ouvert-seen", friend
