"""Somebody at a table in a real browser, who does what a person would do."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.prepared import Ticket
from tests.web.reader import INDEX, PATIENCE, Json, Reader


class Guest(Reader):
    """A visitor who reads, and acts on what he has read."""

    def press(self, target: Locator, **where: Any) -> None:
        """Tap on a phone, click on a desk."""
        if self.is_touching:
            target.tap(**where)
        else:
            target.click(**where)

    def open(self, path: str = "/") -> None:
        """Go to an address of the house."""
        self.page.goto(path)

    def sit_down(self, name: str = "Inger", **choice: Any) -> str:
        """Give a name at the start, choose what is played and sit down; the table's address.

        What was heard at another table is forgotten.
        """
        self.frames.clear()
        self.messages.clear()
        self.sent.clear()
        self.open()
        self.page.get_by_role("textbox", name=self.words.say("start-name")).fill(name)
        self.choose_rules(**choice)
        self.press(self.button("start-sit"))
        expect(self.button("deal-first")).to_be_visible()
        return self.page.url

    def choose_rules(
        self,
        game: str | None = None,
        profile: str | None = None,
        seats: int | None = None,
        strength: str | None = None,
        advice: str | None = None,
    ) -> None:
        """Choose at the start what is played; what is not said stays as it is."""
        expect(self.button("start-sit")).to_be_enabled()
        if game is not None:
            self.page.get_by_role("radio", name=self.words.say(f"game-{game}"), exact=True).check()
        if profile is not None:
            rules = self.page.get_by_role("combobox", name=self.words.say("start-rules"))
            rules.select_option(label=self.words.say(f"profile-{profile.replace('/', '-')}"))
        if seats is not None:
            count = self.words.say("start-players", count=seats)
            self.page.get_by_role("radio", name=count, exact=True).check()
        if strength is not None:
            bots = self.page.get_by_role("radiogroup", name=self.words.say("start-strength"))
            name = self.words.say(f"strength-{strength}")
            bots.get_by_role("radio", name=name, exact=True).check()
        if advice is not None:
            help_ = self.page.get_by_role("radiogroup", name=self.words.say("start-help"))
            help_.get_by_role("radio", name=self.words.say(f"advised-{advice}"), exact=True).check()

    def visit(self, ticket: Ticket) -> None:
        """Come to a table where a seat is kept for him."""
        self.open()
        kept = json.dumps({"seat": 0, "token": ticket.token})
        key = f"spadille.token.{ticket.table}"
        self.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])
        self.open(f"/t/{ticket.table}")
        expect(self.prompt).to_be_visible()

    def act(self, target: Locator, **where: Any) -> None:
        """Press what sends a command, and wait until its effect is on the screen."""
        done = self.answers
        self.press(target, **where)
        self.wait_for_answer(done)

    def wait_for_answer(self, before: int) -> None:
        """Wait until one command more than ``before`` is carried out and shown."""
        for _ in range(PATIENCE // 10):
            if self.answers > before and self._is_level():
                break
            self.page.wait_for_timeout(10)
        else:
            raise AssertionError(f"no answer; the last frames: {self.frames[-3:]}")
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def deal(self) -> None:
        """Have the next cards dealt."""
        self.act(self.button("deal-first").or_(self.button("deal-next")))

    def bid(self, contract: str) -> None:
        """Choose a bid, read it, and make it."""
        name = self.words.contract(contract)
        auction = self.group("phase-auction")
        auction.get_by_role("radio", name=name, exact=True).check()
        expect(auction).to_contain_text(self.words.say(f"contract-{contract}-meaning"))
        self.act(self.button("action-bid", contract=name))

    def may_bid(self, contract: str) -> bool:
        """Whether that bid is offered to him."""
        name = self.words.contract(contract)
        return self.group("phase-auction").get_by_role("radio", name=name, exact=True).is_enabled()

    def name_contract(self, contract: str) -> None:
        """Tell which contract stood behind the bid that won the auction."""
        name = self.words.contract(contract)
        panel = self.group("phase-contract")
        panel.get_by_role("radio", name=name, exact=True).check()
        self.act(self.button("action-name_contract", contract=name))

    def declare_game(self, contract: str, suit: str, ace: str | None = None) -> None:
        """Announce game, trumps and the called ace, in three steps."""
        panel = self.group("phase-declaring")
        trump = self.words.say(f"suit-{suit}")
        facts = {"contract": self.words.contract(contract), "suit": trump}
        self._pick(panel, facts["contract"])
        self._pick(panel, self.words.say(f"suit-{suit}.label"))
        if ace is not None:
            facts["card"] = self.words.card(ace)
            self._pick(panel, facts["card"])
        self.act(self.button("action-declare" if ace is None else "action-declare-ace", **facts))

    def _pick(self, panel: Locator, name: str) -> None:
        panel.get_by_role("radio", name=name, exact=True).check()

    def name_trump(self, suit: str) -> None:
        """Make a suit trumps."""
        self.act(self.button("action-name_trump", suit=self.words.say(f"suit-{suit}")))

    def lift(self, count: int) -> None:
        """Lift so many cards, from the right."""
        cards = self.playable
        for at in range(cards.count() - 1, cards.count() - 1 - count, -1):
            self.press(cards.nth(at), position=INDEX)
        expect(self.hand.get_by_role("button", pressed=True)).to_have_count(count)

    def exchange(self, count: int) -> None:
        """Exchange so many cards."""
        self.lift(count)
        self.act(self.button("action-exchange", number=count))

    def pass_on(self, count: int) -> None:
        """Hand so many cards on to whoever is to get them."""
        self.lift(count)
        name = self.name_of(self.scene["picture"]["to"])
        self.act(self.button("lift-passing.do", number=count, name=name))

    def name_of(self, seat: int) -> str:
        """Who sits there."""
        sitters: list[Json] = self.scene["sitters"]
        return next(str(each["name"]) for each in sitters if each["seat"] == seat)

    def choose(self, action: str) -> None:
        """Say one of the things that may be said beside a card, and confirm it if asked."""
        if action not in ("give_up", "announce_tout"):
            self.act(self.choice(action))
            return
        self.press(self.choice(action))
        self.act(self.choice(action, self.group(f"ask-{action}-title")))

    def may_choose(self, action: str) -> bool:
        """Whether that is offered beside a card."""
        return self.choice(action).count() > 0

    def touch(self, card: Locator) -> None:
        """Press a card, though it may be barred."""
        self.press(card, position=INDEX, force=True)

    def play(self, card: Locator | None = None) -> str:
        """Play a card, any that may be played if none is given; its name."""
        chosen = card or self.playable.nth(self.random.randrange(self.playable.count()))
        name = chosen.get_attribute("aria-label") or ""
        done = self.answers
        same = self.hand.get_by_role("button", name=name, exact=True)
        self.press(same, position=INDEX)
        if self.is_touching:  # the first tap lifts it
            self.press(same, position=INDEX)
        self.wait_for_answer(done)
        return name

    def answer(self, asked: str) -> None:
        """Do something sensible, without any wish to win."""
        ANSWERS.get(asked, Guest.play)(self)

    def play_out(self) -> None:
        """Go on until the deal is over."""
        while (asked := self.asked()) != "over":
            self.answer(asked)

    def take_seat(self, name: str) -> int:
        """Take over the first bot's seat; its number."""
        take = self.words.say("take-seat")
        self.press(self.page.get_by_role("button", name=take).first)
        dialog = self.group("sit-title")
        dialog.get_by_role("textbox", name=self.words.say("start-name")).fill(name)
        self.press(dialog.get_by_role("button", name=take, exact=True))
        expect(self.hand).to_be_visible()
        seat: int = self.scene["you"]
        return seat

    def catch_up(self, other: Guest) -> None:
        """Wait until he has heard all that another has heard."""
        while self.updates[-1]["number"] < other.updates[-1]["number"]:
            self.page.wait_for_timeout(10)

    def declare(self, contract: str, tries: int = 15) -> str:
        """Sit down and bid until the auction is won with ``contract``; what is asked then."""
        for _ in range(tries):
            self.sit_down()
            self.deal()
            if self.asked() != "auction" or not self.may_bid(contract):
                continue
            self.bid(contract)
            if (asked := self.asked()) != "auction":
                return asked
        raise AssertionError(f"overbid at {tries} tables")


