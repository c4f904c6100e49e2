"""Debian's Firefox, driven through WebDriver BiDi, which it speaks without a driver of its own."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PROGRAM = "firefox-esr"


class Firefox:
    """One tab of a headless Firefox."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._commands = 0
        self._tab = ""

    async def open(self, address: str) -> None:
        """Load a page and wait until it and all it names has come."""
        if not self._tab:
            await self._command("session.new", capabilities={})
            tree = await self._command("browsingContext.getTree")
            self._tab = tree["contexts"][0]["context"]
        await self._command(
            "browsingContext.navigate", context=self._tab, url=address, wait="complete"
        )

    async def evaluate(self, script: str) -> Any:
        """The value of a JavaScript expression that yields a string, a number or a truth."""
        told = await self._command(
            "script.evaluate", expression=script, target={"context": self._tab}, awaitPromise=True
        )
        assert told["type"] == "success", told
        return told["result"].get("value")

    async def _command(self, method: str, **params: Any) -> dict[str, Any]:
        self._commands += 1
        words = {"id": self._commands, "method": method, "params": params}
        await self._connection.send(json.dumps(words))
        async for frame in self._connection:
            answer = json.loads(frame)
            if answer.get("id") == self._commands:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result
        raise AssertionError(f"Firefox went away during {method}")


@asynccontextmanager
async def firefox(profile: Path) -> AsyncIterator[Firefox]:
    """A Firefox with an empty profile, gone when the block ends."""
    process = await asyncio.create_subprocess_exec(
        PROGRAM,
        "--headless",
        "--no-remote",
        "--remote-debugging-port=0",
        f"--profile={profile}",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        where = await asyncio.wait_for(_address(profile), timeout=60)
        async with connect(where, max_size=None) as connection:
            yield Firefox(connection)
    finally:
        process.terminate()
        await process.wait()


async def _address(profile: Path) -> str:
    """Firefox chooses a free port and writes it into its profile."""
    note = profile / "WebDriverBiDiServer.json"
    while True:
        with suppress(FileNotFoundError, json.JSONDecodeError):
            told = json.loads(note.read_text(encoding="utf-8"))
            return f"ws://{told['ws_host']}:{told['ws_port']}/session"
        await asyncio.sleep(0.05)
