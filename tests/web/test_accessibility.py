"""axe finds nothing to complain of in any state, and every text is in the reader's language."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.reading import CONTRAST, raw, violations
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
    "ouvert",
    "ouvert-seen",
    "play",
    "settings",
    "start",
    "summary",
    "turned",
    "watching",
}


@pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "ja")])
def test_axe_finds_no_violation_in_any_state(invite: Invite, device: str, language: str) -> None:
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for state, guest in tour(lambda: invite(language, device)):
        seen.add(state)
        found[state] = violations(guest.page)
        guest.page.emulate_media(color_scheme="dark")
        found[f"{state} in the dark"] = violations(guest.page, CONTRAST)
        guest.page.emulate_media(color_scheme="light")
        found[f"texts of {state}"] = raw(guest.page)
    assert {place: faults for place, faults in found.items() if faults} == {}
    assert seen >= STATES
