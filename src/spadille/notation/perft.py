"""Counts of the tree of legal actions, for whoever writes the rules a second time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spadille.notation.jsonl import decoded
from spadille.rules import codec


class Perft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position line, and how many sequences of 1, 2, 3 ... legal actions lead on from it."""

    position: str
    counts: tuple[int, ...]


_reader: codec.Reader[Perft] = codec.decoder_of(Perft)


def write(perft: Perft) -> str:
    """The counts as one line of JSON without its end.

    >>> write(Perft("lhombre/hjemme@1; dealer 0", (0,)))
    '{"position":"lhombre/hjemme@1; dealer 0","counts":[0]}'
    """
    return codec.encode(perft).decode()


def read(text: str) -> Iterator[Perft]:
    """The counts of a text, one a line; empty lines are skipped.

    Raises ``NotationError`` at a line that is none. The positions are not looked at.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield decoded(_reader, line, number)
