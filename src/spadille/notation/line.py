"""Lines of fields: the name of a rule set, then fields of a name and words, between semicolons."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from spadille.notation.error import Expected
from spadille.notation.ruleset import Finder, rulebook_named
from spadille.notation.word import Word, words_of
from spadille.rules.rulebook import Rulebook

#: The words of each field of a line, and the word that names the field.
Fields = dict[str, tuple[Word, list[Word]]]


def write_line(rules: str, fields: Mapping[str, str | None]) -> str:
    """A line of fields; one that is absent is left out.

    >>> write_line("lhombre/hjemme@1", {"dealer": "0", "trump": None, "tout": ""})
    'lhombre/hjemme@1; dealer 0; tout'
    """
    told = (f"{name} {text}".rstrip() for name, text in fields.items() if text is not None)
    return "; ".join([rules, *told])


def read_line(
    text: str, find: Finder, known: Collection[str] | None = None
) -> tuple[Rulebook[Any], Fields]:
    """The rulebook and the fields of a line; raises ``NotationError`` at a field not known."""
    parts = [words_of(part, column=start) for start, part in _parts(text.rstrip("\r\n"))]
    head, *rest = parts
    if len(head) != 1:
        raise Word(text.strip()).error(Expected.RULE_SET)
    rulebook = rulebook_named(head[0], find)
    fields: Fields = {}
    for words in rest:
        if not words:
            continue
        name, *values = words
        if known is not None and name.text not in known:
            raise name.error(Expected.FIELD, ", ".join(known))
        if name.text in fields:
            raise name.error(Expected.FIELD_ONCE)
        fields[name.text] = (name, values)
    return rulebook, fields


def single(name: Word, values: list[Word]) -> Word:
    """The only word of a field."""
    if not values:
        raise name.error(Expected.WORD)
    if len(values) > 1:
        raise values[1].error(Expected.FIELD)
    return values[0]


def split(words: list[Word], separator: str = "/") -> list[list[Word]]:
    """The words between separators, which stand alone.

    >>> [[word.text for word in part] for part in split(words_of("SA H7 / / ?3"))]
    [['SA', 'H7'], [], ['?3']]
    """
    parts: list[list[Word]] = [[]]
    for word in words:
        if word.text == separator:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _parts(text: str) -> list[tuple[int, str]]:
    parts = []
    column = 1
    for part in text.split(";"):
        parts.append((column, part))
        column += len(part) + 1
    return parts
