"""Somebody at a table in a real browser, who reads the screen and does what a person would do."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.web.words import Words

Json = dict[str, Any]

#: A phone held upright, and a window on a desk.
PHONE: Json = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESK: Json = {"viewport": {"width": 1280, "height": 800}}
DEVICES = {"phone": PHONE, "desk": DESK}

LOCALES = {"da": "da-DK", "nb": "nb-NO", "en": "en-GB", "ja": "ja-JP"}

#: Milliseconds; the machine may be busy with other things.
PATIENCE = 20_000
#: Every card but the last lies half under its neighbour: it is touched near its left edge.
INDEX = {"x": 12, "y": 24}

#: What the prompt says when something is asked of the reader, and what that is.
ASKED = {
    "phase-auction.you": "auction",
    "phase-naming.you": "naming",
    "phase-turned.you": "turned",
    "phase-exchange.you": "exchange",
    "phase-after_lead.you": "after_lead",
    "phase-play.you": "play",
    "prompt-lead": "play",
    "phase-over": "over",
}


class Guest:
    """One visitor with a browser context, and so a memory, of his own.

    ``faults`` holds whatever the browser complained about, ``frames`` every message that came over
    the socket as text and ``messages`` as it was meant, ``sent`` what went the other way.
    """

    def __init__(
        self,
        browser: Browser,
        base: str,
        language: str = "en",
        device: str = "desk",
        settings: Json | None = None,
        seed: int = 1,
        **more: Any,
    ) -> None:
        self.words = Words(language)
        self.is_touching = device == "phone"
        self.random = Random(seed)
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.messages: list[Json] = []
        self.sent: list[str] = []
        wishes = {"locale": LOCALES[language], **DEVICES[device], **more}
        self.context = browser.new_context(base_url=base, **wishes)
        self.context.set_default_timeout(PATIENCE)
        # Motion has a test of its own; the others do not wait for it.
        self._keep({"motion": "none"} if settings is None else settings)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("websocket", self._listen)

    def _keep(self, settings: Json) -> None:
        script = "if (localStorage.getItem({0}) === null) localStorage.setItem({0}, {1})"
        words = (json.dumps("spadille.settings"), json.dumps(json.dumps(settings)))
        self.context.add_init_script(script.format(*words))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._receive(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _receive(self, frame: str) -> None:
        self.frames.append(frame)
        self.messages.append(json.loads(frame))

    # --- what he sees ---------------------------------------------------------------------------

    def button(self, name: str, **facts: Any) -> Locator:
        """The button of that message."""
        return self.page.get_by_role("button", name=self.words.say(name, **facts), exact=True)

    def group(self, name: str) -> Locator:
        """The group, form or dialog that bears the name of that message."""
        text = self.words.say(name)
        found = self.page.get_by_role("group", name=text, exact=True)
        for role in ("form", "dialog"):
            found = found.or_(self.page.get_by_role(role, name=text, exact=True))
        return found

    def choice(self, action: str, group: Locator | None = None) -> Locator:
        """What may be said beside a card; its price may stand behind it."""
        name = re.compile(f"^{re.escape(self.words.say(f'action-{action}'))}")
        return (group or self.group("choices")).get_by_role("button", name=name)

    @property
    def prompt(self) -> Locator:
        """The line that says what the table waits for."""
        return self.page.get_by_test_id("prompt")

    @property
    def hand(self) -> Locator:
        """His cards."""
        return self.page.get_by_role("list", name=self.words.say("hand"), exact=True)

    @property
    def playable(self) -> Locator:
        """The cards he may use now."""
        return self.hand.get_by_role("button", disabled=False)

    @property
    def barred(self) -> Locator:
        """The cards he may not use now."""
        return self.hand.get_by_role("button", disabled=True)

    @property
    def summary(self) -> Locator:
        """How the deal ended."""
        outcomes = ("win", "bet", "codille", "given_up", "washed_out")
        name = self.words.any_of(*(f"outcome-{outcome}" for outcome in outcomes))
        return self.page.get_by_role("region", name=name)

    @property
    def updates(self) -> list[Json]:
        """All updates that came, oldest first."""
        return [message for message in self.messages if message["type"] == "update"]

    @property
    def scene(self) -> Json:
        """The table as the server last showed it."""
        scene: Json = self.updates[-1]["scene"]
        return scene

    def asked(self) -> str:
        """Wait until something is asked of him, or the deal is over; what it is."""
        expect(self.prompt).to_have_text(self.words.any_of(*ASKED), timeout=PATIENCE)
        told = self.prompt.inner_text()
        return next(kind for name, kind in ASKED.items() if told.startswith(self.words.say(name)))

    # --- what he does ---------------------------------------------------------------------------

    def press(self, target: Locator, **where: Any) -> None:
        """Tap on a phone, click on a desk."""
        if self.is_touching:
            target.tap(**where)
        else:
            target.click(**where)

    def open(self, path: str = "/") -> None:
        """Go to an address of the house."""
        self.page.goto(path)

    def sit_down(self, name: str = "Inger") -> str:
        """Give a name at the start and sit down; the table's address.

        What was heard at another table is forgotten.
        """
        self.frames.clear()
        self.messages.clear()
        self.sent.clear()
        self.open()
        self.page.get_by_role("textbox", name=self.words.say("start-name")).fill(name)
        self.press(self.button("start-sit"))
        expect(self.button("deal-first")).to_be_visible()
        return self.page.url

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

    @property
    def answers(self) -> int:
        """How many commands have been answered."""
        return sum(message.get("id") is not None for message in self.messages)

    def _is_level(self) -> bool:
        answers = [each for each in self.messages if each.get("id") and "number" in each]
        updates = self.updates
        return not answers or (bool(updates) and updates[-1]["number"] >= answers[-1]["number"])

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

    def name_trump(self, suit: str) -> None:
        """Make a suit trumps."""
        self.act(self.button("action-name_trump", suit=self.words.say(f"suit-{suit}")))

    def exchange(self, count: int) -> None:
        """Lift so many cards, from the right, and exchange them."""
        cards = self.playable
        for at in range(cards.count() - 1, cards.count() - 1 - count, -1):
            self.press(cards.nth(at), position=INDEX)
        expect(self.hand.get_by_role("button", pressed=True)).to_have_count(count)
        self.act(self.button("action-exchange", number=count))

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
        match asked:
            case "auction":
                self.act(self.button("call-pass"))
            case "naming":
                self.name_trump(self.random.choice("SHDC"))
            case "turned":
                self.choose("keep_turned")
            case "exchange":
                offered = self.scene["picture"]["legal"]["exchange"]
                self.exchange(max(offered["minimum"], min(2, offered["maximum"])))
            case "after_lead":
                self.choose("play_on")
            case _:
                self.play()

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
