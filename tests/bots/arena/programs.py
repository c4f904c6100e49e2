"""Outside programs of every kind, written for a test."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import psutil

EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "examples" / "player.py"

_HELLO = """
import json, os, sys, time
def say(**told):
    print(json.dumps(told), flush=True)
def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", name="test 1")
        else:
            yield message
def first(legal):
    if legal.get("choices"):
        return legal["choices"][0]
    if legal.get("play"):
        return {"type": "play", "card": legal["play"][0]}
    offered = legal["exchange"]
    return {"type": "exchange", "cards": offered["cards"][: offered["minimum"]]}
"""
#: What programs do when they are asked, by name.
WAYS = {
    "hangs": "for each in questions():\n    time.sleep(3600)",
    "hangs at once": "time.sleep(3600)",
    "sleeps behind a shell": "for each in questions():\n    os.system('sleep 3600')",
    "ends": "for each in questions():\n    sys.exit(3)",
    "ends at once": "",
    "is killed": "for each in questions():\n    os.kill(os.getpid(), 9)",
    "closes": "for each in questions():\n    os.close(1); time.sleep(3600)",
    "floods": "for each in questions():\n    while True: os.write(1, b'x' * 65536)",
    "floods with lines": "next(questions())\nwhile True: os.write(1, b'\\n' * 65536)",
    "floods at once": "while True: os.write(1, b'x' * 65536)",
    "does not read": "while True: os.write(1, b'{}\\n'); time.sleep(0.001)",
    "speaks no JSON": "for each in questions():\n    print('SA', flush=True)",
    "speaks in bytes": "for each in questions():\n    os.write(1, b'\\x80\\xff\\n')",
    "nests": "for each in questions():\n    print('[' * 60000, flush=True)",
    "answers another": "for each in questions():\n    say(type='answer', id=0, action='pass')",
    "has no words": "for each in questions():\n    say(type='answer', id=each['id'], action=' ')",
    "has no action": "for each in questions():\n    say(type='answer', id=each['id'], action={})",
    "mumbles": "for each in questions():\n    say(type='answer', id=each['id'], action='SA SK')",
    "deals": (
        "for each in questions():\n    say(type='answer', id=each['id'],"
        " action={'type': 'deal', 'dealer': 0, 'deck': []})"
    ),
    "plays any card": (
        "for each in questions():\n    say(type='answer', id=each['id'],"
        " action={'type': 'play', 'card': 'S8'})"
    ),
}


def command(code: str) -> str:
    """The name of a player that is a program of these lines."""
    return f"pipe:{shlex.join([sys.executable, '-c', _HELLO + code])}"


def way(name: str) -> str:
    """The name of a player that behaves so."""
    return command(WAYS[name])


def example() -> str:
    """The name of the player that the documentation shows."""
    return f"pipe:{shlex.join([sys.executable, str(EXAMPLE)])}"


def running() -> list[psutil.Process]:
    """All such programs that run, and what they have started, whoever started them."""
    return [each for each in psutil.process_iter() if _is_one(each)]


def _is_one(process: psutil.Process) -> bool:
    try:
        words = process.cmdline()
    except psutil.Error:
        return False
    # An arena that names them is none of them.
    is_asleep = words[-2:] == ["sleep", "3600"]
    return is_asleep or (len(words) == 3 and words[2].startswith(_HELLO))
