"""The rules of a game as a text for players, cut into its passages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

#: What a numbered passage begins with, such as 4, 4.2 or 5.grand.1.
_NUMBER = re.compile(r"(\d+(?:\.[a-z0-9]+)*)\.? ")


class Passage(msgspec.Struct, frozen=True):
    """A heading, or a paragraph with the items that belong to it.

    ``number`` is that of the section or rule, where it has one; ``text`` is all of it, the number
    in front.
    """

    is_heading: bool
    number: str
    text: str
    items: tuple[str, ...] = ()


def passages(text: str) -> tuple[Passage, ...]:
    """The passages of a text behind its title.

    >>> text = "# Hearts\\n\\nFour play.\\n\\n## 4 Play\\n\\n4.2 Follow\\nsuit.\\n\\n- Not led."
    >>> told = passages(text)
    >>> [(each.number, each.text) for each in told]
    [('', 'Four play.'), ('4', '4 Play'), ('4.2', '4.2 Follow suit.')]
    >>> told[2].items
    ('Not led.',)
    """
    found: list[Passage] = []
    for block in _blocks(text):
        if block.startswith("- "):
            last = found[-1]
            found[-1] = msgspec.structs.replace(last, items=(*last.items, block[2:]))
        elif not block.startswith("# "):
            told = block.removeprefix("## ")
            found.append(Passage(told != block, _number(told), told))
    return tuple(found)


def _blocks(text: str) -> Iterator[str]:
    """Headings, paragraphs and items, each in one line."""
    for part in text.split("\n\n"):
        block = ""
        for line in part.splitlines():
            if block and line.startswith("- "):
                yield block
                block = ""
            # Japanese has no spaces between words, and so none where a line ends.
            joint = " " if block and block[-1].isascii() else ""
            block += joint + line.strip()
        if block:
            yield block


def _number(text: str) -> str:
    found = _NUMBER.match(text)
    return "" if found is None else found[1]