def play_together(*guests: Guest) -> None:
    """Several at one table play until the deal is over, each when it is his turn."""
    first = guests[0]
    while (picture := first.scene["picture"])["phase"] != "over":
        turn = picture["to_act"][0]
        player = next((guest for guest in guests if guest.scene["you"] == turn), None)
        if player is None:
            first.page.wait_for_timeout(20)
            continue
        player.answer(player.asked())
        for guest in guests:
            guest.catch_up(player)


def _first_contract(guest: Guest) -> None:
    guest.name_contract(guest.choices[0]["contract"])


def _any_declaration(guest: Guest) -> None:
    chosen = guest.random.choice(guest.choices)
    guest.declare_game(chosen["contract"], chosen["trump"], chosen["ace"])


def _some_cards(guest: Guest) -> None:
    offered = guest.scene["picture"]["legal"]["exchange"]
    guest.exchange(max(offered["minimum"], min(2, offered["maximum"])))


#: What is done where something else than a card is asked.
ANSWERS: dict[str, Callable[[Guest], object]] = {
    "auction": lambda guest: guest.act(guest.button("call-pass")),
    "contract": _first_contract,
    "naming": lambda guest: guest.name_trump(guest.random.choice("SHDC")),
    "declaring": _any_declaration,
    "turned": lambda guest: guest.choose("keep_turned"),
    "exchange": _some_cards,
    "sitter": lambda guest: guest.choose("stay_out"),
    "passing": lambda guest: guest.pass_on(3),
    "before_lead": lambda guest: guest.choose("play_on"),
    "after_lead": lambda guest: guest.choose("play_on"),
    "moon": lambda guest: guest.act(guest.button("action-subtract_own")),
}
