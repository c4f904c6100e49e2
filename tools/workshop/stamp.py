"""Stamps: a file that holds the hash of what something was made from."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from tools.workshop.places import ROOT


def fingerprint(files: Iterable[Path], *words: str) -> str:
    """One hash of the names and contents of the files, and of the words that matter beside them."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(word.encode() + b"\0")
    for path in sorted(files):
        content = path.read_bytes()
        name = path.relative_to(ROOT).as_posix()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def is_current(stamp: Path, value: str) -> bool:
    """Whether the thing that bears the stamp was made from exactly this."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == value


def press(stamp: Path, value: str) -> None:
    """Say what the thing was made from, once it is made."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value, encoding="ascii")
