"""Whole deals in a real browser, one of each family of contracts, on a phone and on a desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

TRIES = 25
#: Each size reads another language.
SIZES = pytest.mark.parametrize(("device", "language"), [("phone", "da"), ("desk", "en")])

#: What the profile's table of values pays the declarer: won, bet, codille (section 4.1).
VALUES = {
    "game": (1, -1, -2),
    "tourne": (2, -2, -3),
    "grand": (3, -4, -4),
    "solo": (3, -3, -4),
    "nolo_ouvert": (8, -8, -8),
}


@SIZES
@pytest.mark.parametrize(
    "contract", ["game", "tourne", "simple_nolo", "grand", "solo", "nolo_ouvert"]
)
def test_a_deal_from_the_start_to_the_next_deal(
    invite: Invite, contract: str, device: str, language: str
) -> None:
    guest = invite(language, device)
    asked = guest.declare(contract)
    assert asked == {
        "game": "naming",
        "solo": "naming",
        "tourne": "turned",
        "nolo_ouvert": "play",
    }.get(contract, "exchange")
    expect(guest.page.get_by_test_id("contract")).to_contain_text(guest.words.contract(contract))
    guest.play_out()
    _check_settlement(guest, contract)
    guest.deal()
    expect(
        guest.page.get_by_text(guest.words.say("title-deal", number=2), exact=True)
    ).to_be_visible()
    expect(guest.hand.get_by_role("listitem")).to_have_count(9)


@SIZES
def test_a_deal_in_which_all_pass_is_dealt_again(
    invite: Invite, device: str, language: str
) -> None:
    guest = invite(language, device)
    for _ in range(TRIES):
        guest.sit_down()
        guest.deal()
        dealer = guest.scene["picture"]["dealer"]
        if guest.asked() == "auction":
            guest.act(guest.button("call-pass"))
        if guest.scene["picture"]["phase"] == "over":
            break
    else:
        raise AssertionError(f"somebody bid at each of {TRIES} tables")
    expect(guest.summary).to_have_accessible_name(guest.words.say("outcome-washed_out"))
    guest.deal()
    assert guest.scene["picture"]["dealer"] == dealer
    expect(guest.hand.get_by_role("listitem")).to_have_count(9)


def _check_settlement(guest: Guest, contract: str) -> None:
    """The points on the score sheet are those of the tricks on the table."""
    expect(guest.summary).to_contain_text(guest.words.contract(contract))
    tricks = [_tricks(guest, side) for side in ("near", "right", "left")]
    assert _points(guest) == _worth(contract, tricks), (contract, tricks)


def _tricks(guest: Guest, side: str) -> int:
    found = re.search(r"\d+", guest.page.get_by_test_id(f"tricks-{side}").inner_text())
    return int(found.group()) if found else 0


def _points(guest: Guest) -> int:
    """His own points in the last deal, read off the score sheet."""
    guest.press(guest.button("ledger").first)
    sheet = guest.group("ledger")
    names = sheet.get_by_role("columnheader").all_inner_texts()
    column = names.index(guest.words.say("you")) - len(names)
    rows = sheet.get_by_role("row").filter(has=guest.page.get_by_role("rowheader"))
    told = rows.first.get_by_role("cell").nth(column).inner_text()
    guest.press(sheet.get_by_role("button", name=guest.words.say("close"), exact=True))
    return int(told.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "0"))


def _worth(contract: str, tricks: list[int]) -> int:
    """What the seed's table says of so many tricks, the declarer's first."""
    own, best = tricks[0], max(tricks[1:])
    if contract == "simple_nolo":
        return -(own + 1) if own else 2
    won, bet, codille = VALUES[contract]
    if contract == "nolo_ouvert":
        return bet if own else won
    if contract == "grand":
        return won if own >= 5 else bet
    return won if own > best else bet if own == best else codille
