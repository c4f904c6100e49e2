"""People at tables for ``serve.py``: random legal play at a steady pace over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
#: Each seat acts once a second, so a table of three acts so often.
PACE_SECONDS = 1.0 / SEATS
#: How long a person among bots looks at what they did.
LOOK_SECONDS = 0.1


class _Picture(msgspec.Struct):
    legal: dict[str, Any] = {}


class _Scene(msgspec.Struct):
    may_deal: bool
    picture: _Picture


class _Message(msgspec.Struct):
    type: str
    number: int = 0
    scene: _Scene | None = None
    token: str = ""
    code: str = ""


_reader = msgspec.json.Decoder(_Message)


@dataclass
class Seated:
    """One person: the last scene, and when each number arrived."""

    socket: ClientConnection
    number: int = 0
    scene: _Scene | None = None
    came: asyncio.Event = field(default_factory=asyncio.Event)
    token: str = ""
    refused: list[str] = field(default_factory=list)

    async def read(self) -> None:
        """Take in what comes, for ever."""
        async for frame in self.socket:
            message = _reader.decode(frame)
            if message.scene is not None:
                self.number, self.scene = message.number, message.scene
                self.came.set()
            self.token = message.token or self.token
            if message.code:
                self.refused.append(message.code)

    async def reach(self, number: int) -> None:
        """Wait until that entry has come."""
        while self.number < number:
            self.came.clear()
            await self.came.wait()


class Table:
    """One table with three people."""

    def __init__(self, people: Sequence[Seated], rng: Random) -> None:
        self.people = people
        self.rng = rng
        self._reading = [asyncio.create_task(person.read()) for person in people]

    @classmethod
    async def open(cls, base: str, rng: Random) -> Table:
        """Open a table and seat everybody."""
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            opened = (await client.post("/api/tables", json={"name": "Inger"})).json()
        address = f"ws{base.removeprefix('http')}/ws/tables/{opened['table']}"
        people = [Seated(await connect(address, compression=None)) for _ in range(SEATS)]
        table = cls(people, rng)
        await people[0].socket.send(json.dumps({"type": "hello", "token": opened["token"]}))
        await people[0].reach(1)
        for seat, person in enumerate(people[1:], start=1):
            await person.socket.send('{"type":"hello"}')
            sit = {"type": "sit", "id": f"sit-{seat}-{rng.random()}", "seat": seat, "name": "Olav"}
            await person.socket.send(json.dumps(sit))
            await people[0].reach(1 + seat)
        for person in people:
            await person.reach(SEATS)
        return table

    async def play(self, until: float) -> list[tuple[float, float]]:
        """Play until a moment of ``perf_counter``.

        The answer is when each action was sent and how long its own durable event took, in seconds.
        """
        times: list[tuple[float, float]] = []
        number, due = SEATS, time.perf_counter() + self.rng.random()
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            for person in self.people:
                await person.reach(number)
            actor, message = _next(self.people, self.rng, number)
            sent = time.perf_counter()
            await actor.socket.send(message)
            number += 1
            await actor.reach(number)
            times.append((sent, time.perf_counter() - sent))
            due += PACE_SECONDS
        assert not any(person.refused for person in self.people)
        return times

    async def close(self) -> None:
        """Everybody goes home."""
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*(person.socket.close() for person in self.people))


class Among:
    """One person among bots, who think most of the time."""

    def __init__(self, person: Seated, rng: Random) -> None:
        self.person = person
        self.rng = rng
        self._reading = asyncio.create_task(person.read())

    @classmethod
    async def open(cls, base: str, rng: Random, strength: str) -> Among:
        """Open a table with bots of that strength."""
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            wish = {"name": "Inger", "strength": strength}
            opened = (await client.post("/api/tables", json=wish)).json()
        address = f"ws{base.removeprefix('http')}/ws/tables/{opened['table']}"
        table = cls(Seated(await connect(address, compression=None)), rng)
        await table.person.socket.send(json.dumps({"type": "hello", "token": opened["token"]}))
        await table.person.reach(1)
        return table

    async def play(self, until: float) -> int:
        """Play until a moment of ``perf_counter``; how often the bots moved."""
        person, own = self.person, 1
        while time.perf_counter() < until:
            scene, number = person.scene, person.number
            assert scene is not None
            if scene.picture.legal or scene.may_deal:
                await asyncio.sleep(LOOK_SECONDS)
                _, message = _next([person], self.rng, number)
                await person.socket.send(message)
                own += 1
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(until - time.perf_counter()):
                    await person.reach(number + 1)
        assert not person.refused
        return person.number - own

    async def close(self) -> None:
        """The person goes home."""
        self._reading.cancel()
        await self.person.socket.close()


def _next(people: Sequence[Seated], rng: Random, number: int) -> tuple[Seated, str]:
    common = {"id": f"{number}-{rng.random()}", "version": number}
    for person in people:
        assert person.scene is not None
        if legal := person.scene.picture.legal:
            action = _drawn(legal, rng)
            return person, json.dumps({"type": "act", "action": action, **common})
    return people[0], json.dumps({"type": "deal_next", **common})


def _drawn(legal: dict[str, Any], rng: Random) -> dict[str, Any]:
    actions = list(legal.get("choices", ()))
    actions += [{"type": "play", "card": card} for card in legal.get("play", ())]
    if exchange := legal.get("exchange"):
        count = rng.randint(exchange["minimum"], exchange["maximum"])
        actions.append({"type": "exchange", "cards": rng.sample(exchange["cards"], count)})
    drawn: dict[str, Any] = rng.choice(actions)
    return drawn
