"""Lines to and from somebody at a terminal, whom a screen reader may help."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from spadille.cli import output

#: An answer is not longer.
_LONGEST = 1000
#: Stands for a letter that cannot be shown.
_STRANGE = "\ufffd"


class Left(Exception):
    """Raised when somebody leaves the table."""


def tell(lines: Iterable[str]) -> None:
    """Say something, one line after the other; raises ``Refusal`` when it cannot be written."""
    for line in lines:
        output.tell(line)


def hear() -> str:
    """The next line that was typed; raises ``Left`` where there will be no other.

    Nothing but the letters of a mark is written before it: the cursor is never moved.
    """
    if sys.stdin is None:
        raise Left
    if sys.stdin.isatty():
        print("> ", end="")
    output.flush()
    line = sys.stdin.buffer.readline(_LONGEST)
    if not line:
        raise Left
    while len(line) == _LONGEST and not line.endswith(b"\n"):
        # The rest of an endless line is no answer of its own.
        more = sys.stdin.buffer.readline(_LONGEST)
        if not more or more.endswith(b"\n"):
            break
    text = line.decode("utf-8", errors="replace").strip()
    # An arrow key sends letters that would move the cursor when they are told again.
    return "".join(letter if letter.isprintable() else _STRANGE for letter in text)
