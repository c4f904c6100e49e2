"""In every state axe finds nothing to complain of, every text is there, and nothing is cut off."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.reading import CONTRAST, cut, raw, violations
from tests.web.tour import tour

#: Every state must be met, whatever the cards were.
STATES = {
    "announce_tout",
    "auction",
    "barred",
    "bid",
    "exchange",
    "give_up",
    "gone",
    "help",
    "joining",
    "last-trick",
    "ledger",
    "lifted",
    "naming",
    "opening",
    "order",
    "ouvert",
    "ouvert-seen",
    "play",
    "settings",
    "start",
    "summary",
    "turned",
    "watching",
}


#: These are read, and scroll where they are longer than the screen.
LONG = {"help", "order", "settings", "start"}


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_every_state_can_be_read_by_everybody(invite: Invite, device: str, language: str) -> None:
    found: list[str] = []
    seen: set[str] = set()
    for state, guest in tour(lambda: invite(language, device)):
        seen.add(state)
        faults = [
            *violations(guest.page),
            *cut(guest.page, may_scroll=state in LONG),
            *raw(guest.page),
        ]
        guest.page.emulate_media(color_scheme="dark")
        faults += violations(guest.page, CONTRAST)
        guest.page.emulate_media(color_scheme="light")
        found += [f"{state}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
    assert seen >= STATES
