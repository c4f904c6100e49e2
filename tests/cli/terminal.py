"""The program as somebody at a terminal meets it: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
PROGRAM = (sys.executable, "-m", "spadille")
#: The same where the file of what players have learned is missing.
UNLEARNED = (sys.executable, "-m", "tests.server.unlearned")


def environment(language: str = "en") -> dict[str, str]:
    """A terminal whose language is known."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**plain, "LANG": language, "PYTHONPATH": str(SOURCE), "SPADILLE_LANGUAGE": ""}


def spadille(
    *words: str | Path,
    language: str = "en",
    stdin: bytes = b"",
    program: tuple[str, ...] = PROGRAM,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    done = subprocess.run(
        [*program, *map(str, words)],
        input=stdin,
        capture_output=True,
        env=environment(language),
        timeout=120,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def refused(*words: str | Path, language: str = "en", stdin: bytes = b"") -> str:
    """Run a command that must be refused, and give its one line."""
    done = spadille(*words, language=language, stdin=stdin)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.rstrip("\n")
