"""A whole deal of each game and at a table of four, and what only these games ask."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.prepared import prepare

#: Each game on another device, in another language.
TABLES = pytest.mark.parametrize(
    ("device", "language", "choice", "cards"),
    [
        ("phone", "da", {"game": "hearts"}, 13),
        ("desk", "en", {"game": "solo"}, 8),
        ("phone", "ja", {"game": "lhombre", "seats": 4}, 9),
        ("desk", "nb", {"game": "lhombre", "profile": "lhombre/privat"}, 9),
    ],
)


@TABLES
def test_a_whole_deal_and_the_next(
    invite: Invite, device: str, language: str, choice: dict[str, str], cards: int
) -> None:
    guest = invite(language, device)
    guest.sit_down(**choice)
    guest.deal()
    expect(_title(guest, 1)).to_be_visible()
    if not _sits_over(guest):
        expect(guest.hand.get_by_role("listitem")).to_have_count(cards)
    guest.play_out()
    _check_scores(guest)
    guest.deal()
    assert guest.scene["dealt"] == 2
    guest.asked()


def test_the_choice_is_remembered(invite: Invite) -> None:
    guest = invite()
    guest.open()
    guest.choose_rules(game="lhombre", profile="lhombre/wpt", seats=4, strength="easy")
    guest.page.reload()
    expect(guest.button("start-sit")).to_be_enabled()
    count = guest.words.say("start-players", count=4)
    expect(guest.page.get_by_role("radio", name=count, exact=True)).to_be_checked()
    guest.sit_down()
    assert len(guest.scene["sitters"]) == 4
    assert guest.messages[0]["rules"] == "lhombre/wpt@1+seats=4"
    assert {sitter["strength"] for sitter in guest.scene["sitters"][1:]} == {"easy"}


@pytest.mark.parametrize(("device", "language"), [("desk", "ja"), ("phone", "da")])
def test_the_bots_tell_how_strong_they_are(invite: Invite, device: str, language: str) -> None:
    guest = invite(language, device)
    guest.sit_down(strength="expert")
    name = guest.words.say("strength-expert")
    told = guest.words.say("mark-bot", strength=name)
    expect(guest.page.get_by_role("img", name=told, exact=True)).to_have_count(2)
    expect(guest.page.get_by_test_id("seat-right")).to_contain_text(name)


@pytest.mark.parametrize("language", ["da", "nb", "en", "ja"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_names_of_all_can_be_read_on_a_phone(
    invite: Invite, tmp_path: Path, language: str, seats: int
) -> None:
    guest = invite(language, "phone")
    guest.sit_down(game="lhombre", profile="lhombre/wpt", seats=seats, strength="easy")
    guest.deal()
    guest.asked()
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        guest.page.screenshot(path=tmp_path / f"{scheme}.png")
    names = guest.page.get_by_test_id(re.compile("^seat-")).locator(".name")
    expect(names).to_have_count(seats)
    told = names.evaluate_all("all => all.map((e) => [e.innerText, e.scrollWidth > e.clientWidth])")
    assert [name for name, is_cut in told if is_cut] == []


def test_an_option_may_be_changed_and_put_back(invite: Invite) -> None:
    guest = invite("da", "phone")
    guest.open()
    guest.choose_rules(game="hearts")
    guest.press(guest.page.get_by_text(guest.words.say("options-change", count=0)))
    target = guest.page.get_by_role("spinbutton", name=guest.words.say("setting-hearts-target"))
    target.fill("50")
    target.blur()
    guest.page.get_by_role("checkbox", name=guest.words.say("setting-hearts-pass_cards")).uncheck()
    expect(guest.page.get_by_text(guest.words.say("options-change", count=2))).to_be_visible()
    expect(guest.page.get_by_text(guest.words.say("option-usual", value="100"))).to_be_visible()
    guest.sit_down()
    assert guest.messages[0]["rules"] == "hearts/norsk@1+pass_cards=false+target=50"
    guest.open()
    guest.press(guest.page.get_by_text(guest.words.say("options-change", count=2)))
    guest.press(guest.button("options-reset"))
    expect(guest.page.get_by_text(guest.words.say("options-change", count=0))).to_be_visible()


def test_the_rules_page_tells_all_and_leads_to_a_table(invite: Invite) -> None:
    guest = invite("en", "phone")
    guest.open()
    guest.choose_rules(game="lhombre", profile="lhombre/union")
    guest.press(guest.page.get_by_role("link", name=guest.words.say("start-read")))
    heading = guest.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(guest.words.say("profile-lhombre-union"))
    expect(heading).to_be_focused()
    line = guest.page.get_by_role("listitem").filter(
        has_text=guest.words.say("setting-lhombre-naming_penalty")
    )
    expect(line.first).to_contain_text("1")
    others = guest.page.locator("summary")
    guest.press(others.filter(has_text=guest.words.say("profile-lhombre-hjemme")))
    told = guest.words.say("rules-difference", value="0", own="1")
    expect(line.nth(1)).to_contain_text(told)
    guest.press(guest.button("rules-play"))
    guest.sit_down()
    assert guest.messages[0]["rules"] == "lhombre/union@1"


@pytest.mark.parametrize("language", ["da", "ja"])
def test_a_number_on_the_rules_page_stands_on_one_line(invite: Invite, language: str) -> None:
    guest = invite(language, "phone")
    guest.open()
    guest.choose_rules(game="hearts")
    guest.press(guest.page.get_by_role("link", name=guest.words.say("start-read")))
    line = guest.page.get_by_role("listitem").filter(
        has_text=guest.words.say("setting-hearts-target")
    )
    value = line.first.get_by_text("100", exact=True)
    expect(value).to_be_visible()
    script = """(one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
    }"""
    assert value.evaluate(script) == 1


def test_three_cards_are_passed_to_whom_the_panel_names(invite: Invite, database: Path) -> None:
    guest = invite("en", "phone")
    guest.visit(prepare(database, "hearts-pass"))
    expect(guest.group("phase-passing")).to_contain_text(guest.name_of(1))
    before = _cards(guest)
    guest.pass_on(3)
    guest.asked()
    after = _cards(guest)
    assert len(after) == 13
    assert len(before & after) == 10
    got = ", ".join(guest.words.card(card) for card in guest.scene["picture"]["drawn"])
    expect(guest.page.get_by_role("log")).to_contain_text(
        guest.words.say("event-cards_taken_up-you", givers=guest.name_of(3), cards=got)
    )


@pytest.mark.parametrize(("action", "scores"), [("subtract_own", -26), ("add_to_others", 0)])
def test_the_moon_is_chosen_between_two_tables(
    invite: Invite, database: Path, action: str, scores: int
) -> None:
    guest = invite("da", "phone")
    guest.visit(prepare(database, "hearts-moon"))
    table = guest.page.get_by_role("table", name=guest.words.say(f"action-{action}"), exact=True)
    own = table.get_by_role("row").filter(has_text=guest.words.say("you"))
    told = str(scores).replace("-", "\N{MINUS SIGN}")
    expect(own.get_by_role("cell").last).to_have_text(told)
    guest.act(guest.button(f"action-{action}"))
    assert guest.scene["picture"]["account"]["scores"][0] == scores
    _check_scores(guest)


def test_a_simple_is_declared_in_three_steps_and_its_ace_is_shown(
    invite: Invite, database: Path
) -> None:
    guest = invite("en", "phone")
    guest.visit(prepare(database, "solo-declare"))
    may = {each["ace"] for each in guest.choices if each["trump"] == "H" and each["ace"]}
    ace = min(may)
    panel = guest.group("phase-declaring")
    panel.get_by_role("radio", name=guest.words.contract("simple_colour"), exact=True).check()
    clubs, hearts = (
        panel.get_by_role("radio", name=guest.words.say(f"suit-{suit}.label"), exact=True)
        for suit in "CH"
    )
    expect(clubs).to_be_checked()
    expect(hearts).to_have_count(0)
    guest.declare_game("simple_suit", "H", ace)
    badge = guest.page.get_by_test_id("contract")
    expect(badge).to_contain_text(guest.words.say("called", card=guest.words.card(ace)))
    guest.play_out()
    _check_scores(guest)


def test_a_match_ends_with_its_winners_and_another_begins(invite: Invite, database: Path) -> None:
    guest = invite("en")
    guest.visit(prepare(database, "hearts-last"))
    guest.play_out()
    scene = guest.scene
    assert scene["is_match_over"]
    names = ", ".join(
        guest.words.say("you") if seat == scene["you"] else guest.name_of(seat)
        for seat in scene["winners"]
    )
    told = guest.words.say("match-won", count=len(scene["winners"]), names=names)
    expect(guest.page.get_by_test_id("won")).to_have_text(told)
    expect(guest.page.get_by_role("log")).to_contain_text(told)
    guest.act(guest.button("deal-match"))
    expect(_title(guest, 1)).to_be_visible()
    assert guest.scene["dealt"] == 2


def test_a_senior_says_self_to_what_stands(invite: Invite, database: Path) -> None:
    guest = invite("da", "phone")
    guest.visit(prepare(database, "hold"))
    standing = guest.words.contract(guest.scene["picture"]["standing"])
    guest.group("phase-auction").get_by_role("radio", name=standing, exact=True).check()
    guest.act(guest.button("action-bid-held", contract=standing))
    assert guest.scene["picture"]["places"][0]["said"] == "solo"


def test_a_call_may_be_taken_back_while_nobody_waits_for_it(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "spadille.sqlite"
    house = House(database, bot_delay=30.0)
    guest = Guest(browser, house.base, "en")
    guest.visit(prepare(database, "correct"))
    assert guest.scene["picture"]["to_act"] != [0]
    guest.press(guest.button("correct"))
    dialog = guest.group("correct-title")
    call = guest.words.say("call-pass")
    guest.act(dialog.get_by_role("button", name=guest.words.say("action-correct", call=call)))
    assert guest.scene["picture"]["places"][0]["said"] == "pass"
    expect(dialog).to_be_hidden()
    guest.context.close()
    assert guest.faults == []
    assert house.stop() == 0


def test_whoever_sits_over_lays_four_cards_away_and_plays(invite: Invite, database: Path) -> None:
    guest = invite("da", "phone")
    guest.visit(prepare(database, "four-sitter"))
    expect(guest.hand.get_by_role("listitem")).to_have_count(13)
    guest.lift(4)
    guest.act(guest.button("lift-sitter.do", number=4))
    guest.play_out()
    _check_scores(guest)


def test_every_card_of_thirteen_can_be_touched_and_its_index_read(
    invite: Invite, database: Path
) -> None:
    guest = invite("nb", "phone")
    guest.visit(prepare(database, "hearts-pass"))
    cards = guest.hand.get_by_role("button")
    expect(cards).to_have_count(13)
    edges = [box["x"] for at in range(13) if (box := cards.nth(at).bounding_box()) is not None]
    widths = [right - left for left, right in pairwise(edges)]
    assert min(widths) >= 24
    index = guest.hand.locator(".index").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().width)"
    )
    assert max(index) <= min(widths)


def _title(guest: Guest, number: int) -> Locator:
    return guest.page.get_by_text(guest.words.say("title-deal", number=number), exact=True)


def _sits_over(guest: Guest) -> bool:
    places = guest.scene["picture"]["places"]
    return bool(places[guest.scene["you"]].get("is_out"))


def _cards(guest: Guest) -> set[str]:
    return {held["card"] for held in guest.scene["picture"]["hand"]}


def _check_scores(guest: Guest) -> None:
    """The sheet shows each seat's points as the server has counted them."""
    account, sitters = guest.scene["picture"]["account"], guest.scene["sitters"]
    if not any(account["scores"]):
        return
    table = guest.summary.get_by_role("table")
    for name, points in (
        ("account-deal", account["scores"]),
        ("account-total", [each["points"] for each in sitters]),
    ):
        row = table.get_by_role("row").filter(has_text=guest.words.say(name))
        told = [_number(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert told == points, (name, told, points)


def _number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "0"))
