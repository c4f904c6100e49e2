"""What somebody has chosen for himself works, and is still so after the page is loaded again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reader import INDEX

#: One frame of a screen that shows sixty in a second, in milliseconds.
FRAME = 17
#: Notes the longest animation or transition that ever runs.
WATCH = """() => {
  globalThis.longest = 0;
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { activeDuration } = animation.effect.getComputedTiming();
      globalThis.longest = Math.max(globalThis.longest, Number(activeDuration));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_colours_index_and_appearance_are_kept(invite: Invite) -> None:
    guest = invite("en", color_scheme="light")
    guest.open()
    plain = _room(guest)
    _choose(guest, theme="dark", ticks=("set-four-colours", "set-large"))
    guest.page.reload()
    expect(guest.button("start-sit")).to_be_enabled()
    guest.press(guest.button("settings"))
    dialog = guest.group("settings")
    expect(dialog.get_by_role("combobox", name=guest.words.say("set-theme"))).to_have_value("dark")
    for tick in ("set-four-colours", "set-large"):
        expect(dialog.get_by_role("checkbox", name=guest.words.say(tick))).to_be_checked()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert _room(guest) != plain
    guest.sit_down()
    guest.deal()
    guest.asked()
    suits = {suit for suit in "SHDC" if _cards(guest, suit).count()}
    assert len({_ink(_cards(guest, suit).first) for suit in suits}) == len(suits)
    expect(guest.hand.locator(".card.large")).to_have_count(9)


@pytest.mark.parametrize(("device", "taps", "presses"), [("desk", "two", 2), ("phone", "one", 1)])
def test_how_many_taps_play_a_card(invite: Invite, device: str, taps: str, presses: int) -> None:
    guest = invite("en", device)
    guest.open()
    _choose(guest, taps=taps)
    guest.page.reload()
    guest.declare("nolo_ouvert")
    guest.asked()
    card = guest.playable.first
    same = guest.hand.get_by_role("button", name=card.get_attribute("aria-label") or "", exact=True)
    before = guest.answers
    for _ in range(presses - 1):
        guest.press(same, position=INDEX)
        guest.page.wait_for_timeout(200)
        assert guest.answers == before
    guest.press(same, position=INDEX)
    guest.wait_for_answer(before)
    expect(same).to_have_count(0)


@pytest.mark.parametrize(
    ("wish", "settings", "is_still"),
    [
        ("reduce", {}, True),
        ("no-preference", {"motion": "none"}, True),
        ("no-preference", {}, False),
    ],
)
def test_nothing_moves_for_those_who_do_not_want_it(
    invite: Invite, wish: str, settings: dict[str, str], is_still: bool
) -> None:
    guest = invite("en", settings=settings, reduced_motion=wish)
    guest.page.add_init_script(f"({WATCH})()")
    guest.declare("nolo_ouvert")
    for _ in range(3):
        if guest.asked() == "play":
            guest.page.mouse.move(640, 700)
            guest.play()
    longest = guest.page.evaluate("globalThis.longest")
    assert (longest <= FRAME) == is_still, longest


def _choose(
    guest: Guest, theme: str | None = None, taps: str | None = None, ticks: tuple[str, ...] = ()
) -> None:
    guest.press(guest.button("settings"))
    dialog = guest.group("settings")
    for name, value in (("set-theme", theme), ("set-taps", taps)):
        if value is not None:
            dialog.get_by_role("combobox", name=guest.words.say(name)).select_option(value)
    for tick in ticks:
        dialog.get_by_role("checkbox", name=guest.words.say(tick)).check()
    guest.press(dialog.get_by_role("button", name=guest.words.say("close"), exact=True))


def _cards(guest: Guest, suit: str) -> Locator:
    return guest.hand.locator(f".card[data-suit={suit}]")


def _ink(card: Locator) -> str:
    colour: str = card.evaluate("card => getComputedStyle(card).color")
    return colour


def _room(guest: Guest) -> str:
    """The colour of the walls."""
    script = "getComputedStyle(document.documentElement).backgroundColor"
    colour: str = guest.page.evaluate(script)
    return colour
