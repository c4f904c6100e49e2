"""A card that may not be played says why, in words, and stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reader import Json

#: Deals may end early, and a hand may be able to follow with all it has.
TRIES = 6


@pytest.mark.parametrize(("device", "language"), [("phone", "nb"), ("desk", "en")])
def test_a_barred_card_tells_its_rule_and_changes_nothing(
    invite: Invite, device: str, language: str
) -> None:
    guest = invite(language, device)
    barred = _until_one_is_barred(guest)
    rule = barred["barred"]
    hand = guest.hand.get_by_role("button").all_inner_texts()
    sent = len(guest.sent)
    card = guest.hand.get_by_role("button", name=guest.words.card(barred["card"])).first
    guest.touch(card)
    reason = guest.page.get_by_test_id("reason")
    facts = {**rule["evidence"], "led": guest.words.card(rule["evidence"]["led"])}
    told = guest.words.say(f"rule-{rule['rule']}", **facts)
    expect(reason).to_contain_text(told)
    expect(reason).to_contain_text(rule["section"])
    expect(card).to_have_accessible_description(told)
    expect(guest.page.get_by_role("log")).to_contain_text(told)
    if guest.is_touching:  # a second tap does not play it either
        guest.touch(card)
    assert guest.hand.get_by_role("button").all_inner_texts() == hand
    assert guest.sent[sent:] == []


def test_the_reason_stays_when_somebody_comes_to_look_on(invite: Invite) -> None:
    guest = invite()
    barred = _until_one_is_barred(guest)
    guest.touch(guest.hand.get_by_role("button", name=guest.words.card(barred["card"])).first)
    reason = guest.page.get_by_test_id("reason")
    expect(reason).to_be_visible()
    updates = len(guest.updates)
    friend = invite()
    friend.open(guest.page.url)
    expect(friend.page.get_by_test_id("felt")).to_be_visible()
    while len(guest.updates) == updates:
        guest.page.wait_for_timeout(10)
    expect(reason).to_be_visible()


def _until_one_is_barred(guest: Guest) -> Json:
    """Play until a card of the hand is barred; that card as the server described it."""
    for _ in range(TRIES):
        guest.declare("solo")
        while (asked := guest.asked()) != "over":
            hand: list[Json] = guest.scene["picture"]["hand"]
            barred = [held for held in hand if held.get("barred")]
            if asked == "play" and barred:
                return barred[0]
            guest.answer(asked)
    raise AssertionError(f"every card could be played in {TRIES} whole deals")
