"""The examples on the page of the commands answer what the page says."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from spadille.cli.program import COMMANDS
from tests.cli.terminal import PROGRAM, environment

PAGE = Path(__file__).resolve().parents[2] / "docs" / "commands.md"
_BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


def _examples() -> Iterator[tuple[str, str]]:
    """Every command line of the page, and what it answers."""
    for block in _BLOCK.findall(PAGE.read_text("utf-8")):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, answer = example.partition("\n")
            yield command, answer


def _fits(told: str, answer: str) -> bool:
    """Whether an answer is as told; three dots stand for anything."""
    pattern = ".*".join(re.escape(piece) for piece in answer.split("..."))
    return re.fullmatch(pattern, told, re.DOTALL) is not None


def test_the_page_tells_of_every_command() -> None:
    text = PAGE.read_text("utf-8")
    assert all(f"\n## {command}\n" in text for command in COMMANDS)
    assert {
        command.partition("spadille ")[2].split()[0]
        for command, _ in _examples()
        if "spadille " in command
    } >= {*COMMANDS}


def test_every_example_answers_as_the_page_says(tmp_path: Path) -> None:
    program = " ".join(f"'{word}'" for word in PROGRAM)
    script = f'spadille() {{ {program} "$@"; }}\n'
    for command, answer in _examples():
        done = subprocess.run(
            ["/bin/sh", "-c", script + command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=tmp_path,
            env=environment(),
            timeout=120,
            check=False,
        )
        assert _fits(done.stdout.decode(), answer), (command, done.stdout.decode())
