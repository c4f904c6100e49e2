"""Reading a file line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from spadille.cli.refusal import STREAM, Refusal
from spadille.notation.error import Expected, NotationError

#: A line of a file and its number, from 1.
Line = tuple[int, str]


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """The file of that name; ``-`` is standard input. Raises ``OSError`` and ``Refusal``."""
    if name == STREAM:
        # A program whose standard input was closed beforehand has none.
        if sys.stdin is None:
            raise Refusal("input-closed")
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as file:
        yield file


def lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of a text; raises ``NotationError`` at what is not UTF-8.

    The mark that some editors put before a text is passed over.
    """
    for number, line in enumerate(file, 1):
        try:
            yield number, line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as error:
            # Where a mark was passed over, the place counts from behind it.
            text = error.object
            column = len(text[: error.start].decode("utf-8")) + 1
            raise NotationError(
                Expected.TEXT, f"\\x{text[error.start]:02x}", number, column
            ) from error
