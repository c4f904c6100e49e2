"""Whoever stops a command at any moment gets one line, in his language."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.terminal import PROGRAM, environment

#: Ctrl-C while the program is still loading: after its first module, before all others.
_EARLY = """
import signal, sys
from spadille.cli import interruption, main
interruption.hold()
signal.raise_signal(signal.SIGINT)
assert "spadille.locales" not in sys.modules
sys.exit(main(["--version"]))
"""


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Stopped."), ("da", "Stoppet."), ("nb", "Stoppet."), ("ja", "中断しました。")],
)
def test_ctrl_c_while_the_program_loads(language: str, told: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _EARLY],
        capture_output=True,
        env=environment(language),
        timeout=60,
        check=False,
    )
    assert done.returncode == 130
    assert (done.stdout, done.stderr.decode()) == (b"", f"spadille: {told}\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_replay_can_be_stopped(number: signal.Signals) -> None:
    fed, feed = os.pipe()
    process = subprocess.Popen(
        [*PROGRAM, "replay", "-"], stdin=fed, stderr=subprocess.PIPE, env=environment()
    )
    os.close(fed)
    # More than a pipe holds: once it is written, the command reads, and waits for the end.
    for _ in range(64):
        os.write(feed, b"\n" * 4096)
    time.sleep(1)
    process.send_signal(number)
    _, told = process.communicate(timeout=60)
    os.close(feed)
    assert process.returncode == 130
    assert told == b"spadille: Stopped.\n"
