"""Large letters, a phone on its side, a small window: the hand and every button stay in reach.

WCAG 1.4.4 (text at 200 %) and 1.4.10 (reflow). The table may scroll there, down and never across.
"""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.reading import cut, hidden
from tests.web.tour import tour

#: As a browser does whose owner wants letters of twice the size.
TWICE = """
  const enlarge = () => document.documentElement.style.setProperty("font-size", "200%");
  if (document.documentElement) enlarge();
  else document.addEventListener("readystatechange", enlarge, { once: true });
"""
#: A phone upright and on its side, and how much of a page is left at a zoom of 200 and 400 %.
SCREENS = {
    "letters": (360, 740),
    "side": (740, 360),
    "small-side": (667, 375),
    "twice": (640, 400),
    "four-times": (320, 256),
}


@pytest.mark.parametrize(
    ("screen", "language"),
    [("letters", "da"), ("letters", "ja"), ("side", "da"), ("small-side", "ja")],
)
def test_every_state_can_be_reached(invite: Invite, screen: str, language: str) -> None:
    found: list[str] = []
    for state, guest in tour(lambda: _come(invite, screen, language)):
        found += [f"{state}: {fault}" for fault in _faults(guest)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", ["twice", "four-times"])
def test_a_deal_in_a_small_window(invite: Invite, screen: str) -> None:
    guest = _come(invite, screen, "en")
    guest.declare("game")
    found: list[str] = []
    while (asked := guest.asked()) != "over":
        found += [f"{asked}: {fault}" for fault in _faults(guest)]
        guest.answer(asked)
    found += [f"over: {fault}" for fault in _faults(guest)]
    assert not found, "\n".join(found)


def _come(invite: Invite, screen: str, language: str) -> Guest:
    width, height = SCREENS[screen]
    guest = invite(language, "phone", viewport={"width": width, "height": height})
    if screen == "letters":
        guest.context.add_init_script(TWICE)
    return guest


def _faults(guest: Guest) -> list[str]:
    # An explanation lies over the buttons until it is put away.
    if guest.page.get_by_test_id("reason").count():
        guest.page.keyboard.press("Escape")
    return [*cut(guest.page, may_scroll=True), *hidden(guest.page)]
