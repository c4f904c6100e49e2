"""Somebody before a real browser, who reads what is on its screen."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.web.words import Words, ids

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
    "phase-contract.you": "contract",
    "phase-naming.you": "naming",
    "phase-declaring.you": "declaring",
    "phase-turned.you": "turned",
    "phase-exchange.you": "exchange",
    "phase-sitter.you": "sitter",
    "phase-passing.you": "passing",
    "phase-before_lead.you": "before_lead",
    "phase-after_lead.you": "after_lead",
    "phase-sixth_lead.you": "sixth_lead",
    "phase-moon.you": "moon",
    "phase-play.you": "play",
    "prompt-lead": "play",
    "phase-over": "over",
}


class Reader:
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
            self.faults.append(f"{message.type}: {message.text} {message.location['url']}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._receive(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _receive(self, frame: str) -> None:
        self.frames.append(frame)
        self.messages.append(json.loads(frame))

    # --- what he sees ---------------------------------------------------------------------------

    def button(self, name: str, /, **facts: Any) -> Locator:
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
        outcomes = [name for name in ids("en") if name.startswith("outcome-")]
        name = self.words.any_of(*outcomes, "phase-over")
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

    @property
    def choices(self) -> list[Json]:
        """What he may say now, as the server put it."""
        choices: list[Json] = self.scene["picture"]["legal"]["choices"]
        return choices

    def asked(self) -> str:
        """Wait until something is asked of him, or the deal is over; what it is."""
        expect(self.prompt).to_have_text(self.words.any_of(*ASKED), timeout=PATIENCE)
        told = self.prompt.inner_text()
        return next(kind for name, kind in ASKED.items() if told.startswith(self.words.say(name)))

    @property
    def answers(self) -> int:
        """How many commands have been answered."""
        return sum(message.get("id") is not None for message in self.messages)

    def _is_level(self) -> bool:
        answers = [each for each in self.messages if each.get("id") and "number" in each]
        updates = self.updates
        return not answers or (bool(updates) and updates[-1]["number"] >= answers[-1]["number"])
