"""A person at a table, as a program: speaks the protocol over a real socket."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

PATIENCE = 20.0


async def open_table(base: str, name: str = "Inger", **more: Any) -> Json:
    """Open a table over HTTP; the answer as JSON."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as client:
        answer = await client.post("/api/tables", json={"name": name, **more})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def new_id() -> str:
    """An id for a command, as a browser makes one."""
    return secrets.token_hex(12)


class Player:
    """One connection; keeps every frame it got, and the last update."""

    def __init__(self, socket: ClientConnection, rng: Random | None = None) -> None:
        self.socket = socket
        self.rng = rng or Random(1)
        self.frames: list[str] = []
        self.update: Json = {}
        self.updates: list[Json] = []
        self.ledger: list[list[int]] = []
        self.table = ""
        self.token: str | None = None

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> Json:
        """The next message that comes."""
        # Not wait_for(), which in Python 3.11 may swallow a cancellation.
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "update":
            self.update = message
            self.updates.append(message)
            self._note(message.get("ledger"))
        return message

    def _note(self, news: Json | None) -> None:
        """Keep the ledger as a browser does."""
        if news is not None:
            assert news["kept"] <= len(self.ledger)
            self.ledger = [*self.ledger[: news["kept"]], *news["points"]]

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def ask(self, kind: str, **values: Any) -> Json:
        """Send a command and wait for its answer, and for the update that shows what it did."""
        command = values.pop("id", None) or new_id()
        if kind in ("act", "deal_next"):
            values.setdefault("version", self.number)
        await self.send(type=kind, id=command, **values)
        while True:
            answer = await self.until("done", "seated", "refused", "update")
            if answer.get("id") == command:
                break
        if answer["type"] == "update":
            answer = {"type": "done", "id": command, "number": answer["number"]}
        while self.number < answer.get("number", 0):
            await self.until("update")
        return answer

    @property
    def number(self) -> int:
        """The last number this player has seen."""
        return int(self.update.get("number", 0))

    @property
    def scene(self) -> Json:
        """The table as it was last shown."""
        scene: Json = self.update["scene"]
        return scene

    def sits_at(self) -> int | None:
        """The seat whose view this is."""
        seat: int | None = self.scene["you"]
        return seat

    async def end(self) -> int:
        """Read until the server closes the connection; the code it gave."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def is_asked(self) -> bool:
        """Whether this seat may act."""
        return self.sits_at() in self.scene["picture"].get("to_act", [])

    def draw(self) -> Json:
        """Any legal action."""
        legal = self.scene["picture"]["legal"]
        actions = [*legal.get("choices", [])]
        actions += [{"type": "play", "card": card} for card in legal.get("play", [])]
        if (exchange := legal.get("exchange")) is not None:
            count = self.rng.randint(exchange["minimum"], exchange["maximum"])
            cards = self.rng.sample(exchange["cards"], count)
            actions.append({"type": "exchange", "cards": cards})
        return dict(self.rng.choice(actions))

    async def step(self) -> Json:
        """Deal or act if it is this seat's turn, else wait for news; the answer that came."""
        if self.scene["may_deal"] and self.sits_at() is not None:
            return await self.ask("deal_next")
        if self.is_asked():
            return await self.ask("act", action=self.draw())
        return await self.until("update")

    async def play_deals(self, deals: int) -> None:
        """Play on until so many deals are over."""
        while len(self.ledger) < deals:
            await self.step()


async def play_together(players: Sequence[Player], deals: int) -> None:
    """Let people who sit at one table play until so many deals are over; the first one deals."""
    for number, player in enumerate(players):
        player.rng = Random(number)
    host = players[0]

    async def play(player: Player) -> None:
        while len(player.ledger) < deals:
            if player.scene["may_deal"] and player is not host:
                await player.until("update")
            else:
                await player.step()

    await asyncio.gather(*(play(player) for player in players))


@asynccontextmanager
async def join(
    base: str, table: str, token: str | None = None, since: int = 0, **more: Any
) -> AsyncIterator[Player]:
    """Connect to a table and read what it looks like."""
    rng = more.pop("rng", None)
    address = f"ws{base.removeprefix('http')}/ws/tables/{table}"
    # With a full queue the client would not hear the server's goodbye.
    async with connect(address, max_queue=None, close_timeout=2) as socket:
        player = Player(socket, rng)
        player.table, player.token = table, token
        await player.send(type="hello", since=since, token=token, **more)
        await player.until("update")
        yield player
