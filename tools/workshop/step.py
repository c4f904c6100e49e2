"""Steps: a named command that is silent when it succeeds, and one clear line when it fails."""

import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.workshop.places import LOG, ROOT, shown

ERROR = re.compile(r"\berror\b|^E:", re.IGNORECASE)
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Trouble(Exception):
    """Something went wrong that a person can mend: what, where, and what to do."""


def say(line: str) -> None:
    """Tell the person at the terminal, at once, what is going on."""
    print(f"dev.py: {line}", flush=True)


def step(
    title: str,
    words: Sequence[str | Path],
    *,
    remedy: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run one command of an installation. Raises Trouble with the command's own last error."""
    say(title)
    try:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Trouble(f"{title}: cannot run {words[0]} ({error.strerror}): {remedy}") from error
    if done.returncode != 0:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        LOG.write_text(done.stdout, encoding="utf-8")
        raise Trouble(
            f"{title}: failed ({_reason(done.stdout)}): {remedy}; all it said is in {shown(LOG)}"
        )


def _reason(output: str) -> str:
    """The line of the output that most likely says why."""
    lines = [line for line in map(_plain, output.splitlines()) if line]
    for number, line in enumerate(lines):
        if ERROR.search(line) and not line.startswith("WARNING"):
            # "error during build:" is a heading, and the next line says it.
            told = lines[number : number + (2 if line.endswith(":") else 1)]
            return " ".join(told)[:200]
    return lines[-1][:200] if lines else "it said nothing"


def _plain(line: str) -> str:
    return COLOURS.sub("", line).strip()
