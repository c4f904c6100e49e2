"""What a screen reader meets at the table, phase by phase."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

CARD = r"/^(ace|king|queen|jack|\d+) of (spades|hearts|diamonds|clubs)(, trump)?(, received)?$/"

AUCTION = """
- main:
  - heading "Card table" [level=1]
  - group "Basta":
    - img "bot, Club player"
  - group "Talon"
  - group "Manille":
    - img "bot, Club player"
  - form "The auction":
    - radiogroup "Your bid":
      - radio "Simple Game"
      - radio "Spade Game"
      - radio "Tourné"
      - radio "Simple Nolo"
      - radio "Grand Tourné"
      - radio "Grand" [checked]
      - radio "Solo"
      - radio "Pure Nolo"
      - radio "Spade Solo"
      - radio "Nolo Ouvert"
    - paragraph: /No trump suit/
    - button "Pass"
    - button "Bid Grand"
  - group "You"
  - button "Last trick" [disabled]
  - button "Score"
  - list "Your hand"
"""
EXCHANGE = """
- main:
  - text: /Grand/
  - group "The exchange":
    - paragraph: /Lift the cards/
    - button /Lift 5 at least/ [disabled]
  - group "You"
"""
PLAY = """
- main:
  - group "Basta": /\\d+ tricks?/
  - group "Manille": /\\d+ tricks?/
  - text: /Simple Game in hearts/
  - list "Trick":
    - listitem: '/.+: (ace|king|queen|jack|\\d+) of/'
  - group "You": /Declarer/
  - button "Last trick"
  - button "Score"
  - list "Your hand"
"""
OVER = """
- main:
  - region /Won|Bet|Codille/:
    - heading /Won|Bet|Codille/ [level=2]
    - paragraph: /Simple Game in hearts/
    - table "How the points come about":
      - rowgroup:
        - row "You Manille Basta"
      - rowgroup:
        - row /(Won|Bet|Codille) .\\d/
        - row /This deal .\\d/
      - rowgroup:
        - row /Tricks( \\d){3}/
        - row /In all .\\d/
    - button "Score"
    - button "Next deal"
"""
SHEET = """
- dialog "Score":
  - heading "Score" [level=2]
  - button "Close"
  - region "Score":
    - table "Score":
      - rowgroup:
        - row:
          - columnheader "You"
          - columnheader "Manille"
          - columnheader "Basta"
      - rowgroup:
        - row:
          - rowheader "Deal 1"
          - cell
          - cell
          - cell
      - rowgroup:
        - row:
          - rowheader "Sum"
"""


def test_the_auction_and_the_exchange(invite: Invite) -> None:
    guest = invite()
    for _ in range(15):
        guest.sit_down()
        guest.deal()
        if guest.asked() == "auction" and guest.may_bid("grand"):
            break
    auction = guest.group("phase-auction")
    auction.get_by_role("radio", name="Grand", exact=True).check()
    expect(guest.page.locator("body")).to_match_aria_snapshot(AUCTION)
    _expect_hand(guest, 9)
    guest.declare("grand")
    expect(guest.page.locator("body")).to_match_aria_snapshot(EXCHANGE)


def test_the_play_and_the_settlement(invite: Invite) -> None:
    guest = invite()
    guest.declare("game")
    guest.name_trump("H")
    is_checked = False
    while (asked := guest.asked()) != "over":
        picture = guest.scene["picture"]
        if asked == "play" and picture.get("tricks_played", 0) and picture.get("trick"):
            expect(guest.page.locator("body")).to_match_aria_snapshot(PLAY)
            _expect_hand(guest, len(picture["hand"]))
            is_checked = True
        guest.answer(asked)
    assert is_checked
    expect(guest.page.locator("body")).to_match_aria_snapshot(OVER)
    guest.press(guest.button("ledger").first)
    expect(guest.page.locator("body")).to_match_aria_snapshot(SHEET)
    guest.page.keyboard.press("Escape")
    log = guest.page.get_by_role("log")
    expect(log).to_contain_text(re.compile("You (make|lose) Simple Game"))


def test_the_turn_is_said_at_once_and_every_card_is_said(invite: Invite) -> None:
    guest = invite()
    guest.declare("nolo_ouvert")
    while guest.asked() == "play":
        name = guest.play()
        told = guest.words.say("event-played-you", card=name)
        expect(guest.page.get_by_role("log")).to_contain_text(told)
        if guest.asked() == "play":
            urgent = guest.page.locator("[aria-live=assertive]")
            expect(urgent).to_have_text(guest.words.any_of("prompt-lead", "phase-play.you"))
    events = [event for update in guest.updates for event in update["events"]]
    played = [event for event in events if event["type"] == "played"][-5:]
    log = guest.page.get_by_role("log").inner_text()
    assert all(guest.words.card(event["card"]) in log for event in played)


def _expect_hand(guest: Guest, count: int) -> None:
    """Every card is a button by the name of the card."""
    items = '- list "Your hand":\n' + f"  - listitem:\n    - button {CARD}\n" * count
    expect(guest.page.locator("body")).to_match_aria_snapshot(items)
