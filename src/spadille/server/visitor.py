"""Somebody's open connection to a table."""

from __future__ import annotations

import asyncio

from spadille.cards import Viewer
from spadille.rules.codec import encode
from spadille.server.protocol import FromServer, Language
from spadille.server.refusal import Refusal
from spadille.server.words import refused

#: How many messages may wait for a slow reader before he is dropped.
WAITING = 64


class Visitor:
    """One connection: whose view it shows, its language, and what is still to be sent.

    ``issued`` are the tokens given out on this connection, by the command that asked.
    """

    def __init__(self, viewer: Viewer, language: Language) -> None:
        self.viewer = viewer
        self.language = language
        self.issued: dict[str, str] = {}
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.dropped: asyncio.Future[Refusal] = asyncio.get_running_loop().create_future()

    def tell(self, message: FromServer) -> None:
        """Send a message, when its turn comes."""
        self.send(encode(message))

    def refuse(self, refusal: Refusal, command: str | None = None) -> None:
        """Tell why a request was refused, in the visitor's language."""
        self.tell(refused(refusal, self.language, command))

    def send(self, frame: bytes) -> None:
        """Send a message that is already in its text form; a visitor too slow for it is dropped."""
        if self.dropped.done():
            return
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.drop(Refusal("slow"))

    def drop(self, why: Refusal) -> None:
        """End the connection; he may come again and go on from the last number he has."""
        if not self.dropped.done():
            self.dropped.set_result(why)
