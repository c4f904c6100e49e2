"""The file in which somebody keeps the records of his evenings."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from spadille.cli.output import whole_file
from spadille.cli.refusal import STREAM, Refusal, file_refusal
from spadille.games.registry import rulebook
from spadille.notation import record
from spadille.notation.replay import Record


class RecordBook:
    """A file of records; an evening is written behind what stands in it."""

    def __init__(self, file: str) -> None:
        """Look whether it can be written; raises ``Refusal`` before anybody has sat down."""
        self._file = file
        self._before = b"" if file == STREAM else _content(file)

    def add(self, records: Sequence[Record]) -> None:
        """Write an evening's records; raises ``Refusal``, and then what was there stays."""
        text = record.write(records, rulebook).encode()
        gap = b"\n" if self._before else b""
        with whole_file(self._file) as file:
            file.write(self._before + gap + text)


def _content(name: str) -> bytes:
    path = Path(name)
    if path.exists() and not path.is_file() and not path.is_dir():
        # A device or a pipe keeps nothing, and might be read without end.
        return b""
    try:
        if not path.exists():
            if not os.access(path.absolute().parent, os.W_OK):
                path.open("ab").close()
            return b""
        path.open("ab").close()
        text = path.read_bytes()
    except OSError as error:
        raise file_refusal(name, error) from error
    if text.strip() and not text.lstrip().startswith((b"[", b";", b"{")):
        raise Refusal("play-no-records", file=name)
    return text
