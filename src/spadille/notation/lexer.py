"""The pieces of a record: tags, words, and comments, which are passed over."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec

from spadille.notation.error import Expected
from spadille.notation.word import Word

_PIECE = re.compile(
    r"""
    (?P<blank> \s+ )
  | (?P<comment> \{ [^}]* \} | ; [^\n]* )
  | (?P<tag> \[ \s* (?P<name> [A-Za-z][A-Za-z0-9_]* ) \s+
             (?P<value> " (?: [^"\\\n] | \\. )* " ) \s* \] )
  | (?P<word> [^\s{};\[\]]+ )
  | (?P<wrong> . )
    """,
    re.VERBOSE | re.DOTALL,
)


class Tag(msgspec.Struct, frozen=True):
    """A tag: its name, and its value with the place where the value begins."""

    name: Word
    value: Word


def tag_text(name: str, value: str) -> str:
    """A tag as text.

    >>> print(tag_text("Seat0", 'Anna "Ace" Holm'))
    [Seat0 "Anna \\"Ace\\" Holm"]
    """
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def pieces(text: str) -> Iterator[Tag | Word]:
    """The tags and words of a text in turn; raises ``NotationError`` at what is neither."""
    line, start_of_line = 1, 0
    for match in _PIECE.finditer(text):
        place = line, match.start() - start_of_line + 1
        found = match.group()
        kind = match.lastgroup
        if match["tag"] is not None:
            yield _tag(match, line, start_of_line)
        elif kind == "word":
            yield Word(found, *place)
        elif kind == "wrong":
            raise Word(found, *place).error(_WRONG.get(found, Expected.TAG))
        breaks = found.count("\n")
        if breaks:
            line, start_of_line = line + breaks, match.start() + found.rindex("\n") + 1


_WRONG = {"{": Expected.COMMENT_END}


def _tag(match: re.Match[str], line: int, start_of_line: int) -> Tag:
    name = Word(match["name"], line, match.start("name") - start_of_line + 1)
    value = Word(match["value"], line, match.start("value") - start_of_line + 1)
    try:
        told = json.loads(match["value"], strict=False)
        # Half of a letter can be written in JSON and nowhere else.
        told.encode("utf-8")
    except ValueError as error:
        raise value.error(Expected.TAG) from error
    return Tag(name, Word(told, value.line, value.column + 1))
