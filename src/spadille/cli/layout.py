"""Lines that fit a terminal, in languages with and without blanks between words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

#: Letters that fill two places; a line may end behind each of them.
_WIDE = r"\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60"
#: Signs that no line may end with, and those that none may begin with.
_OPENING = "（「『【〈《［｛"
_CLOSING = "、。，．・：；？！）」』】〉》］｝ーっゃゅょッャュョ"
_PAIR = 2
#: A blank that no line may end at is a letter like any other.
_PIECE = re.compile(
    rf"([^\S\u00a0]*)([{_OPENING}]*[{_WIDE}][{_CLOSING}]*|(?:\u00a0|[^\s{_WIDE}])+[{_CLOSING}]*)"
)


def width(text: str) -> int:
    """How many places a text fills.

    >>> width("Solo"), width("ソロ")
    (4, 4)
    """
    return sum(0 if unicodedata.combining(letter) else _width(letter) for letter in text)


def padded(text: str, places: int) -> str:
    """The text with blanks behind it, so that it fills so many places."""
    return text + " " * (places - width(text))


def wrapped(text: str, places: int, first: str = "", rest: str = "") -> list[str]:
    """The text in lines of so many places, ``first`` before the first and ``rest`` before others.

    A word that is longer than a line has one to itself.

    >>> wrapped("Follow suit if you can", 14, "- ", "  ")
    ['- Follow suit', '  if you can']
    >>> wrapped("切り札を出してください。", 12)
    ['切り札を出し', 'てください。']
    """
    lines, line, is_begun = [], first, False
    for blank, piece in _PIECE.findall(text):
        gap = " " if blank and is_begun else ""
        if is_begun and width(line + gap + piece) > places:
            lines.append(line)
            line, gap = rest, ""
        line += gap + piece
        is_begun = True
    return [*lines, line]


def heading(text: str, line: str, places: int) -> list[str]:
    """A heading, underlined with a sign.

    >>> heading("The play", "-", 20)
    ['The play', '--------']
    """
    lines = wrapped(text, places)
    return [*lines, line * max(map(width, lines))]


def table(rows: Sequence[Sequence[str]], places: int) -> list[str]:
    """Rows of cells, the first being the heads, as columns; under each other where too wide.

    Of two columns the first is enough of a head for what stands in the second.

    >>> table([["bid", "win"], ["solo", "3"]], 20)
    ['bid   win', 'solo  3']
    >>> table([["bid", "win"], ["solo", "3"]], 8)
    ['solo: 3']
    >>> table([["", "win", "bet"], ["solo", "3", "3"], ["nolo", "4", "4"]], 8)
    ['solo', 'win: 3', 'bet: 3', '', 'nolo', 'win: 4', 'bet: 4']
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * (len(widths) - 1) <= places:
        return ["  ".join(map(padded, row, widths)).rstrip() for row in rows]
    heads, *others = rows
    if len(heads) == _PAIR:
        return [
            line for name, text in others for line in wrapped(f"{name}: {text}", places, rest="  ")
        ]
    lines: list[str] = []
    for row in others:
        lines += [*([""] if lines else []), *_under_each_other(heads, row, places)]
    return lines


def _under_each_other(heads: Sequence[str], row: Sequence[str], places: int) -> Iterator[str]:
    for head, cell in zip(heads, row, strict=True):
        if cell:
            yield from wrapped(f"{head}: {cell}" if head else cell, places, rest="  ")


def _width(letter: str) -> int:
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
