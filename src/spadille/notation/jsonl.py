"""A journal as JSON lines: one entry a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from spadille.notation.error import Expected, NotationError
from spadille.notation.form import column_of, form_fault
from spadille.notation.ruleset import Finder, rulebook_named
from spadille.notation.word import Word
from spadille.rules import codec
from spadille.rules.journal import Entry


class _Rules(msgspec.Struct):
    rules: str


_NAME: codec.Reader[_Rules] = codec.decoder_of(_Rules)


def write(entries: Iterable[Entry[Any, Any]]) -> str:
    """The entries, each on a line of its own.

    >>> from spadille.rules.action import Pass
    >>> from spadille.rules.event import Passed
    >>> from spadille.cards import Seat
    >>> write([Entry(7, Seat(1), Pass(), (Passed(Seat(1)),), "lhombre/hjemme@1", 0.0)]).count("\\n")
    1
    """
    return "".join(codec.encode(entry).decode() + "\n" for entry in entries)


def read(text: str, find: Finder) -> Iterator[Entry[Any, Any]]:
    """The entries of a journal, each typed by the rule set it names; empty lines are skipped.

    Raises ``NotationError`` at a line that is no entry. Nothing is judged, so that entries of older
    versions of a rule set can be read.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield _entry(line, number, find)


def decoded(decoder: codec.Reader[Any], line: str, number: int) -> Any:
    """One line of JSON; raises ``NotationError`` when it is not of the decoder's form."""
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError) as error:
        column, detail = column_of(error, line), form_fault(error)
        found = line[column - 1 : column + 39]
        raise NotationError(Expected.FORM, found, number, column, detail) from error


def _entry(line: str, number: int, find: Finder) -> Entry[Any, Any]:
    named = decoded(_NAME, line, number)
    rulebook = rulebook_named(Word(named.rules, number), find, is_judged=False)
    decoder = _decoder(rulebook.actions, rulebook.events)
    entry: Entry[Any, Any] = decoded(decoder, line, number)
    return entry


@cache
def _decoder(actions: Any, events: Any) -> codec.Reader[Any]:
    form: Any = Entry
    return codec.decoder_of(form[actions, events])
