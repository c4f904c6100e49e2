"""A whole deal with the keyboard alone; the focus is never lost."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

TRIES = 15
#: More presses of the tab key than there are stops on any screen.
STOPS = 40
#: What has the focus: its role, name and whether it can be seen.
FOCUSED = """() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const box = focused.getBoundingClientRect();
  return {
    name: focused.ariaLabel ?? focused.labels?.[0]?.innerText ?? focused.innerText ?? "",
    isSeen: box.width > 0 && box.height > 0,
    isMarked: focused.matches(":focus-visible"),
  };
}"""


def test_a_whole_deal_with_the_keyboard_only(invite: Invite) -> None:
    guest = invite()
    for _ in range(TRIES):
        _sit_down(guest)
        if _win_the_auction(guest):
            break
        _expect_focus(guest, "after the auction")
    else:
        raise AssertionError(f"overbid at {TRIES} tables")
    _tab_to(guest, guest.words.say("action-name_trump", suit=guest.words.say("suit-C")))
    _press(guest, "Enter")
    _exchange(guest)
    while (asked := guest.asked()) != "over":
        if asked == "after_lead":
            _tab_to(guest, guest.words.say("action-play_on"))
            _press(guest, "Enter")
        else:
            _play(guest)
        _expect_focus(guest, f"after {asked}")
    expect(guest.summary).to_be_visible()
    _expect_focus(guest, "when the deal is over")
    _tab_to(guest, guest.words.say("deal-next"))
    _press(guest, "Enter")
    expect(guest.hand.get_by_role("listitem")).to_have_count(9)
    guest.asked()
    _expect_focus(guest, "in the next deal")


def test_dialogs_give_the_focus_back(invite: Invite) -> None:
    guest = invite()
    guest.open()
    expect(guest.button("start-sit")).to_be_enabled()
    for dialog in ("settings", "help"):
        _tab_to(guest, guest.words.say(dialog))
        guest.page.keyboard.press("Enter")
        expect(guest.group(dialog)).to_be_visible()
        inside = guest.group(dialog).locator(":focus")
        expect(inside).to_have_count(1)
        guest.page.keyboard.press("Escape")
        expect(guest.group(dialog)).to_be_hidden()
        expect(guest.button(dialog)).to_be_focused()


def test_the_keys_of_the_table(invite: Invite) -> None:
    guest = invite()
    guest.declare("nolo_ouvert")
    guest.asked()
    keyboard = guest.page.keyboard
    keyboard.press("h")
    expect(guest.hand.locator(":focus")).to_have_count(1)
    keyboard.press("2")
    expect(guest.hand.get_by_role("button").nth(1)).to_be_focused()
    keyboard.press("ArrowRight")
    expect(guest.hand.get_by_role("button").nth(2)).to_be_focused()
    keyboard.press("w")
    expect(guest.page.get_by_role("log")).to_contain_text(guest.prompt.inner_text().split("\n")[0])
    keyboard.press("s")
    expect(guest.group("ledger")).to_be_visible()
    keyboard.press("Escape")
    keyboard.press("?")
    expect(guest.group("help")).to_be_visible()
    keyboard.press("Escape")
    expect(guest.hand.get_by_role("button").nth(2)).to_be_focused()


def _sit_down(guest: Guest) -> None:
    guest.open()
    expect(guest.button("start-sit")).to_be_enabled()
    _tab_to(guest, guest.words.say("start-name"))
    guest.page.keyboard.press("Control+A")
    guest.page.keyboard.type("Karen")
    guest.page.keyboard.press("Enter")
    expect(guest.button("deal-first")).to_be_visible()
    _expect_focus(guest, "at the table")
    _tab_to(guest, guest.words.say("deal-first"))
    _press(guest, "Enter")


def _win_the_auction(guest: Guest) -> bool:
    if guest.asked() != "auction":
        return False
    _expect_focus(guest, "in the auction")
    if not guest.may_bid("game"):
        return False
    contract = guest.words.contract("game")
    _tab_to(guest, contract)
    guest.page.keyboard.press("Space")
    _tab_to(guest, guest.words.say("action-bid", contract=contract))
    _press(guest, "Enter")
    return guest.asked() == "naming"


def _exchange(guest: Guest) -> None:
    assert guest.asked() == "exchange"
    guest.page.keyboard.press("h")
    for _ in range(2):
        guest.page.keyboard.press("Enter")
        guest.page.keyboard.press("ArrowRight")
    expect(guest.hand.get_by_role("button", pressed=True)).to_have_count(2)
    _tab_to(guest, guest.words.say("action-exchange", number=2))
    _press(guest, "Enter")
    _expect_focus(guest, "after the exchange")


def _play(guest: Guest) -> None:
    """Go through the hand with the arrows, from its first card, to one that may be played."""
    guest.page.keyboard.press("1")
    cards = guest.hand.get_by_role("button")
    for at in range(cards.count()):
        expect(cards.nth(at)).to_be_focused()
        if cards.nth(at).get_attribute("aria-disabled") == "false":
            break
        guest.page.keyboard.press("ArrowRight")
    _press(guest, "Enter")


def _press(guest: Guest, key: str) -> None:
    """Press what sends a command, and wait for what it does."""
    done = guest.answers
    guest.page.keyboard.press(key)
    guest.wait_for_answer(done)


def _tab_to(guest: Guest, name: str) -> None:
    met = []
    for back in ("Tab", "Shift+Tab"):
        for _ in range(STOPS):
            focused = _focused(guest)
            # The price of a bid stands on a line of its own.
            met.append(str(focused["name"]).split("\n")[0])
            if met[-1] == name:
                assert focused["isMarked"], f"nothing shows that {name} has the focus"
                return
            guest.page.keyboard.press(back)
    raise AssertionError(f"the tab key does not reach {name}: {json.dumps(met[:STOPS])}")


def _focused(guest: Guest) -> dict[str, object]:
    return guest.page.evaluate(FOCUSED) or {"name": "", "isSeen": False, "isMarked": False}


def _expect_focus(guest: Guest, when: str) -> None:
    """The focus is on something, and that is there to be seen."""
    focused = guest.page.evaluate(FOCUSED)
    assert focused is not None, f"the focus is lost {when}"
    assert focused["isSeen"], f"the focus is on something unseen {when}: {focused}"
