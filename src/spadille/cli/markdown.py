"""A page of Markdown as lines for a terminal: as much of it as the pages of the games use."""

from __future__ import annotations

import re
from collections.abc import Iterator

from spadille.cli.layout import heading, table, wrapped

#: What begins a block: a heading, a row of a table, an item of a list.
_HEADING = re.compile(r"(#+)\s+(.*)")
_ROW = re.compile(r"\|(.*)\|\s*$")
_RULE = re.compile(r"[|:\s-]+$")
_ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+(.*)")
#: Signs that only a screen needs: of emphasis, of code, and the address behind a link.
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_EMPHASIS = re.compile(r"(\*\*|\*|`)(\S|\S.*?\S)\1")


def drawn(text: str, places: int) -> list[str]:
    """The page in lines of at most so many places.

    >>> page = "# Play\\n\\nFollow *suit*,\\nif you can.\\n\\n- On lead\\n  anything goes."
    >>> drawn(page, 14)
    ['Play', '====', '', 'Follow suit,', 'if you can.', '', '- On lead', '  anything', '  goes.']
    """
    lines: list[str] = []
    is_list = False
    for block in _blocks(text):
        is_item = _ITEM.match(block[0]) is not None
        if lines and not (is_list and is_item):
            lines.append("")
        lines += _drawn(block, places)
        is_list = is_item
    return lines


def _blocks(text: str) -> Iterator[list[str]]:
    """The lines that belong together: a heading, a paragraph, an item of a list, a table."""
    block: list[str] = []
    for line in text.splitlines():
        is_row = _ROW.match(line) is not None
        goes_on = block and line.strip() and not _ITEM.match(line) and not _HEADING.match(line)
        goes_on = goes_on and not _HEADING.match(block[0])
        if block and not (goes_on and is_row == (_ROW.match(block[0]) is not None)):
            yield block
            block = []
        if line.strip():
            block.append(line)
    if block:
        yield block


def _drawn(block: list[str], places: int) -> list[str]:
    first = block[0]
    if found := _HEADING.match(first):
        return heading(_plain(found[2]), "=" if found[1] == "#" else "-", places)
    if _ROW.match(first):
        rows = [line for line in block if not _RULE.match(line)]
        cells = [[_plain(cell) for cell in row.strip().strip("|").split("|")] for row in rows]
        return table([[cell.strip() for cell in row] for row in cells], places)
    told = _plain(" ".join(line.strip() for line in block))
    if item := _ITEM.match(first):
        indent, mark = item[1], item[2]
        text = told[len(mark) :].lstrip()
        return wrapped(text, places, f"{indent}{mark} ", indent + " " * (len(mark) + 1))
    return wrapped(told, places)


def _plain(text: str) -> str:
    """The text without the signs; what stands in a sign may stand in another."""
    text = _LINK.sub(r"\1", text)
    while (told := _EMPHASIS.sub(r"\2", text)) != text:
        text = told
    return text
