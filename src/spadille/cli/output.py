"""Writing a file as a whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from spadille.cli.refusal import STREAM, file_refusal


@contextmanager
def whole_file(name: str) -> Iterator[BinaryIO]:
    """Write to a new file beside the one named, which takes its place at the end.

    When anything fails, what stood under the name stays. ``-`` is standard output; a device
    or a pipe is written to as it stands. Raises ``Refusal`` when the file cannot be written.
    """
    if name == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(os.path.realpath(name))
    try:
        with _replaced(path) if _is_replaceable(path) else path.open("wb") as file:
            yield file
    except OSError as error:
        raise file_refusal(name, error) from error


def _is_replaceable(path: Path) -> bool:
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return True


@contextmanager
def _replaced(path: Path) -> Iterator[BinaryIO]:
    if path.exists():
        # A file that may not be written is not to be replaced either.
        path.open("ab").close()
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
