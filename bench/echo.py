"""The peers of ``serve.py``: a bare WebSocket echo and a bare fdatasync."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

#: About as long as an action that a browser sends.
MESSAGE = "x" * 110
BLOCK = b"x" * 4096


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that says everything again."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


async def measure_echo(seats: int, seconds: float) -> list[float]:
    """Round trips in seconds, of so many connections at one message a second each."""
    words = [sys.executable, __file__]
    process = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE)
    assert process.stdout is not None
    port = int(await process.stdout.readline())
    try:
        times = await asyncio.gather(
            *(_ask(port, Random(seat).random(), seconds) for seat in range(seats))
        )
    finally:
        process.terminate()
        await process.wait()
    return [each for some in times for each in some]


async def _ask(port: int, offset: float, seconds: float) -> list[float]:
    times: list[float] = []
    async with connect(f"ws://127.0.0.1:{port}/", compression=None) as connection:
        start = time.perf_counter() + offset
        for tick in range(int(seconds)):
            await asyncio.sleep(start + tick - time.perf_counter())
            sent = time.perf_counter()
            await connection.send(MESSAGE)
            await connection.recv()
            times.append(time.perf_counter() - sent)
    return times


def measure_sync(folder: Path, count: int) -> list[float]:
    """So many times in seconds to append a block to a file and have it on the disk."""
    times: list[float] = []
    with (folder / "block").open("wb", buffering=0) as file:
        for _ in range(count):
            start = time.perf_counter()
            file.write(BLOCK)
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - start)
    return times


async def _serve() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        echo, ws="websockets-sansio", log_level="error", ws_per_message_deflate=False
    )
    await uvicorn.Server(config).serve([listening])


if __name__ == "__main__":
    asyncio.run(_serve())
