"""A browser's connection to a table, from its first message to its last."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spadille.rules.codec import Reader, decoder_of, encode
from spadille.server.decide import place_in
from spadille.server.lobby import Lobby
from spadille.server.protocol import FromBrowser, Hello, Language, Ping, Pong, Speak
from spadille.server.rate import Rate
from spadille.server.refusal import Refusal
from spadille.server.table import Table
from spadille.server.visitor import Visitor
from spadille.server.words import language_of, refused

LARGEST_MESSAGE = 16 * 1024
HELLO_SECONDS = 5.0
GOODBYE_SECONDS = 2.0
#: Messages a connection may send: many at once, but not for long.
AT_ONCE, PER_SECOND = 60, 20.0

#: Why a connection is closed, beyond the usual codes.
TRY_AGAIN, OUR_FAULT, NO_HELLO, NO_TABLE = 1013, 1011, 4400, 4404

Socket = WebSocket[Any, Any, Any]

_reader: Reader[FromBrowser] = decoder_of(FromBrowser)


def is_from_here(socket: Socket) -> bool:
    """Whether the page that asks is one of ours; a program that is no browser names no page."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def serve_socket(socket: Socket, lobby: Lobby, table: str) -> None:
    """Talk with one browser until it goes, or has to go."""
    await socket.accept()
    language = language_of(socket.headers.get("accept-language", ""))
    try:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await _hello(socket)
        except (Refusal, TimeoutError) as error:
            why = error if isinstance(error, Refusal) else Refusal("hello_first")
            await _say_goodbye(socket, why, language, NO_HELLO)
            return
        try:
            live = await lobby.table(table)
        except Refusal as why:
            code = NO_TABLE if why.reason == "no_table" else TRY_AGAIN
            await _say_goodbye(socket, why, hello.language, code)
            return
        visitor = live.enter(hello)
        try:
            await _talk(socket, live, visitor)
        finally:
            live.leave(visitor)
    except WebSocketDisconnect:
        return


async def _hello(socket: Socket) -> Hello:
    first = _read(await _receive(socket))
    if not isinstance(first, Hello):
        raise Refusal("hello_first")
    return first


async def _talk(socket: Socket, table: Table, visitor: Visitor) -> None:
    """Listen and speak at the same time, until one of both ends."""
    listening = asyncio.create_task(_listen(socket, table, visitor))
    speaking = asyncio.create_task(_speak(socket, visitor))
    done, _ = await asyncio.wait(
        (listening, speaking, visitor.dropped), return_when=asyncio.FIRST_COMPLETED
    )
    for each in (listening, speaking):
        each.cancel()
    await asyncio.gather(listening, speaking, return_exceptions=True)
    if visitor.dropped in done:
        why = visitor.dropped.result()
        code = OUR_FAULT if why.reason == "fault" else TRY_AGAIN
        await _say_goodbye(socket, why, visitor.language, code)


async def _listen(socket: Socket, table: Table, visitor: Visitor) -> None:
    rate = Rate(AT_ONCE, PER_SECOND)
    while True:
        frame = await _receive(socket)
        seconds = rate.wait()
        if seconds:
            visitor.refuse(Refusal("too_fast"))
            # Nothing more is read meanwhile, so that not even refusals can be made to pile up.
            await asyncio.sleep(seconds)
            continue
        try:
            message = _read(frame)
            if isinstance(message, Hello):
                raise Refusal("hello_first")
            if isinstance(message, Speak):
                visitor.language = message.language
            elif isinstance(message, Ping):
                visitor.tell(Pong())
            else:
                await table.ask(visitor, message)
        except Refusal as why:
            visitor.refuse(why, _id_in(frame))


async def _speak(socket: Socket, visitor: Visitor) -> None:
    while True:
        frame = await visitor.outbox.get()
        await socket.send_text(frame.decode())


async def _receive(socket: Socket) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=event["code"])
    text: str | None = event.get("text")
    return text if text is not None else (event.get("bytes") or b"")


def _read(frame: str | bytes) -> FromBrowser:
    if isinstance(frame, bytes):
        raise Refusal.at("message")
    if len(frame.encode()) > LARGEST_MESSAGE:
        raise Refusal("too_large")
    try:
        return _reader.decode(frame)
    except msgspec.DecodeError as error:
        raise Refusal.at(place_in(error)) from error


class _Named(msgspec.Struct):
    id: str


_id_reader: Reader[_Named] = decoder_of(_Named)


def _id_in(frame: str | bytes) -> str | None:
    """The id of a command that could not be obeyed, where it can be read."""
    try:
        return _id_reader.decode(frame).id[:64]
    except msgspec.DecodeError:
        return None


async def _say_goodbye(socket: Socket, why: Refusal, language: Language, code: int) -> None:
    """Say why, and close; who does not read is not waited for."""
    with contextlib.suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.send_text(encode(refused(why, language)).decode())
            await socket.close(code, why.reason)
