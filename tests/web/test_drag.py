"""A card is carried to the middle of the table, under a finger and under the mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

STEPS = 8
#: A card under the mouse stands a little higher.
IS_BACK = """([x, y]) => {
  const card = document.querySelector("[data-testid=hand] button[aria-disabled=false]");
  const box = card.getBoundingClientRect();
  return Math.abs(box.x - x) < 1 && Math.abs(box.y - y) < 20;
}"""


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_card_dropped_on_the_table_is_played(invite: Invite, device: str) -> None:
    guest = invite("en", device)
    guest.declare("nolo_ouvert")
    guest.asked()
    card = guest.playable.first
    name = card.get_attribute("aria-label")
    done = len(guest.frames)
    _drag(guest, card, guest.page.get_by_test_id("trick"))
    expect(guest.hand.get_by_role("button", name=name or "", exact=True)).to_have_count(0)
    played = guest.words.say("event-played-you", card=(name or "").split(",")[0])
    expect(guest.page.get_by_role("log")).to_contain_text(played)
    assert len(guest.frames) > done


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_card_let_go_over_the_hand_goes_back(invite: Invite, device: str) -> None:
    guest = invite("en", device)
    guest.declare("nolo_ouvert")
    guest.asked()
    card = guest.playable.first
    place = _box(card)
    sent = len(guest.sent)
    _drag(guest, card, card, rise=20)
    expect(guest.hand.get_by_role("listitem")).to_have_count(len(guest.scene["picture"]["hand"]))
    expect(card).not_to_have_class("dragged")
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_function(IS_BACK, arg=[place["x"], place["y"]])
    assert guest.sent[sent:] == []


def _drag(guest: Guest, card: Locator, target: Locator, rise: float | None = None) -> None:
    """Take the card near its left edge and carry it to the target, or only so far up."""
    box, goal = _box(card), _box(target)
    start = (box["x"] + 12, box["y"] + 30)
    end = (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    if rise is not None:
        end = (start[0] + 15, start[1] - rise)
    path = list(_points(start, end))
    if guest.is_touching:
        _touch(guest.context.new_cdp_session(guest.page), path)
        return
    mouse = guest.page.mouse
    mouse.move(*path[0])
    mouse.down()
    for point in path[1:]:
        mouse.move(*point)
    mouse.up()


def _touch(session: CDPSession, path: list[tuple[float, float]]) -> None:
    """What a finger does, as the browser's own protocol says it."""
    for kind, points in (
        ("touchStart", path[:1]),
        *(("touchMove", [point]) for point in path[1:]),
        ("touchEnd", []),
    ):
        at = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def _points(start: tuple[float, float], end: tuple[float, float]) -> Iterator[tuple[float, float]]:
    for step in range(STEPS + 1):
        part = step / STEPS
        yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _box(target: Locator) -> FloatRect:
    box = target.bounding_box()
    assert box is not None
    return box
