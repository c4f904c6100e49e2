"""Where a stream of the program is closed or full, one line says so and names nothing else."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from spadille.locales import LANGUAGES
from spadille.notation import simulation
from tests.cli.terminal import PROGRAM, environment
from tests.notation.samples import simulated


def _words(name: str, folder: Path) -> list[str]:
    deals = folder / "deals.jsonl"
    deals.write_bytes(simulation.write(simulated(3)))
    return {
        "simulate": ["simulate", "lhombre", "--deals", "2", "--out", "-"],
        "replay": ["replay", str(deals)],
        "help": ["--help"],
        "version": ["--version"],
    }[name]


@pytest.mark.parametrize("name", ["simulate", "replay", "help", "version"])
@pytest.mark.parametrize("is_buffered", [True, False])
def test_a_full_disk_behind_standard_output(name: str, is_buffered: bool, tmp_path: Path) -> None:
    spoken = environment() | {"PYTHONUNBUFFERED": "" if is_buffered else "1"}
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *_words(name, tmp_path)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=spoken,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    told = "spadille: Standard output cannot be written, there is no room left; make room"
    assert done.stderr.decode().startswith(told)
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("name", ["simulate", "replay", "version"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_standard_output_that_is_closed(name: str, language: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, *_words(name, tmp_path)],
        stderr=subprocess.PIPE,
        env=environment(language),
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", [["doctor"], ["rules", "lhombre"], ["play", "lhombre"], ["--help"]]
)
def test_letters_that_an_output_has_no_code_for(words: list[str]) -> None:
    done = subprocess.run(
        [*PROGRAM, *words],
        input=b"",
        capture_output=True,
        env=environment("ja") | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u" in done.stdout
    assert done.stdout.isascii()


@pytest.mark.parametrize("name", ["solve", "review", "replay", "audit"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_standard_input_that_is_closed(name: str, language: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *PROGRAM, name, "-"],
        capture_output=True,
        env=environment(language),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr
