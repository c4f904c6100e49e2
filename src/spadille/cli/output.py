"""Writing to standard output, and writing a file as a whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TextIO

from spadille.cli.refusal import STREAM, Refusal, file_refusal


def tell(line: str) -> None:
    """Write a line to standard output; raises ``Refusal`` when it cannot be written."""
    with _standard_output() as out:
        print(line, file=out)


def spell_out() -> None:
    """Let standard output write as an escape what its encoding has no letter for."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Write what is left to standard output, if there is one; raises ``Refusal``."""
    if sys.stdout is not None:
        with _standard_output() as out:
            out.flush()


def abandon() -> None:
    """Give up standard output: Python would complain when it flushes it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _standard_output() -> Iterator[TextIO]:
    # A program whose standard output was closed beforehand has none.
    if sys.stdout is None:
        raise Refusal("output-closed")
    try:
        yield sys.stdout
    except BrokenPipeError:
        raise
    except OSError as error:
        abandon()
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise Refusal("output-full") from error
        raise Refusal("output-trouble", reason=error.strerror or str(error)) from error


@contextmanager
def whole_file(name: str) -> Iterator[BinaryIO]:
    """Write to a new file beside the one named, which takes its place at the end.

    When anything fails, what stood under the name stays. ``-`` is standard output; a device
    or a pipe is written to as it stands. Raises ``Refusal`` when the file cannot be written.
    """
    if name == STREAM:
        with _standard_output() as out:
            yield out.buffer
            out.buffer.flush()
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
