"""A real server in a process of its own, on a port of its own, with a real database file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import httpx

#: What a server may know of the one who runs the tests: where its code lies.
KEPT = ("PYTHONPATH",)
START_SECONDS = 60.0
STOP_SECONDS = 30.0
#: Every server that was started, so that none is left when a test fails.
RUNNING: list[subprocess.Popen[str]] = []


def environment(language: str) -> dict[str, str]:
    """What a server is started with, on every machine the same."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {"PYTHONUNBUFFERED": "1", "LANG": language, "PATH": "/usr/bin:/bin", **kept}


class House:
    """One run of ``spadille serve``; ``log`` holds all it printed.

    ``is_alone`` gives it a process group of its own, as a terminal does; ``program`` is what is run
    in the place of the command.
    """

    def __init__(
        self,
        database: Path | str,
        bot_delay: float = 0.0,
        port: int = 0,
        patience: float = 60.0,
        is_alone: bool = False,
        program: tuple[str, ...] = ("spadille",),
    ) -> None:
        words = ["serve", "--no-browser", "--port", str(port), "--database", str(database)]
        words += ["--patience", str(patience)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", *program, *words, "--bot-delay", str(bot_delay)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment("en"),
            start_new_session=is_alone,
        )
        RUNNING.append(self.process)
        self.log = ""
        self._is_open = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._is_open.wait(START_SECONDS), self.log
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.log)
        assert found, self.log
        self.base = found.group(0)
        self.port = int(found.group(1))

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.log += line
                self._is_open.set()
        self._is_open.set()

    @property
    def health(self) -> dict[str, object]:
        """What the server says of itself."""
        answer: dict[str, object] = httpx.get(f"{self.base}/api/health").json()
        return answer

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.end()

    def stop(self) -> int:
        """Ask it to close; the exit code."""
        self.process.terminate()
        return self.end()

    def end(self) -> int:
        """Wait until it has ended; the exit code."""
        code = self.process.wait(STOP_SECONDS)
        self._reader.join(STOP_SECONDS)
        return code
